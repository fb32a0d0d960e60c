import { useState } from 'react';
import { MOST_CHOSEN, type LeadRow } from '../../../../domain/staff/leads.ts';
import type { LeadsView } from './leads-view.ts';

/** Leads that are chosen to be changed at once: those of the page only. */
export type Chosen = {
  readonly leads: readonly LeadRow[];
  readonly has: (id: string) => boolean;
  /** Whether no more can be chosen. */
  readonly isFull: boolean;
  readonly toggle: (id: string) => void;
  /** All from the last one that was chosen to this one, of these in their order. */
  readonly reach: (id: string, order: readonly string[]) => void;
  readonly clear: () => void;
};

export function useChosen({ list, columns }: Pick<LeadsView, 'list' | 'columns'>): Chosen {
  const [ids, setIds] = useState<readonly string[]>([]);
  // As they stand now: a change gives them a new version.
  const shown = new Map(
    [...(list?.rows ?? []), ...(columns ?? []).flatMap(({ rows }) => rows)].map((lead) => [
      lead.id,
      lead,
    ]),
  );
  const leads = ids.flatMap((id) => shown.get(id) ?? []);
  const set = (next: readonly string[]) => setIds([...new Set(next)].slice(0, MOST_CHOSEN));
  return {
    leads,
    has: (id) => ids.includes(id),
    isFull: leads.length >= MOST_CHOSEN,
    toggle: (id) =>
      set(ids.includes(id) ? ids.filter((other) => other !== id) : [...leads.map(idOf), id]),
    reach: (id, order) => {
      const last = order.indexOf(leads.at(-1)?.id ?? '');
      const to = order.indexOf(id);
      const between = last < 0 ? [id] : order.slice(Math.min(last, to), Math.max(last, to) + 1);
      set([...leads.map(idOf), ...between]);
    },
    clear: () => setIds([]),
  };
}

const idOf = ({ id }: LeadRow) => id;
