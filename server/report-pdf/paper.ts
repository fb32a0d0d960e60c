import PdfKit from 'pdfkit';
import { deflateSync } from 'node:zlib';
import { embedFace } from './embed-face.ts';
import { USUAL_LETTERS, type Face } from './face.ts';

type Page = PDFKit.PDFPage;
/** A font of one document, as the library makes it of a face. */
type PageFont = {
  readonly id: string;
  readonly ascender: number;
  readonly ref: () => PDFKit.PDFKitReference;
  readonly encode: (text: string) => unknown;
  embedded?: boolean;
};
type Kind = 'fill' | 'stroke' | 'width' | 'join' | 'dash';
type Line = (text: string) => void;
/** What the library keeps to itself and is used here; its version is fixed in package.json. */
type Inside = {
  _font: PageFont;
  readonly _fontSize: number;
  _offset: number;
  readonly _text: (text: string, x: number, y: number, options: object, line: Line) => void;
  readonly _fragment: (text: string, x: number, y: number, options: object) => void;
};

const inside = (pdf: object) => pdf as Inside;
const library = PdfKit.prototype as unknown as Inside;

const thousandth = (figure: number) => Math.round(figure * 1000) / 1000;

const isHex = (colour: unknown): colour is string =>
  typeof colour === 'string' && colour.length === 7 && colour.startsWith('#');

const channels = new Map<string, string>();
/** A colour as a page has it. */
function channelsOf(colour: string): string {
  let known = channels.get(colour);
  if (known === undefined) {
    const hex = Number.parseInt(colour.slice(1), 16);
    known = [hex >> 16, (hex >> 8) & 255, hex & 255]
      .map((channel) => thousandth(channel / 255))
      .join(' ');
    channels.set(colour, known);
  }
  return known;
}

const JOINS = { miter: '0 j', round: '1 j', bevel: '2 j' } as const;
const SOLID = '[] 0 d';
const PACKED = 4;

/**
 * A document whose letters are set by words that are known from earlier ones, and whose sheets are put together as
 * text: the library would set, measure and copy each line anew, which is most of the time that a report takes.
 */
export class Paper extends PdfKit {
  // Made when first needed: the library writes before a field of this class could be there.
  declare private written: (string | Uint8Array)[] | undefined;
  declare private sheets: Map<Page, string> | undefined;
  /** What the sheet draws with now, and before what was saved. */
  #drawnWith = new Map<Kind, string>();
  readonly #before: Map<Kind, string>[] = [];
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
    let lines = broken.get(key);
    if (lines === undefined) {
      lines = this.#breakLines(text, width);
      broken.set(key, lines);
    }
    return lines;
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

  override fillColor(colour: PDFKit.Mixins.ColorValue): this {
    if (isHex(colour)) return this.#drawWith('fill', `${channelsOf(colour)} rg`);
    this.#drawnWith.delete('fill');
    return super.fillColor(colour);
  }

  override strokeColor(colour: PDFKit.Mixins.ColorValue): this {
    if (isHex(colour)) return this.#drawWith('stroke', `${channelsOf(colour)} RG`);
    this.#drawnWith.delete('stroke');
    return super.strokeColor(colour);
  }

  override lineWidth(width: number): this {
    return this.#drawWith('width', `${thousandth(width)} w`);
  }

  override lineJoin(join: keyof typeof JOINS): this {
    return this.#drawWith('join', JOINS[join]);
  }

  override dash(length: number, { space = length }: { space?: number } = {}): this {
    return this.#drawWith('dash', `[${thousandth(length)} ${thousandth(space)}] 0 d`);
  }

  override undash(): this {
    return this.#drawWith('dash', SOLID);
  }

  #drawWith(kind: Kind, operator: string): this {
    if (this.#drawnWith.get(kind) === operator) return this;
    this.#drawnWith.set(kind, operator);
    return this.addContent(operator);
  }

  override save(): this {
    this.#before.push(new Map(this.#drawnWith));
    return super.save();
  }

  override restore(): this {
    this.#drawnWith = this.#before.pop() ?? new Map();
    return super.restore();
  }

  override addPage(): this {
    this.#drawnWith.clear();
    super.addPage();
    return this;
  }

  override switchToPage(page: number): Page {
    this.#drawnWith.clear();
    return super.switchToPage(page);
  }

  override rect(x: number, y: number, width: number, height: number): this {
    return this.addContent(`${[x, y, width, height].map(thousandth).join(' ')} re`);
  }

  override moveTo(x: number, y: number): this {
    return this.addContent(`${thousandth(x)} ${thousandth(y)} m`);
  }

  override lineTo(x: number, y: number): this {
    return this.addContent(`${thousandth(x)} ${thousandth(y)} l`);
  }

  override bezierCurveTo(...points: [number, number, number, number, number, number]): this {
    return this.addContent(`${points.map(thousandth).join(' ')} c`);
  }

  override addContent(content: string): this {
    this.sheets ??= new Map();
    this.sheets.set(this.page, `${this.sheets.get(this.page) ?? ''}${content}\n`);
    return this;
  }

  override flushPages(): void {
    for (const [page, content] of this.sheets ?? []) {
      Object.assign(page.content.data, { Filter: 'FlateDecode' });
      page.write(deflateSync(Buffer.from(content, 'latin1'), { level: PACKED }));
    }
    this.sheets?.clear();
    super.flushPages();
  }

  /** The whole file, once everything is drawn. */
  bytes(): Buffer {
    this.flushPages();
    // The library packs what it alone knows how to make, and not the few bytes of a pattern.
    this.compress = true;
    for (const [font, face] of this.#faces) {
      if (!this.#usual.has(font) || this.#unusual.has(font)) continue;
      embedFace(this, face, font.ref(), font.id);
      font.embedded = true;
    }
    this.end();
    const parts = this.written ?? [];
    return Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    );
  }

  protected _write(data: string | Uint8Array): void {
    this.written ??= [];
    const last = this.written.length - 1;
    const before = this.written[last];
    if (typeof data !== 'string') this.written.push(data);
    else if (typeof before === 'string') this.written[last] = `${before}${data}\n`;
    else this.written.push(`${data}\n`);
    inside(this)._offset += data.length + (typeof data === 'string' ? 1 : 0);
  }

  #face(): Face {
    const face = this.#faces.get(inside(this)._font);
    if (face === undefined) throw new RangeError('A font without a face');
    return face;
  }
}
