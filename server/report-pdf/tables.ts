import type { DocumentTable } from '../../words/report/report-document.ts';
import { drawable } from './fonts.ts';
import { COLOURS, SHEET, TEXT_WIDTH } from './look.ts';
import type { SheetFlow, TextLook } from './sheet-flow.ts';
import { tagged } from './tagged.ts';

const CELL: TextLook = { size: 9 };
const HEAD: TextLook = { size: 8, colour: COLOURS['blaek-600'] };
const PAD = 3;
const GAP = 10;
const HEAD_PT = 16;
const FACTS_GAP = 28;
const FACTS_WIDTH = (TEXT_WIDTH - FACTS_GAP) / 2;

type Row = DocumentTable['rows'][number];

function columnsOf(widths: readonly number[], left: number, width: number) {
  const sum = widths.reduce((total, part) => total + part, 0);
  let x = left;
  return widths.map((part) => {
    const column = { x, width: (width * part) / sum };
    x += column.width;
    return column;
  });
}

/** The height of a table [pt]. */
export function tableHeight(flow: SheetFlow, table: DocumentTable): number {
  const columns = columnsOf(table.widths, SHEET.left, TEXT_WIDTH);
  const head = table.columns.length === 0 ? 0 : HEAD_PT;
  return table.rows.reduce((sum, row) => sum + rowHeight(flow, row, columns), head);
}

type Column = { readonly x: number; readonly width: number };

function rowHeight(flow: SheetFlow, { cells, isTotal }: Row, columns: readonly Column[]): number {
  const heights = cells.map((text, index) =>
    flow.heightOf(text, lookOf(isTotal), (columns[index]?.width ?? 0) - GAP),
  );
  return Math.max(...heights) + 2 * PAD;
}

const lookOf = (isTotal: boolean | undefined): TextLook => ({
  ...CELL,
  weight: isTotal ? '600' : '400',
});

/** Rows with their name first; figures stand to the right, words of the last column too. */
export function drawTable(flow: SheetFlow, table: DocumentTable): void {
  const { pdf } = flow;
  const columns = columnsOf(table.widths, SHEET.left, TEXT_WIDTH);
  const element = tagged(pdf, 'Table', undefined, { title: drawable(table.caption) });
  flow.root.add(element);
  const alignOf = (index: number) =>
    index === 0 || (index === columns.length - 1 && table.isLastText === true) ? 'left' : 'right';
  if (table.columns.length > 0) {
    const row = tagged(pdf, 'TR');
    element.add(row);
    table.columns.forEach((text, index) => {
      const column = columns[index]!;
      row.add(
        tagged(
          pdf,
          'TH',
          () =>
            flow.write(
              text,
              HEAD,
              cellBox(column, flow.y + 3, alignOf(index), index === columns.length - 1),
            ),
          { scope: 'Column' },
        ),
      );
    });
    row.end();
    flow.y += HEAD_PT;
    flow.rule(flow.y, COLOURS.blaek, 1);
  }
  for (const row of table.rows) drawRow(flow, element, row, columns, alignOf);
  element.end();
}

/** The gap between columns stands on the side away from the letters. */
function cellBox(column: Column, y: number, align: 'left' | 'right', isLast: boolean) {
  const gap = isLast && align === 'right' ? 0 : GAP;
  return { x: column.x, y, width: column.width - gap, align };
}

function drawRow(
  flow: SheetFlow,
  table: PDFKit.PDFStructureElement,
  row: Row,
  columns: readonly Column[],
  alignOf: (index: number) => 'left' | 'right',
): void {
  const { pdf } = flow;
  const height = rowHeight(flow, row, columns);
  if (row.isTotal) flow.rule(flow.y, COLOURS.blaek, 1);
  const element = tagged(pdf, 'TR');
  table.add(element);
  row.cells.forEach((text, index) => {
    const column = columns[index]!;
    const write = () =>
      flow.write(
        text,
        lookOf(row.isTotal),
        cellBox(column, flow.y + PAD, alignOf(index), index === columns.length - 1),
      );
    element.add(
      index === 0 ? tagged(pdf, 'TH', write, { scope: 'Row' }) : tagged(pdf, 'TD', write),
    );
  });
  element.end();
  flow.y += height;
  flow.rule(flow.y, COLOURS.hairline, 0.5);
}

/** Names and values in two columns beside each other; read down the first, then down the second. */
export function drawFacts(flow: SheetFlow, table: DocumentTable): void {
  const { pdf } = flow;
  const element = tagged(pdf, 'Table', undefined, { title: drawable(table.caption) });
  flow.root.add(element);
  const half = Math.ceil(table.rows.length / 2);
  const width = FACTS_WIDTH;
  const top = flow.y;
  let bottom = top;
  table.rows.forEach((row, index) => {
    if (index === half) flow.y = top;
    const left = SHEET.left + (index < half ? 0 : width + FACTS_GAP);
    const [label = '', value = ''] = row.cells;
    const columns = columnsOf([1, 1], left, width);
    const height = rowHeight(flow, row, columns);
    const line = tagged(pdf, 'TR');
    element.add(line);
    const [first, second] = columns as [Column, Column];
    const y = flow.y + PAD;
    line.add(
      tagged(
        pdf,
        'TH',
        () =>
          flow.write(
            label,
            { ...CELL, colour: COLOURS['blaek-600'] },
            cellBox(first, y, 'left', false),
          ),
        { scope: 'Row' },
      ),
    );
    line.add(
      tagged(pdf, 'TD', () =>
        flow.write(value, { ...CELL, weight: '500' }, cellBox(second, y, 'right', true)),
      ),
    );
    line.end();
    flow.y += height;
    flow.rule(flow.y, COLOURS.hairline, 0.5, left, left + width);
    bottom = Math.max(bottom, flow.y);
  });
  element.end();
  flow.y = bottom;
}

export function factsHeight(flow: SheetFlow, table: DocumentTable): number {
  const half = Math.ceil(table.rows.length / 2);
  const columns = columnsOf([1, 1], SHEET.left, FACTS_WIDTH);
  const sum = (rows: readonly Row[]) =>
    rows.reduce((total, row) => total + rowHeight(flow, row, columns), 0);
  return Math.max(sum(table.rows.slice(0, half)), sum(table.rows.slice(half)));
}
