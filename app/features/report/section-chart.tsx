import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { DayChart } from '../../charts/day-chart.tsx';
import { DayTable } from '../../charts/day-table.tsx';
import { EconomyChart } from '../../charts/economy-chart.tsx';
import { EconomyTable } from '../../charts/economy-table.tsx';
import { KeepPicture } from '../../charts/keep-picture.tsx';
import { MonthsChart } from '../../charts/months-chart.tsx';
import { MonthsTable } from '../../charts/months-table.tsx';
import { RoofPictureChart } from '../../charts/roof-picture.tsx';
import { TornadoChart } from '../../charts/tornado-chart.tsx';
import { TornadoTable } from '../../charts/tornado-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PaperDrawing } from './paper-drawing.tsx';
import { useIsPrinting } from './printing.ts';
import type { ReportBlock, ReportChart } from './sections.ts';

/** A drawing on the page, with its figures in an expandable table. */
export function SectionChart({ chart, note }: Extract<ReportBlock, { kind: 'chart' }>): ReactNode {
  const locale = getLocale();
  switch (chart.kind) {
    case 'roof':
      return (
        <figure data-chart="" className="flex flex-col gap-2">
          <RoofPictureChart picture={chart.picture} locale={locale} />
          <figcaption className="text-14 text-blaek-600">{note}</figcaption>
          <KeepPicture />
        </figure>
      );
    case 'months':
      return (
        <WithTable chart={chart} table={<MonthsTable months={chart.months} locale={locale} />}>
          <MonthsChart months={chart.months} locale={locale} hideTitle />
        </WithTable>
      );
    case 'day': {
      const { capacityKwh: batteryUsableKwh, day } = chart.battery;
      const shown = { hours: day.hours, batteryUsableKwh, locale };
      return (
        <WithTable chart={chart} note={note} table={<DayTable {...shown} />}>
          <DayChart {...shown} note={note} />
        </WithTable>
      );
    }
    case 'economy': {
      const { economy, firstYear, taxStep } = chart;
      return (
        <WithTable
          chart={chart}
          table={<EconomyTable economy={economy} firstYear={firstYear} locale={locale} />}
        >
          <EconomyChart
            scenarios={[{ key: '', name: '', economy }]}
            firstYear={firstYear}
            taxStep={taxStep}
            locale={locale}
            hideTitle
          />
        </WithTable>
      );
    }
    case 'tornado':
      return <Tornado chart={chart} />;
  }
}

type WithTableProps = { chart: ReportChart; note?: string; table: ReactNode; children: ReactNode };

function WithTable({ chart, note = '', table, children }: WithTableProps) {
  const isPrinting = useIsPrinting();
  return (
    <div className="flex flex-col gap-2">
      {isPrinting ? <PaperDrawing {...{ chart, note }} locale={getLocale()} /> : children}
      <Disclosure showLabel={m.report_show_table()} hideLabel={m.report_hide_table()}>
        {table}
      </Disclosure>
    </div>
  );
}

function Tornado({ chart }: { chart: Extract<ReportChart, { kind: 'tornado' }> }) {
  const { rows, resultYears, lastYear } = chart;
  const locale = getLocale();
  const table = <TornadoTable rows={rows} resultYears={resultYears ?? lastYear} locale={locale} />;
  if (resultYears === null) return table;
  return (
    <WithTable chart={chart} table={table}>
      <TornadoChart rows={rows} resultYears={resultYears} locale={locale} hideTitle />
    </WithTable>
  );
}
