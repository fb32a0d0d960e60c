import type { DocumentFigure, ReportDocument } from '../../words/report/report-document.ts';
import { drawable } from './fonts.ts';
import { COLOURS, SHEET, TEXT_WIDTH } from './look.ts';
import type { SheetFlow, TextLook } from './sheet-flow.ts';
import { tagged } from './tagged.ts';

const BAND = 42;
const CARD_PAD = 20;
/** The answer: what it costs and saves, why, and what may turn out otherwise. */
export function drawFirstSheet(flow: SheetFlow, document: ReportDocument): void {
  drawBand(flow, document.brand);
  flow.y = BAND + 12;
  flow.text('P', document.prices, { size: 8.5, colour: COLOURS['blaek-600'], lineGap: 1.5 });
  flow.y += 14;
  drawAnswer(flow, document);
  flow.y += 16;
  drawVerdict(flow, document);
  if (document.reasons !== null) drawReasons(flow, document.reasons);
  if (document.caution !== null) drawCaution(flow, document.caution);
}

function drawBand(flow: SheetFlow, brand: string): void {
  flow.decoration((pdf) => {
    pdf.rect(0, 0, SHEET.width, BAND).fill(COLOURS['gran-900']);
    // The mark, 27 high in its own drawing.
    pdf.save().translate(SHEET.left - 1.5, BAND / 2 - 15);
    pdf.path('M1.5 25.5V15.6L11.3 5.8 21.1 15.6V25.5Z').fill(COLOURS.white);
    pdf.circle(21.1, 5.8, 4.5).lineWidth(1.4).undash();
    pdf.fillAndStroke(COLOURS['sol-400'], COLOURS['gran-900']).restore();
  });
  const look: TextLook = { size: 17, weight: '600', colour: COLOURS.white };
  flow.root.add(
    tagged(flow.pdf, 'P', () =>
      flow.write(brand, look, { x: SHEET.left + 31, y: BAND / 2 - 9, width: 200 }),
    ),
  );
}

function drawAnswer(flow: SheetFlow, { subject, headline, figures }: ReportDocument): void {
  const small: TextLook = { size: 9.5, colour: COLOURS['blaek-600'], lineGap: 1 };
  const large: TextLook = { size: 20, weight: '600', lineGap: 2 };
  const width = TEXT_WIDTH - 2 * CARD_PAD;
  const place = { x: SHEET.left + CARD_PAD, width };
  const top = flow.y;
  const words = flow.heightOf(subject, small, width) + 6 + flow.heightOf(headline, large, width);
  const height = 2 * CARD_PAD + words + (figures.length > 0 ? 86 : 0);
  flow.decoration((pdf) => {
    pdf
      .roundedRect(SHEET.left, top, TEXT_WIDTH, height, 12)
      .lineWidth(0.75)
      .fillAndStroke(COLOURS['kalk-50'], COLOURS.hairline);
  });
  flow.y = top + CARD_PAD;
  flow.text('P', subject, small, place);
  flow.y += 6;
  flow.text('H1', headline, large, place);
  if (figures.length > 0) drawFigures(flow, figures, flow.y + 12, width);
  flow.y = top + height;
}

function drawFigures(
  flow: SheetFlow,
  figures: readonly DocumentFigure[],
  top: number,
  width: number,
): void {
  const left = SHEET.left + CARD_PAD;
  flow.rule(top, COLOURS.blaek, 1, left, left + width);
  const gap = 16;
  const column = (width - gap * (figures.length - 1)) / figures.length;
  figures.forEach((figure, index) => {
    const x = left + index * (column + gap);
    flow.root.add(
      tagged(flow.pdf, 'P', () => {
        flow.write(figure.label, { size: 10, weight: '500' }, { x, y: top + 10, width: column });
        drawFigure(flow, figure, x, top + 24);
        flow.write(
          figure.note,
          { size: 8.5, colour: COLOURS['blaek-600'] },
          { x, y: top + 58, width: column },
        );
      }),
    );
  });
}

/** A large figure with its unit set smaller beside it, on one line. */
function drawFigure(flow: SheetFlow, figure: DocumentFigure, x: number, y: number): void {
  const { pdf } = flow;
  const number = { text: drawable(figure.value), size: 25, weight: '600' } as const;
  const unit = { text: drawable(figure.unit), size: 12, weight: '500' } as const;
  const baseline = y + 25;
  let at = x;
  for (const { text, size, weight } of figure.unitFirst ? [unit, number] : [number, unit]) {
    flow.look({ size, weight });
    pdf.letters(text, at, baseline);
    at += pdf.widthOfString(text) + 5;
  }
}

