import PdfKit from 'pdfkit';

/** What the library asks of a font of its own reading, as far as it is told here. */
type ReadFont = {
  readonly unitsPerEm: number;
  layout: (text: string, features?: unknown) => SetWord;
};
type Position = Readonly<Record<string, number>>;
type SetWord = {
  readonly glyphs: readonly object[];
  readonly positions: readonly Position[];
  readonly advanceWidth: number;
};

/** Words kept of a font, about 1 kB each. Most words of a report stand in every report. */
const WORDS_KEPT = 4000;
/** Two letters may share one shape, which is read out as the first of them: a space is never to become another. */
const FIRST_LETTERS = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

/**
 * A font that is read once for all documents, and sets each word once. Each document would otherwise read the
 * tables of kerning anew: about half of the time that a report took. The part that is embedded is chosen by
 * each document for itself.
 */
export function sharedFont(file: Buffer): Buffer {
  const pdf = new PdfKit({ autoFirstPage: false, font: '' }).font(file);
  const font = (pdf as unknown as { readonly _font: { readonly font: ReadFont } })._font.font;
  const setWord = font.layout.bind(font);
  setWord(FIRST_LETTERS);
  const known = new Map<string, SetWord>();
  font.layout = (text, features) => {
    if (features !== undefined) return setWord(text, features);
    let word = known.get(text);
    if (word === undefined) {
      word = setWord(text);
      if (known.size >= WORDS_KEPT) known.clear();
      known.set(text, word);
    }
    const { glyphs, positions, advanceWidth } = word;
    // The library writes into the positions that it is given.
    return { glyphs, positions: positions.map((position) => ({ ...position })), advanceWidth };
  };
  // The library takes a read font where its types know of a file only.
  return font as unknown as Buffer;
}
