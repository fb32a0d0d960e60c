import type { ReportSummary } from '../../../domain/report/report-summary.ts';
import type { ReportAnswer } from '../../../domain/report/report-difference.ts';

/** An answer with its yield. */
export type Recalculated = ReportAnswer & { readonly annualKwh: number };

/** What a saved report's page shows around the report. */
export type SavedView = {
  readonly summary: ReportSummary;
  /** The state as a query, to carry on to the calculator. */
  readonly query: string;
  readonly copyKey: string;
  readonly notice: 'saved' | 'replaced' | null;
  /** The same with today's prices, while it is being viewed. */
  readonly today: Recalculated | null;
  /** Why today's figures are shown but not yet saved. */
  readonly problem: 'changed' | 'conflict' | 'failed' | null;
};

export const RECALCULATE_PARAM = 'recalculate';
/** What was on screen when "replace" was pressed. */
export const SHOWN_FIELDS = { price: 'shownPrice', saving: 'shownSaving' } as const;
