import type { ReactNode } from 'react';
import type { Locale } from '../../../words/locale.ts';
import { DrawnWidth } from '../../charts/chart-picture.tsx';
import { DayChart } from '../../charts/day-chart.tsx';
import { EconomyChart } from '../../charts/economy-chart.tsx';
import { MonthsChart } from '../../charts/months-chart.tsx';
import { RoofPictureChart } from '../../charts/roof-picture.tsx';
import { TornadoChart } from '../../charts/tornado-chart.tsx';
import type { ReportBlock } from './sections.ts';

/** Wide enough for a chart's text, drawn at 14, to be readable at the width of a sheet. */
const WIDTH_PX = 900;
const MONTHS_PLOT_PX = 210;
/** Those that move the result most; the page on a screen has them all. */
export const MOST_BARS = 7;

type PaperDrawingProps = Omit<Extract<ReportBlock, { kind: 'chart' }>, 'kind' | 'title'> & {
  locale: Locale;
};

/** A chart as it is on a sheet of A4, from the printer and in the PDF. */
export function PaperDrawing(props: PaperDrawingProps) {
  return <DrawnWidth value={WIDTH_PX}>{drawn(props)}</DrawnWidth>;
}

function drawn({ chart, note, locale }: PaperDrawingProps): ReactNode {
  switch (chart.kind) {
    case 'roof':
      return <RoofPictureChart picture={chart.picture} locale={locale} />;
    case 'months':
      return (
        <MonthsChart months={chart.months} locale={locale} hideTitle plotPx={MONTHS_PLOT_PX} />
      );
    case 'day': {
      const { capacityKwh, day } = chart.battery;
      const shown = { hours: day.hours, batteryUsableKwh: capacityKwh, locale };
      return <DayChart {...shown} note={note} isBrief />;
    }
    case 'economy': {
      const { economy, firstYear, taxStep } = chart;
      const scenarios = [{ key: '', name: '', economy }] as const;
      return <EconomyChart {...{ scenarios, firstYear, taxStep, locale }} hideTitle />;
    }
    case 'tornado':
      return chart.resultYears === null ? null : (
        <TornadoChart
          rows={chart.rows.slice(0, MOST_BARS)}
          resultYears={chart.resultYears}
          locale={locale}
          hideTitle
        />
      );
  }
}
