import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { decimal } from '../../../words/format.ts';
import { azimuthWords } from '../../../words/azimuth-words.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { ChevronLeftIcon, PrintIcon } from '../../ui/action-icons.tsx';
import { AddOffer, type AddOfferProps } from './add-offer.tsx';
import { ComparePhone } from './phone/compare-phone.tsx';
import { CompareTable } from './compare-table.tsx';
import type { CompareView } from './compare-view.ts';
import { headlineOf } from './headline.ts';
import { headlineText } from './headline-words.ts';
import { leadText } from './lead-words.ts';
import { OwnEstimate } from './own-estimate.tsx';
import { RemovedNotice } from './removed-notice.tsx';
import { ShareComparison } from './share-comparison.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import './compare.css';

export type ComparePageProps = {
  readonly view: CompareView;
  readonly add: Omit<AddOfferProps, 'isBeside'>;
};

/** Offers on one basis: what is found first, then every figure, then the form for another one. */
export function ComparePage({ view, add }: ComparePageProps) {
  const headline = headlineOf(view);
  const finding = useFocusKept(view.address);
  const isEmpty = view.columns.every(({ letter }) => letter === null);
  const own = isEmpty ? view.columns[0] : undefined;
  const form = <AddOffer key={add.letter + view.address} isBeside={own !== undefined} {...add} />;
  return (
    <div className="comparison mx-auto max-w-312 px-page pt-4 pb-12 tablet:pt-8">
      <SiteLink
        to={`${links.calculatorReport()}?${view.query}`}
        className="inline-flex min-h-11 items-center gap-2 text-gran-700 underline underline-offset-4 print:hidden"
      >
        <ChevronLeftIcon />
        {m.compare_back()}
      </SiteLink>
      <RemovedNotice address={view.address} />
      <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-4 pb-6">
        <div className="max-w-190">
          <h1
            ref={finding}
            tabIndex={-1}
            className="outline-none text-28 font-semibold tracking-[-0.018em] tablet:text-36"
          >
            {headlineText(headline, view.columns)}
          </h1>
          <p className="mt-2 text-18 text-blaek-600">{leadText(headline, view.columns)}</p>
        </div>
        <Place view={view} />
      </div>
      <p className="mb-4 rounded-card bg-kalk-100 px-5 py-3 text-14 text-blaek-600">
        {m.compare_we_sell()}{' '}
        <SiteLink
          to={links.calculatorInfo()}
          className="text-gran-700 underline underline-offset-4"
        >
          {m.compare_method()}
        </SiteLink>
      </p>
      {isEmpty ? (
        <FirstOffer form={form}>
          {own === undefined ? null : <OwnEstimate view={view} column={own} />}
        </FirstOffer>
      ) : (
        <>
          <CompareTable view={view} />
          <ComparePhone view={view} />
        </>
      )}
      {isEmpty ? null : <div className="pt-6 print:hidden">{form}</div>}
    </div>
  );
}

/** Nothing to compare yet: the form, and beside it what an offer will be held against, where there is such a thing. */
function FirstOffer({
  form,
  children,
}: {
  readonly form: ReactNode;
  readonly children: ReactNode;
}) {
  if (children === null) return form;
  return (
    <div className="grid items-start gap-6 min-[70rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      {form}
      {children}
    </div>
  );
}

function Place({
  view: { place, isExample, roof, query, sharedQuery },
}: Pick<ComparePageProps, 'view'>) {
  const locale = getLocale();
  return (
    <div className="text-14 min-[70rem]:max-w-88">
      <p className="flex flex-wrap items-center gap-2 text-16 font-semibold">
        {place}
        {isExample ? (
          <span className="rounded-control border border-sol-700 px-2 text-14 text-sol-700">
            {m.compare_example()}
          </span>
        ) : null}
      </p>
      <p className="text-blaek-600">
        {m.compare_roof({
          slope: decimal(roof.slope, locale),
          direction: azimuthWords(roof.azimuth, locale),
        })}
      </p>
      <div className="flex flex-wrap gap-x-6 print:hidden">
        <SiteLink
          to={isExample ? links.calculator() : `${links.calculator()}?${query}`}
          className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4 max-tablet:w-full"
        >
          {isExample ? m.compare_own_roof() : m.compare_change()}
        </SiteLink>
        {sharedQuery === null ? null : (
          <>
            {/* Printing needs a script, so it is not offered without one. */}
            <button
              type="button"
              onClick={() => window.print()}
              className="inline-flex min-h-11 items-center gap-2 text-gran-700 underline underline-offset-4 noscript:hidden"
            >
              <PrintIcon />
              {m.compare_print()}
            </button>
            <ShareComparison key={sharedQuery} query={sharedQuery} />
          </>
        )}
      </div>
    </div>
  );
}
