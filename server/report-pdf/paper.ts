import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';
import { embedFace } from './embed-face.ts';
import { escapeXml } from './escape-xml.ts';
import { USUAL_LETTERS, type Face } from './face.ts';

/** A font of one document, as the library makes it of a face. */
type PageFont = {
  readonly id: string;
  readonly ascender: number;
  readonly ref: () => PDFKit.PDFKitReference;
  readonly encode: (text: string) => unknown;
  embedded?: boolean;
};
type Line = (text: string) => void;
/** What the library keeps to itself and is used here; its version is fixed in package.json. */
type Inside = {
  readonly _font: PageFont;
  readonly _fontSize: number;
  readonly _text: (text: string, x: number, y: number, options: object, line: Line) => void;
  readonly _fragment: (text: string, x: number, y: number, options: object) => void;
  readonly _addInfo: () => void;
};

const inside = (pdf: object) => pdf as Inside;
const library = PdfKit.prototype as unknown as Inside;

const thousandth = (figure: number) => Math.round(figure * 1000) / 1000;

/**
 * A document whose letters are set by words that are known from earlier ones: the library would shape and measure
 * each line anew and cut each font anew for every report, which is most of the time that one takes.
 */
export class Paper extends PdfKit {
  readonly #faces = new Map<PageFont, Face>();
  /** Of which this report needs the usual part, and of which it needs more. */
  readonly #usual = new Set<PageFont>();
  readonly #unusual = new Set<PageFont>();

  useFace(name: string, face: Face): void {
    this.registerFont(name, face.font as unknown as Buffer).font(name);
    this.#faces.set(inside(this)._font, face);
  }

  override widthOfString(text: string): number {
    return (this.#face().line(text).widthPerMille * inside(this)._fontSize) / 1000;
  }

  /** The lines in which a text stands in so much room. */
  linesOf(text: string, width: number): readonly string[] {
    if (!text.includes('\n') && this.widthOfString(text) <= width) return [text];
    const { broken } = this.#face();
    const key = `${inside(this)._fontSize} ${width} ${text}`;
    return broken.get(key) ?? broken.set(key, this.#breakLines(text, width));
  }

  #breakLines(text: string, width: number): readonly string[] {
    const { x, y } = this;
    const lines: string[] = [];
    const add: Line = (line) => lines.push(line.trimEnd());
    inside(this)._text(text, 0, 0, { width, height: Number.POSITIVE_INFINITY }, add);
    Object.assign(this, { x, y });
    return lines;
  }

  /** From the top of a line to its baseline. */
  ascent(): number {
    const { _font: font, _fontSize: size } = inside(this);
    return (font.ascender / 1000) * size;
  }

  /** Letters on one line. */
  letters(text: string, x: number, baseline: number): void {
    if (text === '') return;
    const { _font: font, _fontSize: size } = inside(this);
    const { shown } = this.#face().line(text);
    if (shown === null) {
      // Those of the usual part come first, as in that part.
      if (!this.#unusual.has(font)) font.encode(USUAL_LETTERS);
      this.#unusual.add(font);
      library._fragment.call(this, text, x, baseline, { baseline: 'alphabetic' });
      return;
    }
    this.#usual.add(font);
    this.page.fonts[font.id] ??= font.ref();
    const place = `1 0 0 -1 ${thousandth(x)} ${thousandth(baseline)} Tm`;
    this.addContent(`BT /${font.id} ${thousandth(size)} Tf ${place} [${shown}] TJ ET`);
  }

  /** Where the library writes a line itself. */
  protected _fragment(text: string, x: number, y: number): void {
    this.letters(text.replaceAll('\n', ''), x, y + this.ascent());
  }

  /** The library writes these facts into XML as they are. */
  protected _addInfo(): void {
    const facts = this.info;
    this.info = Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [
        name,
        typeof fact === 'string' ? escapeXml(fact) : fact,
      ]),
    ) as typeof facts;
    library._addInfo.call(this);
    this.info = facts;
  }

  /** The whole file, once everything is drawn. */
  bytes(): Promise<Buffer> {
    for (const [font, face] of this.#faces) {
      if (!this.#usual.has(font) || this.#unusual.has(font)) continue;
      embedFace(this, face, font.ref(), font.id);
      font.embedded = true;
    }
    this.end();
    return buffer(this);
  }

  #face(): Face {
    const face = this.#faces.get(inside(this)._font);
    if (face === undefined) throw new RangeError('A font without a face');
    return face;
  }
}
