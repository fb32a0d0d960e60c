import { drawable, type Weight } from './fonts.ts';
import { COLOURS, SHEET, TEXT_WIDTH } from './look.ts';
import type { Paper } from './paper.ts';
import { tagged } from './tagged.ts';

type Element = PDFKit.PDFStructureElement;

export type TextLook = {
  readonly size: number;
  readonly weight?: Weight | undefined;
  readonly colour?: string | undefined;
  readonly lineGap?: number | undefined;
};

/** Which share of a line's free room is before it. */
const FREE_BEFORE = { left: 0, center: 0.5, right: 1 } as const;

/** Writes down the sheets: what comes next stands under what came before, or on a new sheet. */
export class SheetFlow {
  readonly pdf: Paper;
  readonly root: Element;
  y: number = SHEET.top;

  constructor(pdf: Paper) {
    this.pdf = pdf;
    this.root = tagged(pdf, 'Document');
    pdf.addStructure(this.root);
  }

  /** A new sheet unless so much room is left. */
  makeRoom(heightPt: number): void {
    if (this.y + heightPt > SHEET.bottom && this.y > SHEET.top) this.newSheet();
  }

  newSheet(): void {
    this.pdf.addPage();
    this.y = SHEET.top;
  }

  look(look: TextLook): void {
    this.#font(look);
    this.pdf.fillColor(look.colour ?? COLOURS.blaek);
  }

  heightOf(text: string, look: TextLook, width: number = TEXT_WIDTH): number {
    this.#font(look);
    const lines = this.pdf.linesOf(drawable(text), width);
    return lines.length * this.#lineHeight(look);
  }

  /** A text of its own in the reading order. */
  text(
    tag: 'P' | 'H1' | 'H2' | 'H3' | 'Caption' | 'LBody',
    text: string,
    look: TextLook,
    place: { readonly x?: number; readonly width?: number; readonly parent?: Element } = {},
  ): void {
    const { x = SHEET.left, width = TEXT_WIDTH, parent = this.root } = place;
    const height = this.heightOf(text, look, width);
    parent.add(tagged(this.pdf, tag, () => this.write(text, look, { x, y: this.y, width })));
    this.y += height;
  }

  /** Only the letters, where they are told. */
  write(
    text: string,
    look: TextLook,
    at: {
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly align?: keyof typeof FREE_BEFORE;
    },
  ): void {
    const { pdf } = this;
    this.look(look);
    const height = this.#lineHeight(look);
    const ascent = pdf.ascent();
    pdf.linesOf(drawable(text), at.width).forEach((line, index) => {
      const free = at.width - pdf.widthOfString(line);
      const before = free * FREE_BEFORE[at.align ?? 'left'];
      pdf.letters(line, at.x + before, at.y + ascent + index * height);
    });
  }

  #font({ size, weight = '400' }: TextLook): void {
    this.pdf.font(weight).fontSize(size);
  }

  #lineHeight({ lineGap = 0 }: TextLook): number {
    return this.pdf.currentLineHeight(true) + lineGap;
  }

  /** What carries no meaning: rules and grounds. */
  decoration(draw: (pdf: Paper) => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw(this.pdf);
    this.pdf.endMarkedContent();
  }

  rule(
    y: number,
    colour: string,
    width: number,
    from = SHEET.left,
    to = SHEET.left + TEXT_WIDTH,
  ): void {
    this.decoration((pdf) => {
      pdf.moveTo(from, y).lineTo(to, y).lineWidth(width).undash().stroke(colour);
    });
  }
}
