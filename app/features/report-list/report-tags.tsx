import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { ReportSummary } from '../../../domain/report/report-summary.ts';
import { shortDate } from './short-date.ts';

const TAG = 'inline-flex items-center rounded-control px-2 py-0.5 text-14 whitespace-nowrap';

/** What has become of a report: an offer asked for, a link open, prices that are no longer today's. */
export function ReportTags({ report }: { readonly report: ReportSummary }) {
  return (
    <>
      {report.isOfferWished ? (
        <span className={`${TAG} border border-hairline bg-white`}>{m.my_reports_tag_offer()}</span>
      ) : null}
      {report.sharedUntil === null ? null : (
        <span className={`${TAG} bg-kalk-100`}>
          {m.my_reports_tag_shared({ date: shortDate(report.sharedUntil, getLocale()) })}
        </span>
      )}
      {report.hasOldPrices ? (
        <span className={`${TAG} bg-sol-100 text-sol-700`}>{m.my_reports_tag_old()}</span>
      ) : null}
    </>
  );
}
