import { ok, type Result } from '../../domain/result.ts';
import type { HouseRoof, RoofAbsence, RoofAnswer } from '../../domain/roof/found-roof.ts';
import type { HouseFacts } from '../../domain/roof/house-facts.ts';
import { boxAround } from '../../domain/roof/without-trees.ts';
import { utm32OfPlace } from '../../engine/geodesy/utm-zone-32.ts';
import type { Place } from '../../engine/place.ts';
import { logFailure } from '../log-failure.ts';
import type { Logger } from '../logger.ts';
import type { Building, FetchedRaster, RoofRegisters } from '../providers/roofs/port.ts';
import type { Asker } from '../work/asker.ts';
import type { Tasks } from '../work/tasks.ts';
import type { WorkPool } from '../work/work-pool.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';
import { houseAt } from './house-at.ts';
import { attributionOf } from './roof-sources.ts';

/** As far as a horizon looks, and half a house [m]. */
const HEIGHTS_M = 165;
/** Around the house for the ground it stands on, and for the houses that are told from trees [m]. */
const TERRAIN_M = 45;
const BUILDINGS_M = 60;

export type Found = Result<RoofAnswer, WorkRefusal>;
export type RoofNeeds = {
  readonly work: Pick<WorkPool, 'run' | 'wake'>;
  readonly now: () => Date;
  readonly log: Logger;
};
export type RoofWish = { readonly place: Place; readonly panel: HouseRoof['panel'] };

/** Asks the registers for the house at a place and finds its roof. What a register does not say is left out. */
export async function roofAt(
  { work, now, log }: RoofNeeds,
  registers: RoofRegisters,
  who: Asker,
  { place, panel }: RoofWish,
): Promise<Found> {
  // Ready by the time the registers have answered.
  work.wake();
  const door = utm32OfPlace(place);
  const date = now().toISOString().slice(0, 10);
  const surfaceAsked = registers.heights('surface', boxAround([door], HEIGHTS_M));
  const terrainAsked = registers.heights('terrain', boxAround([door], TERRAIN_M));
  const within = boxAround([door], BUILDINGS_M);
  const buildings = await registers.buildings(within);
  if (!buildings.ok) return ok(noRoof('unavailable', null, date));
  const house = houseAt(buildings.value, door);
  if (house === null) return ok(noRoof('no-house', null, date));
  const factsAsked = factsOf(registers, house);
  const [surface, terrain] = await Promise.all([surfaceAsked, terrainAsked]);
  if (!surface.ok) return ok(noRoof('unavailable', await factsAsked, date));
  const others = buildings.value.filter((building) => building !== house);
  const order: Tasks['roof']['order'] = {
    surface: sent(surface.value),
    terrain: terrain.ok ? sent(terrain.value) : null,
    house: ringsOf(house),
    around: { houses: others.map(ringsOf), within },
    panel,
  };
  let done: Result<Tasks['roof']['answer'], WorkRefusal>;
  try {
    done = await work.run(who, { kind: 'roof', order });
  } catch (error) {
    // A footprint that no sum was made for: the visitor can still draw.
    logFailure(log, 'roof not found', error);
    return ok(noRoof('unsure', await factsAsked, date));
  }
  const facts = await factsAsked;
  if (!done.ok) return done;
  surface.value.wasRaster(done.value.ok || done.value.error.kind !== 'unreadable');
  if (done.value.ok) {
    const roof: HouseRoof = { source: 'dhm', panel, date, ...done.value.value };
    return ok({ roof, absence: null, facts, attributions: attributions(facts, date) });
  }
  const { kind } = done.value.error;
  return ok(noRoof(kind === 'unreadable' ? 'unavailable' : kind, facts, date));
}

async function factsOf({ facts }: RoofRegisters, { bbrId }: Building): Promise<HouseFacts | null> {
  if (bbrId === null) return null;
  const found = await facts(bbrId);
  return found.ok ? found.value : null;
}

function noRoof(absence: RoofAbsence, facts: HouseFacts | null, date: string): RoofAnswer {
  const all = attributions(facts, date);
  return { roof: null, absence, facts, attributions: facts === null ? [] : all.slice(-1) };
}

function attributions(facts: HouseFacts | null, date: string): RoofAnswer['attributions'] {
  const own = [attributionOf.heights(date), attributionOf.footprint(date)];
  return facts === null ? own : [...own, attributionOf.bbr(date)];
}

const sent = ({ bytes, asked }: FetchedRaster) => ({ bytes, asked });
const ringsOf = ({ outline, holes }: Building) => ({ outline, holes });
