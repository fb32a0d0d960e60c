import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { date } from '../../../words/format.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { RECALCULATE_PARAM, type SavedView } from './saved-view.ts';

type SavedBannerProps = {
  readonly view: SavedView;
  readonly prices: {
    readonly id: string;
    readonly isExample: boolean;
    /** ISO date. */
    readonly validFrom: string;
  };
};

/** How old the figures are and whose, that they are frozen, and the way to today's. */
export function SavedBanner({ view, prices }: SavedBannerProps) {
  const { summary, today } = view;
  const locale = getLocale();
  const [before, after = ''] = m.report_banner_prices({ date: '\n' }).split('\n');
  return (
    <div className="flex flex-wrap justify-between gap-x-8 tablet:flex-nowrap border-b border-hairline bg-kalk-100 px-4 py-2.5 text-14 tablet:px-[max(24px,calc((100%-1200px)/2))] print:bg-white print:px-0">
      <p>
        {m.my_reports_saved_at({ date: date(summary.createdAt, locale) })} {before}
        <strong className="font-semibold">{date(prices.validFrom, locale)}</strong>
        {after}{' '}
        {prices.isExample
          ? m.report_banner_example()
          : m.report_banner_book({ version: prices.id })}{' '}
        {summary.hasOldPrices ? m.my_reports_old_prices() : m.my_reports_frozen()}
      </p>
      {today === null ? (
        <SiteLink
          to={`${links.report(summary.reportId)}?${RECALCULATE_PARAM}`}
          className="shrink-0 py-0.5 font-semibold text-gran-700 underline underline-offset-4 print:hidden"
        >
          {m.my_reports_recalculate()}
        </SiteLink>
      ) : null}
    </div>
  );
}
