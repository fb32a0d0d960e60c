import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { priceBookName } from '../../../words/price-book-name.ts';
import { brand } from '../../brand.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import type { ReportFigures } from '../../../domain/report/report-figures.ts';

type EndBlockProps = {
  figures: ReportFigures;
  offerUrl: string;
  /** Where other firms' offers are compared with it; null: the calculation has no address. */
  compareUrl: string | null;
  /** Replaces the link to an offer. */
  end?: ReactNode;
};

/** The single next step, and the software that made the figures. */
export function EndBlock({ figures, offerUrl, compareUrl, end }: EndBlockProps) {
  return (
    <>
      {end ?? <OfferStep offerUrl={offerUrl} />}
      {compareUrl === null ? null : (
        <SiteLink
          to={compareUrl}
          className="mt-4 inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4 print:hidden"
        >
          {m.compare_from_report()}
        </SiteLink>
      )}
      <p className="pt-6 text-14 text-blaek-600">
        {m.report_foot({
          brand: brand.name,
          engine: figures.estimate.engineVersion,
          book: priceBookName(figures.priceList.id, getLocale()),
        })}
      </p>
    </>
  );
}

function OfferStep({ offerUrl }: { offerUrl: string }) {
  return (
    <section
      aria-labelledby="report-end"
      className="flex flex-col gap-6 bg-gran-900 p-6 text-white max-tablet:mx-bleed tablet:rounded-hero tablet:p-10 laptop:flex-row laptop:items-center laptop:justify-between print:hidden"
    >
      <div className="flex flex-col gap-1">
        <h2 id="report-end" className="text-28 font-semibold text-white">
          {m.report_end_title()}
        </h2>
        <p className="max-w-130 text-gran-100">
          {m.report_end_text({ days: String(brand.promises.answerWithinDays) })}
        </p>
      </div>
      <SiteLink to={offerUrl} className={`${buttonClass('sun', 48)} max-laptop:self-stretch`}>
        {m.report_end_button()}
      </SiteLink>
    </section>
  );
}
