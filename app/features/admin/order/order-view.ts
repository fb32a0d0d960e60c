import { INTENT_FIELD } from '../../../../domain/posted-form.ts';

/** Of the form that puts something elsewhere in its row, and of the address after it. */
export const ORDER_FORM = { intent: INTENT_FIELD, id: 'id', by: 'by', isBack: 'back' } as const;
export const ORDER_QUERY = { moved: 'moved', by: 'by' } as const;
export const REORDER = 'reorder';

/** What was just put elsewhere. */
export type Moved = {
  readonly id: string;
  /** So many places further on; negative: further to the front. */
  readonly by: number;
};

export function movedIn(query: URLSearchParams): Moved | null {
  const id = query.get(ORDER_QUERY.moved);
  const by = Number(query.get(ORDER_QUERY.by));
  return id === null || !Number.isInteger(by) || by === 0 ? null : { id, by };
}

/** The address of the same page that says it; nothing of an earlier one, and nothing where it was put back. */
export function afterMove(url: URL, { id, by }: Moved, isBack: boolean): string {
  const query = withoutMoved(url.searchParams);
  if (by !== 0 && !isBack) {
    query.set(ORDER_QUERY.moved, id);
    query.set(ORDER_QUERY.by, String(by));
  }
  return `${url.pathname.replace(/\.data$/, '')}?${query}`;
}

export function withoutMoved(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of Object.values(ORDER_QUERY)) rest.delete(name);
  return rest;
}
