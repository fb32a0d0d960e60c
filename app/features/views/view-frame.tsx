import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { date } from '../../../words/format.ts';
import { priceBookName } from '../../../words/price-book-name.ts';
import { refusedLines, type RefusedLine } from '../../../words/refused-lines.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { PrintIcon } from '../../ui/action-icons.tsx';
import type { ViewFigures } from './view-figures.ts';
import './views.css';

export type ViewName = 'figures' | 'charts' | 'yield';

/** Whose calculation a view shows. */
export type ViewSubject = {
  /** The state as a query, for the other pages. */
  readonly query: string;
  /** What the views are opened with: the state, or a saved report. */
  readonly viewQuery: string;
  /** The whole report. */
  readonly reportUrl: string;
  readonly address: string;
  /** The example place's name until the visitor has named a place. */
  readonly examplePlace: string | null;
  /** What was wrong in the address that led here. */
  readonly errors: readonly RefusedLine[];
};

export type ViewFrameProps = ViewSubject & {
  readonly view: ViewName;
  readonly title: string;
  readonly lead: ReactNode;
  readonly figures: ViewFigures;
  /** True once the state stored in this browser is in the address. */
  readonly restored: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/**
 * What the three views share: which one it is, whose house, links to the others, and the small
 * print.
 */
export function ViewFrame(props: ViewFrameProps) {
  const { view, title, lead, figures, query, viewQuery, errors, restored, actions, children } =
    props;
  const locale = getLocale();
  const calculatorUrl = `${links.calculator()}?${query}`;
  const { engineVersion, priceBookVersion } = figures.estimate;
  return (
    <div className="view mx-auto max-w-280 px-page pt-4 pb-12 desktop:px-0">
      {errors.length > 0 ? (
        <div className="pb-4 print:hidden">
          <ErrorSummary
            title={m.report_error_title()}
            errors={refusedLines(errors, calculatorUrl, locale)}
          />
        </div>
      ) : null}
      <nav
        aria-label={m.views_nav()}
        className="flex flex-wrap items-center gap-x-6 border-b border-hairline pb-2 print:hidden"
      >
        {VIEWS.map(({ name, href, label }) => (
          <SiteLink
            key={name}
            to={`${href()}?${viewQuery}`}
            aria-current={name === view ? 'page' : undefined}
            className="inline-flex min-h-11 items-center border-b-4 border-transparent font-medium text-gran-700 hover:underline aria-[current]:border-gran-700 aria-[current]:font-semibold aria-[current]:text-blaek aria-[current]:no-underline"
          >
            {label()}
          </SiteLink>
        ))}
        <SiteLink
          to={props.reportUrl}
          className="inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4 tablet:ml-auto"
        >
          {m.views_full_report()}
        </SiteLink>
      </nav>
      <PlaceNote {...props} restored={restored} calculatorUrl={calculatorUrl} />
      <header className="view-head flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-6 pb-4">
        <div className="max-w-180">
          <h1 className="text-28 font-semibold tablet:text-36">{title}</h1>
          <p className="pt-1 text-18 text-blaek-600">{lead}</p>
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          {actions}
          <button
            type="button"
            className={`${buttonClass('outlined', 44)} noscript:hidden`}
            onClick={() => window.print()}
          >
            <PrintIcon />
            {m.report_print()}
          </button>
          <SiteLink to={calculatorUrl} className={buttonClass('filled', 44)}>
            {m.report_back()}
          </SiteLink>
        </div>
      </header>
      {children}
      <p className="view-foot border-t border-hairline pt-3 text-14 text-blaek-600">
        {m.views_foot({
          engine: engineVersion,
          book: priceBookName(priceBookVersion, locale),
          date: date(figures.priceList.validFrom, locale),
        })}
      </p>
    </div>
  );
}

const VIEWS = [
  { name: 'figures', href: links.simpleReport, label: m.views_simple },
  { name: 'charts', href: links.chartReport, label: m.views_charts },
  { name: 'yield', href: links.yieldReport, label: m.views_yield },
] as const;

function PlaceNote({
  address,
  examplePlace,
  restored,
  calculatorUrl,
}: ViewFrameProps & { readonly calculatorUrl: string }) {
  const isExample = address === '' && examplePlace !== null;
  if (!isExample && !restored) return null;
  return (
    <p className="view-note mt-4 bg-sol-100 px-4 py-2.5 text-14">
      {restored ? m.calculator_restored() : m.views_example({ place: examplePlace ?? '' })}{' '}
      {restored ? null : (
        <SiteLink
          to={calculatorUrl}
          className="font-semibold text-gran-700 underline underline-offset-4 print:hidden"
        >
          {m.views_to_calculator()}
        </SiteLink>
      )}
    </p>
  );
}
