import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { ReportSummary } from '../../../domain/report/report-summary.ts';
import { requestStageName } from '../../request-stage.ts';
import { date } from '../../../words/format.ts';
import type { Locale } from '../../../words/locale.ts';

const TAG = 'inline-flex items-center rounded-control px-2 py-0.5 text-14 whitespace-nowrap';

/** A report's status: that it can't be read, an offer requested, a link open, prices no longer current. */
export function ReportTags({ report }: { readonly report: ReportSummary }) {
  return (
    <>
      {report.isUnreadable ? (
        <span className={`${TAG} bg-tegl-100 text-tegl-600`}>{m.my_reports_tag_unreadable()}</span>
      ) : null}
      {report.offerStage === null ? null : (
        <span className={`${TAG} border border-hairline bg-white`}>
          {m.my_reports_tag_offer({ stage: requestStageName(report.offerStage) })}
        </span>
      )}
      {report.sharedUntil === null ? null : (
        <span className={`${TAG} bg-kalk-100`}>
          {m.my_reports_tag_shared({ date: dayAndMonth(report.sharedUntil, getLocale()) })}
        </span>
      )}
      {report.hasOldPrices ? (
        <span className={`${TAG} bg-sol-100 text-sol-700`}>{m.my_reports_tag_old()}</span>
      ) : null}
    </>
  );
}

const LETTERS = 3;

/** «20. dec.» / «20 Dec», for a day less than a year away. */
function dayAndMonth(at: string, locale: Locale): string {
  const [day = '', month = ''] = date(at, locale).split(/\s/);
  const stop = locale === 'da' && month.length > LETTERS ? '.' : '';
  return `${day}\u00a0${month.slice(0, LETTERS)}${stop}`;
}
