import type { ReportSummary } from '../../../domain/report/report-summary.ts';

/** What the list of one's own reports shows. */
export type ListView = {
  readonly reports: readonly ReportSummary[];
  /** Where the next page begins, as AFTER_PARAM has it; null: there are no older ones. */
  readonly older: string | null;
  /** After which report this page begins, as AFTER_PARAM has it; empty: the first page. */
  readonly after: string;
  /** In groups; null: signed in without a number. */
  readonly phone: string | null;
  readonly notice: ListNotice | null;
  /** Those that are ticked, on whatever page they stand, cheapest first. */
  readonly compared: readonly ReportSummary[];
  /** Whether they stand beside each other already. */
  readonly isComparing: boolean;
  /** More were ticked than can stand beside each other. */
  readonly isFull: boolean;
  /** Under which a copy is made once. */
  readonly copyKey: string;
};

export type ListNotice =
  | { readonly kind: 'deleted'; readonly reportId: string; readonly title: string }
  | { readonly kind: 'restored' | 'copied'; readonly title: string }
  | { readonly kind: 'undo-late' }
  | { readonly kind: 'full' }
  | { readonly kind: 'gone' }
  | RenameWaits
  | SaveChoice
  | PendingSave;

/** A name that was typed after the session had ended. */
export type RenameWaits = {
  readonly kind: 'rename-waits';
  readonly reportId: string;
  readonly version: number;
  readonly title: string;
};

/** A calculation of a house that has a report already. */
export type SaveChoice = {
  readonly kind: 'save-choice';
  readonly query: string;
  readonly idempotencyKey: string;
  readonly earlier: {
    readonly reportId: string;
    readonly version: number;
    readonly title: string;
  };
  /** The report was changed while one chose. */
  readonly isChanged: boolean;
};

/** A calculation that waits to be saved. */
export type PendingSave = {
  readonly kind: 'save-failed' | 'save-full' | 'save-confirm';
  readonly query: string;
  readonly idempotencyKey: string;
};

/** The answer to a form that changed nothing. */
export type ListAnswer =
  | {
      readonly problem: 'renamed-elsewhere';
      readonly reportId: string;
      readonly version: number;
      readonly stored: string;
      readonly yours: string;
    }
  | { readonly problem: 'title-too-long' | 'unreachable' | 'failed' };

/** The forms' fields and what they can ask for. */
export const REPORT_FIELDS = {
  intent: 'intent',
  reportId: 'reportId',
  version: 'version',
  title: 'title',
  /** Where to go afterwards: the report itself, or the list. */
  back: 'back',
  query: 'query',
  /** A calculation becomes another report, also where its house has one. */
  asNew: 'asNew',
  /** What a button in the list asks for, in one: intent, report, and key of a copy. */
  change: 'change',
} as const;

export const COMPARE_PARAM = 'compare';
export const SAVE_PARAM = 'save';
/** A page that asks before it saves does not save when it is loaded again. */
export const ASK_PARAM = 'ask';
/** A report, and beside it under REPORT_FIELDS.title the name that it is to have. */
export const RENAME_PARAM = 'rename';
/** Which page of the list; beside it, reports to compare are ticked only. Empty: the first one. */
export const AFTER_PARAM = 'after';

/** Where in the list somebody is: what is ticked, and on which page; null: beside each other already. */
export type ListPlace = { readonly ids: readonly string[]; readonly after: string | null };

/** The address of a place, which a change in the list leads back to. */
export function placeQuery({ ids, after }: ListPlace): string {
  const query = new URLSearchParams(ids.map((id) => [COMPARE_PARAM, id]));
  if (after !== null && (after !== '' || ids.length > 0)) query.set(AFTER_PARAM, after);
  return query.size === 0 ? '' : `?${query}`;
}

/** Its page alone, for a form that holds what is ticked. */
export function pageQuery({ after }: ListPlace): string {
  return after === null ? '' : `?${new URLSearchParams({ [AFTER_PARAM]: after })}`;
}
