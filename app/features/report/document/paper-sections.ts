import { m } from '../../../../messages/compiled/messages.js';
import type { ReportFigures } from '../../../../domain/report/report-figures.ts';
import type { Locale } from '../../../../words/locale.ts';
import type {
  DocumentBlock,
  DocumentSection,
  DocumentTable,
} from '../../../../words/report/report-document.ts';
import { reportSections, type ReportBlock, type ReportSection } from '../sections.ts';
import { chartBlocks } from './paper-charts.tsx';

/** The report's parts as on paper: tables with their column widths, charts as drawings. */
export function paperSections(figures: ReportFigures, locale: Locale): readonly DocumentSection[] {
  return reportSections(figures, locale).map((section) => ({
    title: section.title,
    lead: section.paperLead ?? section.lead,
    blocks: section.blocks.flatMap((block) => paperBlocks(block, section, locale)),
    source: section.source,
  }));
}

function paperBlocks(
  block: ReportBlock,
  { title }: ReportSection,
  locale: Locale,
): readonly DocumentBlock[] {
  switch (block.kind) {
    case 'text':
    case 'list':
      return [block];
    case 'chart':
      return chartBlocks(block, title, locale);
    case 'facts':
      return [factsBlock(block, locale)];
    case 'comparison':
      return [{ kind: 'table', title: null, table: comparisonTable(block) }];
    case 'prices': {
      const table = priceTable(block, locale);
      return [{ kind: 'table', title: table.caption, table }];
    }
    case 'assumptions':
      return [{ kind: 'table', title: null, table: assumptionTable(block, title, locale) }];
  }
}

type Block<Kind extends ReportBlock['kind']> = Extract<ReportBlock, { kind: Kind }>;

function factsBlock({ facts }: Block<'facts'>, locale: Locale): DocumentBlock {
  const caption = m.pdf_roof_facts({}, { locale });
  const rows = facts.map(({ label, value }) => ({ cells: [label, value] }));
  return { kind: 'facts', caption, table: { caption, columns: [], widths: [1, 1], rows } };
}

function comparisonTable({ corner, columns, rows }: Block<'comparison'>): DocumentTable {
  return {
    caption: corner,
    columns: [corner, ...columns],
    widths: [4, 2, 2, 2],
    rows: rows.map(({ label, cells }) => ({ cells: [label, ...cells] })),
  };
}

function priceTable({ rows }: Block<'prices'>, locale: Locale): DocumentTable {
  return {
    caption: m.report_lines({}, { locale }),
    columns: [
      m.report_lines_corner({}, { locale }),
      m.report_lines_quantity({}, { locale }),
      m.report_lines_amount({}, { locale }),
    ],
    widths: [4, 3, 3],
    rows: rows.map(({ kind, name, quantity, amount }) => ({
      cells: [name, quantity, amount],
      isTotal: kind === 'total',
    })),
  };
}

function assumptionTable(
  { rows }: Block<'assumptions'>,
  caption: string,
  locale: Locale,
): DocumentTable {
  return {
    caption,
    columns: [
      m.pdf_assumption({}, { locale }),
      m.pdf_value({}, { locale }),
      m.pdf_source({}, { locale }),
    ],
    widths: [4, 2, 5],
    isLastText: true,
    rows: rows.map(({ name, value, source }) => ({ cells: [name, value, source] })),
  };
}
