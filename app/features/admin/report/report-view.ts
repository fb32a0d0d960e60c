import type { ReportFigures } from '../../../../domain/report/report-figures.ts';
import type { QuoteRow } from '../../../../domain/staff/quotes.ts';
import type { ReportToday, StaffReport } from '../../../../domain/staff/staff-report.ts';
import type { ReportLead } from './report-aside.tsx';

export type StaffReportView = {
  readonly kind: 'as-staff';
  readonly report: StaffReport;
  readonly quotes: readonly QuoteRow[];
  /** null: of a report that nobody has asked for an offer with. */
  readonly aside: ReportLead | null;
  /** null: not asked for. */
  readonly today: ReportToday | 'not-calculated' | null;
  /** Whether all that the customer's own page shows was kept. */
  readonly hasPaper: boolean;
};

/** The customer's own page: nothing that they must not see is sent along with it. */
export type CustomerReportView = {
  readonly kind: 'as-customer';
  readonly report: Pick<StaffReport, 'id' | 'reference' | 'place' | 'frozenAt'>;
  readonly figures: ReportFigures;
};

export const REPORT_QUERY = { today: 'today=1', asCustomer: 'as=customer' } as const;
