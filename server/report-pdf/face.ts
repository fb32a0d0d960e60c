import PdfKit from 'pdfkit';
import { deflateSync } from 'node:zlib';
import { Known } from './known.ts';

/** A glyph of the font as the library reads it. */
type Glyph = {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
};
type Position = {
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
};
type Subset = {
  readonly includeGlyph: (id: number) => number;
  readonly encode: () => Uint8Array;
};
/** What the library asks of a font of its own reading, as far as it is told here. */
export type ReadFont = {
  readonly unitsPerEm: number;
  readonly postscriptName: string;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly italicAngle: number;
  readonly bbox: Readonly<Record<'minX' | 'minY' | 'maxX' | 'maxY', number>>;
  readonly getGlyph: (id: number) => Glyph;
  readonly createSubset: () => Subset;
  readonly layout: (text: string) => {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly Position[];
  };
};

/** Letters as a page shows them: its glyphs and what is between them; null: not all of them are in the usual part. */
export type SetLine = { readonly shown: string | null; readonly widthPerMille: number };

/** The part of a font that nearly every report gets, packed once for all of them. */
export type UsualPart = {
  readonly file: Buffer;
  readonly fileBytes: number;
  /** Width of each glyph in thousandths of the size. */
  readonly widths: readonly number[];
  /** What each glyph reads as. */
  readonly letters: readonly (readonly number[])[];
};

export type Face = {
  readonly font: ReadFont;
  readonly part: UsualPart;
  readonly line: (text: string) => SetLine;
  /** Texts of several lines, by their size and room. */
  readonly broken: Known<readonly string[]>;
};

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join(
  '',
);
/**
 * What is written again and again. Two letters may share one shape, which is read out as the first of them: a
 * space is never to become another. At the end the letters that become one shape.
 */
export const USUAL_LETTERS = `${ASCII}\u00a0°²·×ÅÆÉØåæéøäöü–—‘’“”…€−• fi fl`;

export const hexOf = (glyph: number) => glyph.toString(16).padStart(4, '0');

/** A font that is read once for all documents of a thread, and sets each word once. */
export function faceOf(file: Buffer): Face {
  const pdf = new PdfKit({ autoFirstPage: false, font: '' }).font(file);
  const { font } = (pdf as unknown as { readonly _font: { readonly font: ReadFont } })._font;
  const perMille = 1000 / font.unitsPerEm;
  const places = new Map<number, number>();
  const part = usualPart(font, perMille, places);
  const words = new Known<SetLine>();
  const lines = new Known<SetLine>();
  const word = (text: string) =>
    words.get(text) ?? words.set(text, setWord(font, text, perMille, places));
  return {
    font,
    part,
    line: (text) => lines.get(text) ?? lines.set(text, setLine(text, word)),
    broken: new Known(),
  };
}

/** Each word with the space behind it. */
function setLine(text: string, word: (text: string) => SetLine): SetLine {
  let widthPerMille = 0;
  let shown: string | null = '';
  for (let from = 0; from < text.length;) {
    const space = text.indexOf(' ', from);
    const end = space === -1 ? text.length : space + 1;
    const next = word(text.slice(from, end));
    widthPerMille += next.widthPerMille;
    shown = shown === null || next.shown === null ? null : shown + next.shown;
    from = end;
  }
  return { shown: shown?.replaceAll('><', '') ?? null, widthPerMille };
}

function usualPart(font: ReadFont, perMille: number, places: Map<number, number>): UsualPart {
  const subset = font.createSubset();
  const missing = font.getGlyph(0);
  const widths = [missing.advanceWidth * perMille];
  const letters: (readonly number[])[] = [[0]];
  for (const { id, advanceWidth, codePoints } of font.layout(USUAL_LETTERS).glyphs) {
    if (places.has(id)) continue;
    places.set(id, subset.includeGlyph(id));
    widths.push(advanceWidth * perMille);
    letters.push(codePoints);
  }
  const file = subset.encode();
  return { file: deflateSync(file), fileBytes: file.length, widths, letters };
}

function setWord(
  font: ReadFont,
  text: string,
  perMille: number,
  places: ReadonlyMap<number, number>,
): SetLine {
  const { glyphs, positions } = font.layout(text);
  let widthPerMille = 0;
  let shown: string | null = '';
  glyphs.forEach(({ id, advanceWidth }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    widthPerMille += xAdvance * perMille;
    const place = places.get(id);
    if (place === undefined || xOffset !== 0 || yOffset !== 0) shown = null;
    if (shown === null) return;
    const apart = Math.round((advanceWidth - xAdvance) * perMille * 1000) / 1000;
    shown += `<${hexOf(place!)}>${apart === 0 ? '' : apart}`;
  });
  return { shown, widthPerMille };
}
