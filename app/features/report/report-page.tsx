import type { ReactNode } from 'react';
import { isAnythingBought } from '../../../domain/bought-parts.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { links } from '../../links.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Actions } from './actions.tsx';
import { Banner } from './banner.tsx';
import { EndBlock } from './end-block.tsx';
import { placeLine } from '../../../words/report/headline-words.ts';
import { refusedLines, type RefusedLine } from '../../../words/refused-lines.ts';
import { Hero } from './hero.tsx';
import { NoPanels } from './no-panels.tsx';
import { Reasons } from './reasons.tsx';
import { NumberedSection } from './report-section.tsx';
import { useSheetFoot } from './printing.ts';
import { reportSections } from './sections.ts';
import type { ReportFigures } from '../../../domain/report/report-figures.ts';
import './report.css';

export type ReportPageProps = {
  figures: ReportFigures;
  address: string;
  /** The example place's name until the visitor has named a place. */
  examplePlace: string | null;
  /** The state as a query, for the calculator and the request; null: it is not the reader's. */
  query: string | null;
  /** What was wrong in the address that led here. */
  errors: readonly RefusedLine[];
  /** Where an offer is requested; without one, the calculation's own address. */
  offerUrl?: string | undefined;
  /** Above the report, instead of the date of the prices: other facts about it. */
  banner?: ReactNode;
  /** Replaces the actions for an unsaved calculation. */
  actions?: ReactNode;
  /** Why the requested action was not done. */
  notice?: ReactNode;
  /** The button that saves the calculation. */
  save?: ReactNode;
  /** At the end, instead of the link to an offer. */
  end?: ReactNode;
};

export function ReportPage(props: ReportPageProps) {
  const locale = getLocale();
  const { figures, address, examplePlace, query, errors, banner, actions, notice, save, end } =
    props;
  const calculatorUrl = query === null ? links.calculatorStart() : `${links.calculator()}?${query}`;
  const offerUrl = props.offerUrl ?? `${links.offer()}?${query}`;
  useSheetFoot(placeLine(address, figures.input.postcode, examplePlace, locale));
  const hasPanels = isAnythingBought(figures.estimate.system);
  return (
    <div className="bg-white">
      {banner ?? (
        <Banner
          priceList={figures.priceList}
          examplePlace={address === '' ? examplePlace : null}
          calculatorUrl={calculatorUrl}
        />
      )}
      <div className="report mx-auto max-w-280 px-page pb-12 desktop:px-0">
        {errors.length > 0 ? (
          <div className="pt-6 print:hidden">
            <ErrorSummary
              title={m.report_error_title()}
              errors={refusedLines(errors, calculatorUrl, locale)}
            />
          </div>
        ) : null}
        {notice === undefined ? null : <div className="pt-6 print:hidden">{notice}</div>}
        {actions ?? (
          <Actions
            calculatorUrl={calculatorUrl}
            pdfUrl={`${links.calculatorReportPdf()}?${query}`}
            mailUrl={`${links.calculatorReportMail()}?${query}`}
            exportUrl={`${links.calculatorReportJson()}?${query}`}
            offerUrl={hasPanels ? offerUrl : null}
            save={save}
          />
        )}
        {hasPanels ? (
          <>
            <Hero
              figures={figures}
              address={address}
              examplePlace={examplePlace}
              calculatorUrl={query === null ? null : calculatorUrl}
            />
            <Reasons figures={figures} />
            {reportSections(figures, locale).map((section, index) => (
              <NumberedSection
                key={section.id}
                section={section}
                number={index + 1}
                calculatorUrl={query === null ? null : calculatorUrl}
              />
            ))}
            <EndBlock
              figures={figures}
              offerUrl={offerUrl}
              compareUrl={query === null ? null : `${links.compareOffers()}?${query}`}
              end={end}
            />
          </>
        ) : (
          <NoPanels
            figures={figures}
            place={{ address, examplePlace }}
            calculatorUrl={calculatorUrl}
          />
        )}
      </div>
    </div>
  );
}
