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
    return this.pdf.heightOfString(drawable(text), { width, lineGap: look.lineGap ?? 0 });
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
      readonly align?: 'left' | 'center' | 'right';
    },
  ): void {
    this.look(look);
    this.pdf.text(drawable(text), at.x, at.y, {
      width: at.width,
      align: at.align ?? 'left',
      lineGap: look.lineGap ?? 0,
    });
  }

  #font({ size, weight = '400' }: TextLook): void {
    this.pdf.font(weight).fontSize(size);
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
