import { LEAST_SOUGHT } from '../../../../domain/staff/finds.ts';
import type { LeadRow } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import type { Hit, HitGroup } from './hit.ts';
import { leadActs, leadHit, reportHit, stageHits } from './lead-hits.tsx';
import { actHits, pageHits, searchHits } from './page-hits.ts';
import type { Finds } from './use-finds.ts';

type Asked = {
  readonly text: string;
  readonly finds: Finds;
  /** The row that was chosen; null: the first. */
  readonly chosen: string | null;
  /** The lead that is being moved to another stage. */
  readonly moving: LeadRow | null;
  readonly ownUid: string;
};

/** The rows of the palette under their names: what stands still while one types comes first, then what is found. */
export function groupsOf({ text, finds, chosen, moving, ownUid }: Asked): readonly HitGroup[] {
  if (moving !== null)
    return [{ name: m.admin_palette_move_to({ name: moving.name }), hits: stageHits(moving) }];
  const sought = text.trim();
  const isSearch = sought.length >= LEAST_SOUGHT;
  const named = [...pageHits(), ...actHits(ownUid)].filter(({ name }) =>
    name.toLowerCase().includes(sought.toLowerCase()),
  );
  const { found } = finds;
  const leads = (found?.leads ?? []).map(leadHit);
  const lead = leadOf(leads, chosen, isSearch && named.length === 0);
  const pages: HitGroup = { name: m.admin_palette_pages(), hits: named };
  const groups: readonly HitGroup[] = [
    ...(isSearch ? [pages] : []),
    { name: isSearch ? m.admin_nav_leads() : m.admin_palette_recent(), hits: leads },
    ...(lead === null || found === null
      ? []
      : [
          {
            name: m.admin_palette_acts({ name: lead.name }),
            hits: leadActs(lead, found.today),
          },
        ]),
    { name: m.admin_nav_reports(), hits: (found?.reports ?? []).map(reportHit) },
    ...(isSearch ? [] : [pages]),
    { name: m.admin_palette_further(), hits: isSearch ? furtherHits(sought, finds) : [] },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

/** The lead that was chosen, or that something is chosen for; without a choice the first, where it stands on top. */
function leadOf(leads: readonly Hit[], chosen: string | null, isFirst: boolean): LeadRow | null {
  const at = leads.find(({ key }) => chosen === key || chosen?.startsWith(`${key} `) === true);
  return (at ?? (isFirst && chosen === null ? leads[0] : undefined))?.lead ?? null;
}

function furtherHits(sought: string, { state }: Finds): readonly Hit[] {
  const again: Hit = { key: 'again', name: m.admin_palette_again(), act: { kind: 'again' } };
  return [...(state === 'failed' ? [again] : []), ...searchHits(sought)];
}
