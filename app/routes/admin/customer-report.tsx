import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../words/date-time.ts';
import type { CustomerReportView } from '../../features/admin/report/report-view.ts';
import { ReportPage } from '../../features/report/report-page.tsx';
import { SiteLink } from '../../site-link.tsx';
import { staffLinks } from '../../staff-links.ts';

/** A frozen report as its customer sees it, without what only they can do with it. */
export function CustomerReport({ view }: { readonly view: CustomerReportView }) {
  const { report } = view;
  const at = shortDateTime(report.frozenAt, getLocale());
  return (
    <ReportPage
      figures={report.figures}
      address={report.place}
      examplePlace={null}
      query={null}
      errors={[]}
      banner={
        <p className="flex flex-wrap gap-x-4 border-b border-hairline bg-sol-100 px-4 py-2.5">
          <span>
            {report.isOfToday
              ? m.staff_report_customer_today({ at })
              : m.staff_report_customer({ at })}
          </span>
          <SiteLink to={staffLinks.report(report.id)} className="underline underline-offset-4">
            {m.staff_report_customer_back()}
          </SiteLink>
        </p>
      }
      actions={<></>}
      end={<></>}
    />
  );
}
