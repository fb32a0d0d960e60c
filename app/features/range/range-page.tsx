import { useState, type ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { decimal, kr, years } from '../../../words/format.ts';
import { roundedTo } from '../../../words/estimate-words.ts';
import { tornadoRows } from '../../../words/report/tornado-rows.ts';
import { LAST_YEAR } from '../../charts/payback-dots.tsx';
import { KeepPicture } from '../../charts/keep-picture.tsx';
import { SavingDots } from '../../charts/saving-dots.tsx';
import { TornadoChart } from '../../charts/tornado-chart.tsx';
import { TornadoTable } from '../../charts/tornado-table.tsx';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { ChevronLeftIcon } from '../../ui/action-icons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { MeaningOfEighty } from './meaning-of-eighty.tsx';
import { PaybackSection } from './payback-section.tsx';
import type { RangeFindings, Scenario } from './range-findings.ts';
import { scenarioName } from './range-words.ts';
import { ScenarioCards } from './scenario-cards.tsx';
import type { RangeWork } from './use-range.ts';

const LINK = 'inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4';
const SECTION = 'border-t-[1.5px] border-blaek pt-4';

export type RangePageProps = {
  /** The state, to go back with. */
  query: string;
  address: string;
  numberOfPanels: number;
  firstYear: number;
  work: RangeWork;
  /** Verdict and headline figures, a feature of their own. */
  answer: ReactNode;
};

/** How certain the answer is: a hundred futures, what moves them, and what is a choice instead of chance. */
export function RangePage(props: RangePageProps) {
  const { query, address, numberOfPanels, work, answer } = props;
  const count = decimal(numberOfPanels, getLocale());
  return (
    <div className="mx-auto flex max-w-312 flex-col gap-10 px-page pt-6 pb-20">
      <header className="flex flex-col gap-4">
        <div>
          <SiteLink to={`${links.calculator()}?${query}`} className={`${LINK} gap-2 print:hidden`}>
            <ChevronLeftIcon />
            {m.range_back()}
          </SiteLink>
          <h1 className="text-28 font-semibold tablet:text-36">{m.range_title()}</h1>
          <p className="text-blaek-600">
            {[address, m.range_panels({ count })].filter(Boolean).join(' · ')}
          </p>
        </div>
        {answer}
      </header>
      <p className="hidden noscript:block">{m.range_noscript()}</p>
      <Findings {...props} work={work} />
      <p className="border-t border-hairline pt-4 text-14 text-blaek-600">
        {m.range_foot()}{' '}
        <SiteLink to={links.calculatorInfo()} className="text-gran-700 underline">
          {m.range_method()}
        </SiteLink>
      </p>
    </div>
  );
}

function Findings({ work, ...rest }: RangePageProps) {
  switch (work.kind) {
    case 'working':
      return <p className="min-h-[80vh] text-blaek-600 noscript:hidden">{m.range_working()}</p>;
    case 'failed':
      return <p>{m.range_failed()}</p>;
    case 'done':
      return work.findings === null ? (
        <p>{m.range_no_panels()}</p>
      ) : (
        <Found findings={work.findings} {...rest} />
      );
  }
}

type FoundProps = Pick<RangePageProps, 'firstYear'> & { findings: RangeFindings };

function Found({ findings, firstYear }: FoundProps) {
  const { scenarios, sunOnly, causes } = findings;
  const used = scenarios[0]!;
  const [chosenKey, setChosenKey] = useState(used.key);
  const [fromYear] = useState(() => startYear(scenarios));
  const [limit, setLimit] = useState(() => firstLimit(used));
  const chosen = scenarios.find(({ key }) => key === chosenKey) ?? used;
  const { low, high } = chosen.paybackYears;
  const { middle } = used.paybackYears;
  const scale = { fromYear, firstYear, limit };
  return (
    <>
      {chosen === used ? null : (
        <p className="bg-sol-100 px-4 py-2">
          {m.range_scenario_other({ name: scenarioName(chosen.key) })}
        </p>
      )}
      <section
        className={`${SECTION} grid gap-x-12 gap-y-8 laptop:grid-cols-[minmax(0,1fr)_368px]`}
      >
        <PaybackSection scenario={chosen} {...{ sunOnly, ...scale }} onLimit={setLimit} />
        <MeaningOfEighty low={low} high={high} />
      </section>
      <SavingSection scenario={chosen} />
      {chosen === used && middle !== null ? (
        <CausesSection causes={causes} paybackYears={middle} />
      ) : null}
      <section className={SECTION}>
        <ScenarioCards {...{ scenarios, ...scale }} chosen={chosenKey} onChosen={setChosenKey} />
      </section>
    </>
  );
}

/** A round number of years after the middle: there a step of the limit counts most dots. */
function firstLimit({ paybackYears }: Scenario): number {
  const middle = paybackYears.middle ?? LAST_YEAR;
  return Math.min(LAST_YEAR, 5 * Math.ceil((middle + 0.5) / 5));
}

/** One scale for all of them, from the whole year below the first dot. */
function startYear(scenarios: readonly Scenario[]): number {
  const first = scenarios.flatMap(({ range }) => range.paybackYears[0] ?? []);
  return Math.min(LAST_YEAR - 10, ...first.map(Math.floor));
}

function SavingSection({ scenario: { range, savingDkk: band } }: { scenario: Scenario }) {
  const locale = getLocale();
  const written = (dkk: number) => kr(roundedTo(dkk, 100), locale);
  const title = m.range_saving_title({ low: written(band.low), high: written(band.high) });
  return (
    <section className={`${SECTION} grid gap-x-12 gap-y-6 laptop:grid-cols-[minmax(0,1fr)_368px]`}>
      <div>
        <h2 className="text-22 font-semibold">{title}</h2>
        <p className="text-14 text-blaek-600">
          {m.range_saving_lead({ middle: written(band.middle) })}
        </p>
        <div data-chart="">
          <SavingDots savingDkk={range.savingDkk} band={band} label={title} locale={locale} />
          <KeepPicture />
        </div>
      </div>
      <div>
        <h3 className="font-semibold">{m.range_same_title()}</h3>
        <p>{m.range_same_text()}</p>
      </div>
    </section>
  );
}

type CausesSectionProps = Pick<RangeFindings, 'causes'> & { paybackYears: number };

function CausesSection({ causes, paybackYears }: CausesSectionProps) {
  const locale = getLocale();
  const rows = tornadoRows(causes, paybackYears, locale).filter(({ ends }) => ends.length > 0);
  if (rows.length === 0) return null;
  return (
    <section className={SECTION}>
      <TornadoChart rows={rows} resultYears={paybackYears} locale={locale} />
      <p className="text-14 text-blaek-600">
        {m.range_causes_lead({ all: years(paybackYears, locale) })}
      </p>
      <Disclosure showLabel={m.range_table_show()} hideLabel={m.range_table_hide()}>
        <TornadoTable rows={rows} resultYears={paybackYears} locale={locale} />
      </Disclosure>
    </section>
  );
}
