import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { SiteLink } from '../../site-link.tsx';
import { date } from '../../../words/format.ts';
import type { ReportFigures } from '../../../domain/report/report-figures.ts';

export type BannerProps = {
  priceList: ReportFigures['priceList'];
  examplePlace: string | null;
  calculatorUrl: string;
};

/** How old the prices are and whose, before any figure. */
export function Banner({ priceList, examplePlace, calculatorUrl }: BannerProps) {
  const [before, after = ''] = m.report_banner_prices({ date: '\n' }).split('\n');
  return (
    <>
      <p className="border-b border-hairline bg-kalk-100 px-page py-2.5 text-14 tablet:px-[max(24px,calc((100%-1200px)/2))] print:bg-white print:px-0">
        {before}
        <strong className="font-semibold">{date(priceList.validFrom, getLocale())}</strong>
        {after}{' '}
        {priceList.isExample
          ? m.report_banner_example()
          : m.report_banner_book({ version: priceList.id })}
      </p>
      {examplePlace === null ? null : (
        <p className="border-b border-hairline bg-sol-100 px-page py-2.5 text-14 tablet:px-[max(24px,calc((100%-1200px)/2))] print:px-0">
          {m.report_example_place({ place: examplePlace })}{' '}
          <SiteLink
            to={calculatorUrl}
            className="font-semibold text-gran-700 underline underline-offset-4 print:hidden"
          >
            {m.report_back()}
          </SiteLink>
        </p>
      )}
    </>
  );
}
