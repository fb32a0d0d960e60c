import { ok, type Result } from '../../domain/result.ts';
import type { HouseRoof, RoofAnswer } from '../../domain/roof/found-roof.ts';
import type { RoofOfHouse } from '../../domain/roof/house-roof.ts';
import { boxAround } from '../../domain/roof/without-trees.ts';
import type { Services } from '../services.ts';
import type { Asker } from '../work/asker.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';
import { recentResults } from '../estimates/recent-results.ts';
import { attributionOf } from './roof-sources.ts';

/** Around the house, within this, the outlines of houses are stored [m]. */
const DRAWN_M = 60;
/** The year of the tile. */
const PUBLISHED = '2017-01-01';
/** One for each panel that somebody chooses. */
const known = recentResults<RoofOfHouse>(12);

/** The stored house, found anew for each kind of panel. */
export async function demonstrationRoof(
  { work, roofs }: Pick<Services, 'work' | 'roofs'>,
  who: Asker,
  panel: HouseRoof['panel'],
): Promise<Result<RoofAnswer, WorkRefusal>> {
  const key = `${panel.longM} ${panel.shortM}`;
  let found = known.get(key);
  if (found === undefined) {
    const { surface, house, others } = roofs.demonstrationHouse();
    const around = { houses: others, within: boxAround(house.outline, DRAWN_M) };
    const order = { surface: { bytes: surface, asked: null }, terrain: null, house, around, panel };
    const done = await work.run(who, { kind: 'roof', order });
    if (!done.ok) return done;
    if (!done.value.ok) throw new Error(`the stored house: ${done.value.error.kind}`);
    found = done.value.value;
    known.set(key, found);
  }
  return ok({
    roof: { source: 'demonstration', panel, date: PUBLISHED, ...found },
    absence: null,
    facts: null,
    attributions: [attributionOf.heights(PUBLISHED)],
  });
}
