import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { m } from '../../../../messages/compiled/messages.js';
import { decimal } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';
import type { DocumentBlock } from '../../../../words/report/report-document.ts';
import { MOST_BARS, PaperDrawing } from '../paper-drawing.tsx';
import type { ReportBlock, ReportChart } from '../sections.ts';
import { dayAlt, economyAlt, monthsAlt, tornadoAlt } from './chart-alts.ts';

type ChartBlock = Extract<ReportBlock, { kind: 'chart' }>;
type Tornado = Extract<ReportChart, { kind: 'tornado' }>;

/** A chart as a drawing with its text, and its text alternative. */
export function chartBlocks(
  { chart, title, note }: ChartBlock,
  sectionTitle: string,
  locale: Locale,
): readonly DocumentBlock[] {
  const drawn = (heading: string | null, alt: string): DocumentBlock => ({
    kind: 'chart',
    title: heading,
    alt,
    svg: svgOf(<PaperDrawing {...{ chart, note, locale }} />),
  });
  switch (chart.kind) {
    case 'roof':
      return [drawn(title, title), { kind: 'text', text: note }];
    case 'months':
      return [drawn(null, monthsAlt(chart.months, locale))];
    case 'day':
      return [drawn(`${title} ${note}`, dayAlt(chart.battery, locale))];
    case 'economy':
      return [drawn(null, economyAlt(chart.economy, locale))];
    case 'tornado': {
      const rows = chart.rows.slice(0, MOST_BARS);
      return chart.resultYears === null
        ? [tornadoTable(rows, sectionTitle, locale)]
        : [drawn(null, tornadoAlt(rows, locale))];
    }
  }
}

/** Extracts the picture from a chart. */
function svgOf(chart: ReactNode): string {
  const page = renderToStaticMarkup(chart);
  const svg = /<svg role="img".*?<\/svg>/s.exec(page)?.[0];
  if (svg === undefined) throw new RangeError('A chart without a picture');
  return svg;
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
