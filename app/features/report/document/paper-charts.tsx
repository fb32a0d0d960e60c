import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { m } from '../../../../messages/compiled/messages.js';
import { decimal } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { DocumentBlock } from '../../../../words/report/report-document.ts';
import { DrawnWidth } from '../../../charts/chart-picture.tsx';
import { DayChart } from '../../../charts/day-chart.tsx';
import { EconomyChart } from '../../../charts/economy-chart.tsx';
import { MonthsChart } from '../../../charts/months-chart.tsx';
import { RoofPictureChart } from '../../../charts/roof-picture.tsx';
import { TornadoChart } from '../../../charts/tornado-chart.tsx';
import type { ReportBlock, ReportChart } from '../sections.ts';
import { dayAlt, economyAlt, monthsAlt, tornadoAlt } from './chart-alts.ts';

/** Wide enough for a chart's text, drawn at 14, to be readable at the width of a sheet. */
const WIDTH_PX = 900;
/** Those that move the result most; the page has them all. */
const MOST_BARS = 7;
const MONTHS_PLOT_PX = 250;

type ChartBlock = Extract<ReportBlock, { kind: 'chart' }>;
type Tornado = Extract<ReportChart, { kind: 'tornado' }>;

/** A chart as a drawing with its text, and its text alternative. */
export function chartBlocks(
  { chart, title, note }: ChartBlock,
  sectionTitle: string,
  locale: Locale,
): readonly DocumentBlock[] {
  const drawn = (heading: string | null, alt: string, picture: ReactNode): DocumentBlock => ({
    kind: 'chart',
    title: heading,
    alt,
    svg: svgOf(picture),
  });
  switch (chart.kind) {
    case 'roof':
      return [
        drawn(title, title, <RoofPictureChart picture={chart.picture} locale={locale} />),
        { kind: 'text', text: note },
      ];
    case 'months':
      return [drawn(null, monthsAlt(chart.months, locale), months(chart.months, locale))];
    case 'day':
      return [drawn(`${title} ${note}`, dayAlt(chart.battery, locale), day(chart.battery, locale))];
    case 'economy':
      return [drawn(null, economyAlt(chart.economy, locale), economy(chart, locale))];
    case 'tornado': {
      const rows = chart.rows.slice(0, MOST_BARS);
      return chart.resultYears === null
        ? [tornadoTable(rows, sectionTitle, locale)]
        : [drawn(null, tornadoAlt(rows, locale), tornado(rows, chart.resultYears, locale))];
    }
  }
}

/** Extracts the picture from a chart. */
function svgOf(chart: ReactNode): string {
  const page = renderToStaticMarkup(<DrawnWidth value={WIDTH_PX}>{chart}</DrawnWidth>);
  const svg = /<svg role="img".*?<\/svg>/s.exec(page)?.[0];
  if (svg === undefined) throw new RangeError('A chart without a picture');
  return svg;
}

function months(shown: Extract<ReportChart, { kind: 'months' }>['months'], locale: Locale) {
  return <MonthsChart months={shown} locale={locale} hideTitle plotPx={MONTHS_PLOT_PX} />;
}

function day(
  { day: { hours }, capacityKwh }: Extract<ReportChart, { kind: 'day' }>['battery'],
  locale: Locale,
) {
  return (
    <DayChart hours={hours} batteryUsableKwh={capacityKwh} locale={locale} hideTitle isBrief />
  );
}

function economy(
  { economy: shown, firstYear, taxStep }: Extract<ReportChart, { kind: 'economy' }>,
  locale: Locale,
) {
  return (
    <EconomyChart
      scenarios={[{ key: '', name: '', economy: shown }]}
      firstYear={firstYear}
      taxStep={taxStep}
      locale={locale}
      hideTitle
    />
  );
}

function tornado(rows: Tornado['rows'], resultYears: number, locale: Locale) {
  return <TornadoChart rows={rows} resultYears={resultYears} locale={locale} hideTitle />;
}

function tornadoTable(rows: Tornado['rows'], caption: string, locale: Locale): DocumentBlock {
  const reached = (at: number | null) =>
    at === null ? m.charts_tornado_never({}, { locale }) : decimal(at, locale, 1);
  const columns = [
    m.charts_tornado_table_corner({}, { locale }),
    m.pdf_value({}, { locale }),
    m.report_payback({}, { locale }),
  ];
  const cells = rows.flatMap(({ name, ends }) =>
    ends.map(({ value, years }) => ({ cells: [name, value, reached(years)] })),
  );
  return {
    kind: 'table',
    title: null,
    table: { caption, columns, widths: [4, 2, 3], rows: cells },
  };
}
