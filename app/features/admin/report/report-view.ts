import type { QuoteRow } from '../../../../domain/staff/quotes.ts';
import type {
  CustomerReport,
  ReportToday,
  StaffReport,
} from '../../../../domain/staff/staff-report.ts';
import type { ReportLead } from './report-aside.tsx';

export type StaffReportView = {
  readonly kind: 'as-staff';
  readonly report: StaffReport;
  readonly quotes: readonly QuoteRow[];
  /** null: of a report that nobody has asked for an offer with. */
  readonly aside: ReportLead | null;
  /** null: not asked for. */
  readonly today: ReportToday | null;
  /** What was asked for has to be calculated, and can't be. */
  readonly isNotCalculated: boolean;
};

export type CustomerReportView = {
  readonly kind: 'as-customer';
  readonly report: CustomerReport;
};

export const REPORT_QUERY = { today: 'today=1', asCustomer: 'as=customer' } as const;
