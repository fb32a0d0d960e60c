import type { ReactNode } from 'react';
import { isAnythingBought } from '../../../domain/bought-parts.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { DayChart } from '../../charts/day-chart.tsx';
import { DayTable } from '../../charts/day-table.tsx';
import { EconomyChart } from '../../charts/economy-chart.tsx';
import { EconomyTable } from '../../charts/economy-table.tsx';
import { MonthsChart } from '../../charts/months-chart.tsx';
import { MonthsTable } from '../../charts/months-table.tsx';
import { taxStepOf } from '../../charts/tax-step.ts';
import { verdictSentence } from '../../../words/estimate-words.ts';
import { monthName } from '../../../words/format.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FigureSheet } from './figure-sheet.tsx';
import { NoPanels } from './no-panels.tsx';
import { placeWords } from './place-words.ts';
import type { ViewProps } from './simple-view.tsx';
import type { ViewFigures } from './view-figures.ts';
import { ViewFrame } from './view-frame.tsx';

/** The sheet of figures, and the year, the money and a day as charts. */
export function ChartView({ figures, subject, restored }: ViewProps) {
  return (
    <ViewFrame
      {...subject}
      view="charts"
      restored={restored}
      figures={figures}
      title={placeWords(subject, figures)}
      lead={verdictSentence(figures.estimate, getLocale())}
    >
      {isAnythingBought(figures.estimate.system) ? (
        <>
          <FigureSheet figures={figures} />
          <Charts figures={figures} />
        </>
      ) : (
        <NoPanels />
      )}
      <p className="pb-3 text-14 text-blaek-600">{m.views_indicative()}</p>
    </ViewFrame>
  );
}

function Charts({ figures }: { readonly figures: ViewFigures }) {
  const { estimate, input, day } = figures;
  const { economy, energy, system } = estimate;
  const { firstYear } = input;
  const locale = getLocale();
  const { batteryUsableKwh } = system;
  const note = m.calculator_day_note({ month: monthName(day.monthIndex + 1, locale) });
  return (
    <>
      <Panel
        table={<MonthsTable months={energy.monthly} locale={locale} />}
        chart={<MonthsChart months={energy.monthly} locale={locale} />}
      />
      <Panel
        table={<EconomyTable economy={economy} firstYear={firstYear} locale={locale} />}
        chart={
          <EconomyChart
            scenarios={[{ key: '', name: '', economy }]}
            firstYear={firstYear}
            taxStep={taxStepOf(figures)}
            locale={locale}
          />
        }
      />
      <Panel
        table={<DayTable hours={day.hours} batteryUsableKwh={batteryUsableKwh} locale={locale} />}
        chart={
          <DayChart
            hours={day.hours}
            batteryUsableKwh={batteryUsableKwh}
            note={note}
            locale={locale}
          />
        }
      />
    </>
  );
}

function Panel({ chart, table }: { readonly chart: ReactNode; readonly table: ReactNode }) {
  return (
    <section className="view-chart flex flex-col gap-2 border-t-[1.5px] border-blaek pt-5 pb-8">
      {chart}
      <Disclosure showLabel={m.report_show_table()} hideLabel={m.report_hide_table()}>
        {table}
      </Disclosure>
    </section>
  );
}
