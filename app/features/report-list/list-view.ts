import { INTENT_FIELD } from '../../../domain/posted-form.ts';
import type { ReportSummary } from '../../../domain/report/report-summary.ts';

/** What a user's list of reports shows. */
export type ListView = {
  readonly reports: readonly ReportSummary[];
  /** Where the next page begins, in the form of AFTER_PARAM; null: there are no older ones. */
  readonly older: string | null;
  /** The report after which this page begins, in the form of AFTER_PARAM; empty: the first page. */
  readonly after: string;
  /** In groups; null: signed in without a number. */
  readonly phone: string | null;
  readonly notice: ListNotice | null;
  /** The ticked ones, on whatever page they are, cheapest first. */
  readonly compared: readonly ReportSummary[];
  /** Whether they are already shown side by side. */
  readonly isComparing: boolean;
  /** More were ticked than can be compared. */
  readonly isFull: boolean;
  /** The key under which a copy is made once. */
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

/** A name typed after the session had ended. */
export type RenameWaits = {
  readonly kind: 'rename-waits';
  readonly reportId: string;
  readonly version: number;
  readonly title: string;
};

/** A calculation for a house that already has a report. */
export type SaveChoice = {
  readonly kind: 'save-choice';
  readonly query: string;
  readonly idempotencyKey: string;
  readonly earlier: {
    readonly reportId: string;
    readonly version: number;
    readonly title: string;
  };
  /** The report was changed while the user was choosing. */
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

/** The forms' fields and the actions they can request. */
export const REPORT_FIELDS = {
  intent: INTENT_FIELD,
  reportId: 'reportId',
  version: 'version',
  title: 'title',
  /** Where to go afterwards: the report itself, or the list. */
  back: 'back',
  query: 'query',
  /** Saves a calculation as another report, even if its house has one. */
  asNew: 'asNew',
  /** What a button in the list requests, in one value: intent, report, and key of a copy. */
  change: 'change',
} as const;

export const COMPARE_PARAM = 'compare';
export const SAVE_PARAM = 'save';
/** A page that asks before saving does not save when it is reloaded. */
export const ASK_PARAM = 'ask';
/** A report; REPORT_FIELDS.title beside it is its new name. */
export const RENAME_PARAM = 'rename';
/**
 * Which page of the list; reports beside it are only ticked for comparison. Empty: the first one.
 */
export const AFTER_PARAM = 'after';

/** The current place in the list: what is ticked, and on which page; null: already comparing. */
export type ListPlace = { readonly ids: readonly string[]; readonly after: string | null };

/** The address of a place, to which a change in the list returns. */
export function placeQuery({ ids, after }: ListPlace): string {
  const query = new URLSearchParams(ids.map((id) => [COMPARE_PARAM, id]));
  if (after !== null && (after !== '' || ids.length > 0)) query.set(AFTER_PARAM, after);
  return query.size === 0 ? '' : `?${query}`;
}

/** Only its page, for a form that holds the ticked reports. */
export function pageQuery({ after }: ListPlace): string {
  return after === null ? '' : `?${new URLSearchParams({ [AFTER_PARAM]: after })}`;
}