/** The verdict in its pill, and what it means beside it. */
function drawVerdict(flow: SheetFlow, { verdict }: ReportDocument): void {
  const { pdf } = flow;
  const words: TextLook = { size: 10.5, weight: '600', colour: COLOURS['gran-900'] };
  const meaning: TextLook = { size: 11, lineGap: 2 };
  flow.look(words);
  const text = drawable(verdict.words);
  const pill = pdf.widthOfString(text) + 24;
  const x = SHEET.left + pill + 12;
  const width = TEXT_WIDTH - pill - 12;
  const height = flow.heightOf(verdict.text, meaning, width);
  const top = flow.y;
  flow.decoration(() => pdf.roundedRect(SHEET.left, top, pill, 24, 12).fill(COLOURS['gran-100']));
  flow.root.add(
    tagged(pdf, 'P', () => {
      flow.write(text, words, { x: SHEET.left + 12, y: top + 5, width: pill });
      flow.write(verdict.text, meaning, { x, y: top + (height < 24 ? 4.5 : 0), width });
    }),
  );
  flow.y = top + Math.max(24, height) + 14;
}

function drawReasons(flow: SheetFlow, reasons: NonNullable<ReportDocument['reasons']>): void {
  const { pdf } = flow;
  flow.text('H2', reasons.title, { size: 15, weight: '600' });
  flow.y += 8;
  const list = tagged(pdf, 'L');
  flow.root.add(list);
  const x = SHEET.left + 32;
  const width = TEXT_WIDTH - 32;
  reasons.items.forEach(({ title, text }, index) => {
    const top = flow.y;
    const height = flow.heightOf(
      `${title} ${text}`,
      { size: 10.5, weight: '600', lineGap: 2 },
      width,
    );
    flow.decoration(() => pdf.circle(SHEET.left + 10, top + 8, 10).fill(COLOURS['gran-700']));
    const item = tagged(pdf, 'LI');
    list.add(item);
    item.add(
      tagged(pdf, 'Lbl', () =>
        flow.write(
          String(index + 1),
          { size: 10, weight: '600', colour: COLOURS.white },
          { x: SHEET.left, y: top + 1.5, width: 20, align: 'center' },
        ),
      ),
    );
    item.add(
      tagged(pdf, 'LBody', () => {
        flow.look({ size: 10.5, weight: '600' });
        pdf.text(`${drawable(title)} `, x, top, { width, lineGap: 2, continued: true });
        flow.look({ size: 10.5 });
        pdf.text(drawable(text), { width, lineGap: 2 });
      }),
    );
    item.end();
    flow.y = top + Math.max(height, 20) + 7;
    if (index < reasons.items.length - 1) {
      flow.rule(flow.y, COLOURS.hairline, 0.5, x);
      flow.y += 9;
    }
  });
  list.end();
  flow.y += 8;
}

function drawCaution(flow: SheetFlow, caution: NonNullable<ReportDocument['caution']>): void {
  const { pdf } = flow;
  const pad = 14;
  const width = TEXT_WIDTH - 2 * pad;
  const x = SHEET.left + pad;
  const all = `${caution.before}${caution.figure}${caution.after}`;
  const body: TextLook = { size: 10.5, weight: '600', lineGap: 2 };
  const height = flow.heightOf(all, body, width) + 2 * pad + 20;
  const top = flow.y;
  flow.decoration(() => {
    pdf
      .roundedRect(SHEET.left + 0.75, top, TEXT_WIDTH - 1.5, height, 8)
      .lineWidth(1.5)
      .undash()
      .stroke(COLOURS['sol-700']);
  });
  flow.y = top + pad;
  flow.text(
    'H2',
    caution.title,
    { size: 13, weight: '600', colour: COLOURS['sol-700'] },
    { x, width },
  );
  const y = flow.y + 5;
  flow.root.add(
    tagged(pdf, 'P', () => {
      flow.look({ size: 10.5 });
      pdf.text(drawable(caution.before), x, y, { width, lineGap: 2, continued: true });
      flow.look({ size: 10.5, weight: '600' });
      pdf.text(drawable(caution.figure), { width, lineGap: 2, continued: caution.after !== '' });
      flow.look({ size: 10.5 });
      if (caution.after !== '') pdf.text(drawable(caution.after), { width, lineGap: 2 });
    }),
  );
  flow.y = top + height;
}
