import type { LeadRow } from './leads.ts';
import type { StaffReportRow } from './reports.ts';

/** Fewer letters begin half of all words: nothing is looked for yet. */
export const LEAST_SOUGHT = 2;
/** Of each kind: what is not among them is in its list, one press away. */
export const MOST_FOUND = 5;

/** What staff find by a few letters, whatever page they are on. */
export type StaffFinds = {
  /** Sought: by name, address, mail, phone or number. Nothing sought: those one last did something to. */
  readonly leads: readonly LeadRow[];
  /** By number or postcode. */
  readonly reports: readonly StaffReportRow[];
  /** The Danish day on which a step is due «today». */
  readonly today: string;
};
