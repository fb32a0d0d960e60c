import type { DocumentBlock, DocumentSection } from '../../words/report/report-document.ts';
import { pictureOf } from './draw-svg.ts';
import { drawable } from './fonts.ts';
import { COLOURS, SHEET, TEXT_WIDTH } from './look.ts';
import type { SheetFlow, TextLook } from './sheet-flow.ts';
import { drawFacts, drawTable, factsHeight, tableHeight } from './tables.ts';
import { tagged } from './tagged.ts';

const TITLE: TextLook = { size: 16, weight: '600' };
const LEAD: TextLook = { size: 10.5, lineGap: 1.5 };
const SUBTITLE: TextLook = { size: 10.5, weight: '600', lineGap: 1 };
const SOURCE: TextLook = { size: 8, colour: COLOURS['blaek-600'], lineGap: 1 };

const INDENT = 12;
const LIST_GAP = 28;

/** A block whose height is known before it is drawn. */
type Measured = { readonly height: number; readonly draw: () => void };

/** A numbered part under its rule. Its head never stands alone at the end of a sheet. */
export function drawSection(flow: SheetFlow, section: DocumentSection, number: number): void {
  const { title, lead, source } = section;
  const blocks = section.blocks.map((block) => measured(flow, block));
  const head = 8 + 24 + flow.heightOf(lead, LEAD) + 8;
  const tail = source === null ? 0 : flow.heightOf(source, SOURCE) + 4;
  const isShort = blocks.length === 1;
  flow.makeRoom(head + (blocks[0]?.height ?? 0) + (isShort ? tail : 0));
  flow.rule(flow.y, COLOURS.blaek, 1);
  flow.y += 8;
  flow.text('H2', `${number}  ${title}`, TITLE);
  flow.y += 3;
  flow.text('P', lead, LEAD);
  flow.y += 8;
  blocks.forEach(({ height, draw }, index) => {
    const isLast = index === blocks.length - 1;
    if (index > 0) flow.makeRoom(height + (isLast ? tail : 0));
    draw();
  });
  if (source !== null) {
    flow.y += 4;
    flow.text('P', source, SOURCE);
  }
  flow.y += 16;
}

function measured(flow: SheetFlow, block: DocumentBlock): Measured {
  switch (block.kind) {
    case 'facts':
      return {
        height: factsHeight(flow, block.table),
        draw: () => drawFacts(flow, block.table),
      };
    case 'table':
      return {
        height: (block.title === null ? 0 : 30) + tableHeight(flow, block.table) + 6,
        draw() {
          if (block.title !== null) {
            flow.y += 8;
            flow.text('H3', block.title, { ...SUBTITLE, size: 12 });
          }
          drawTable(flow, block.table);
          flow.y += 6;
        },
      };
    case 'chart':
      return measuredChart(flow, block);
    case 'list':
      return measuredList(flow, block.items);
    case 'text':
      return {
        height: flow.heightOf(block.text, LEAD) + 6,
        draw() {
          flow.text('P', block.text, LEAD);
          flow.y += 6;
        },
      };
  }
}

function measuredChart(
  flow: SheetFlow,
  { title, alt, svg }: Extract<DocumentBlock, { kind: 'chart' }>,
): Measured {
  const { pdf } = flow;
  const picture = pictureOf(pdf, svg, TEXT_WIDTH);
  const words = title === null ? 0 : flow.heightOf(title, SUBTITLE) + 6;
  return {
    height: words + picture.heightPt + 6,
    draw() {
      if (title !== null) {
        flow.y += 2;
        flow.text('P', title, SUBTITLE);
        flow.y += 4;
      }
      const { y } = flow;
      const box: [number, number, number, number] = [
        SHEET.left,
        y,
        SHEET.left + TEXT_WIDTH,
        y + picture.heightPt,
      ];
      flow.root.add(
        tagged(pdf, 'Figure', () => picture.draw(SHEET.left, y), { alt: drawable(alt), bbox: box }),
      );
      flow.y += picture.heightPt + 6;
    },
  };
}

/** In two columns; read down the first, then down the second. */
function measuredList(flow: SheetFlow, items: readonly string[]): Measured {
  const { pdf } = flow;
  const look: TextLook = { size: 9.5 };
  const width = (TEXT_WIDTH - LIST_GAP) / 2;
  const half = Math.ceil(items.length / 2);
  const heightOf = (item: string) => flow.heightOf(item, look, width - INDENT) + 4;
  const sum = (some: readonly string[]) => some.reduce((total, item) => total + heightOf(item), 0);
  const height = Math.max(sum(items.slice(0, half)), sum(items.slice(half)));
  return {
    height,
    draw() {
      const list = tagged(pdf, 'L');
      flow.root.add(list);
      const top = flow.y;
      items.forEach((item, index) => {
        if (index === half) flow.y = top;
        const { y } = flow;
        const x = SHEET.left + (index < half ? 0 : width + LIST_GAP);
        const element = tagged(pdf, 'LI');
        list.add(element);
        element.add(tagged(pdf, 'Lbl', () => flow.write('•', look, { x, y, width: INDENT })));
        element.add(
          tagged(pdf, 'LBody', () =>
            flow.write(item, look, { x: x + INDENT, y, width: width - INDENT }),
          ),
        );
        element.end();
        flow.y += heightOf(item);
      });
      list.end();
      flow.y = top + height;
    },
  };
}
