import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReportFigures } from '../../../../domain/report/report-figures.ts';
import { DrawnWidth } from '../../../charts/chart-frame.tsx';
import { DayChart } from '../../../charts/day-chart.tsx';
import { EconomyChart } from '../../../charts/economy-chart.tsx';
import { MonthsChart } from '../../../charts/months-chart.tsx';
import { RoofPictureChart } from '../../../charts/roof-picture.tsx';
import { taxStepOf } from '../../../charts/tax-step.ts';
import { TornadoChart } from '../../../charts/tornado-chart.tsx';
import type { Locale } from '../../../../words/locale.ts';
import { tornadoRows } from '../tornado-rows.ts';

/** So wide that a chart's words, drawn at 14, can still be read at the width of a sheet. */
const WIDTH_PX = 900;
/** The ones that move the result most; the page has them all. */
export const MOST_BARS = 7;
const MONTHS_PLOT_PX = 250;

/** The picture alone out of a chart. */
function svgOf(chart: ReactNode): string {
  const page = renderToStaticMarkup(<DrawnWidth value={WIDTH_PX}>{chart}</DrawnWidth>);
  const svg = /<svg role="img".*?<\/svg>/s.exec(page)?.[0];
  if (svg === undefined) throw new RangeError('A chart without a picture');
  return svg;
}

export function roofPictureSvg(
  picture: NonNullable<ReportFigures['roof']>,
  locale: Locale,
): string {
  return svgOf(<RoofPictureChart picture={picture} locale={locale} />);
}

export function monthsPicture({ estimate }: ReportFigures, locale: Locale): string {
  return svgOf(
    <MonthsChart
      months={estimate.energy.monthly}
      locale={locale}
      hideTitle
      plotPx={MONTHS_PLOT_PX}
    />,
  );
}

export function dayPicture(
  { day, capacityKwh }: NonNullable<ReportFigures['battery']>,
  locale: Locale,
): string {
  return svgOf(
    <DayChart hours={day.hours} batteryUsableKwh={capacityKwh} locale={locale} hideTitle isBrief />,
  );
}

export function economyPicture(figures: ReportFigures, locale: Locale): string {
  const { economy } = figures.estimate;
  return svgOf(
    <EconomyChart
      scenarios={[{ key: '', name: '', economy }]}
      firstYear={figures.input.firstYear}
      taxStep={taxStepOf(figures)}
      locale={locale}
      hideTitle
    />,
  );
}

/** @param paybackYears the result; without one there is nothing to draw from */
export function tornadoPicture(
  { tornado }: ReportFigures,
  paybackYears: number,
  locale: Locale,
): string {
  const rows = tornadoRows(tornado, paybackYears, locale).slice(0, MOST_BARS);
  return svgOf(<TornadoChart rows={rows} resultYears={paybackYears} locale={locale} hideTitle />);
}
