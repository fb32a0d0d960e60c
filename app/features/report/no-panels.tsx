import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { SiteLink } from '../../site-link.tsx';
import { decimal } from '../../../words/format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { headlineSentence, placeLine } from '../../../words/report/headline-words.ts';
import type { ReportFigures } from '../../../domain/report/report-figures.ts';

export type NoPanelsProps = {
  figures: ReportFigures;
  place: { readonly address: string; readonly examplePlace: string | null };
  calculatorUrl: string;
};

/** The whole report if nothing can be mounted: that, why, and what can be done. */
export function NoPanels({ figures: { estimate, input }, place, calculatorUrl }: NoPanelsProps) {
  const locale = getLocale();
  const area = `${decimal(input.roofSurfaceArea ?? 0, locale)}\u00a0m²`;
  return (
    <header className="mb-8 flex flex-col items-start gap-4 rounded-hero border border-hairline bg-kalk-50 p-6 tablet:p-10">
      <p className="text-14 text-blaek-600">
        {placeLine(place.address, input.postcode, place.examplePlace, locale)}
      </p>
      <h1 className="text-28 font-semibold text-blaek tablet:text-36">
        {headlineSentence(estimate, locale)}
      </h1>
      <p className="max-w-160 text-18">
        {estimate.today
          ? m.standing_nothing()
          : estimate.system.limitedBy === 'thatch'
            ? m.report_none_thatch()
            : m.report_none_no_room({ area })}
      </p>
      <SiteLink to={calculatorUrl} className={`${buttonClass('filled', 48)} print:hidden`}>
        {m.report_none_action()}
      </SiteLink>
    </header>
  );
}
