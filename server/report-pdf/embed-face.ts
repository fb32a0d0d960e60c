import { deflateSync } from 'node:zlib';
import { hexOf, type Face } from './face.ts';

type Pdf = PDFKit.PDFDocument;

/** A range of letters has at most so many lines. */
const MOST_LINES = 100;
/** No serifs that count, and letters beyond Adobe's own. */
const SYMBOLIC = 4;

const FLATE = { Filter: 'FlateDecode' } as const;
const SYSTEM = {
  // Where the library writes a text, and not a name.
  Registry: new String('Adobe'),
  Ordering: new String('Identity'),
  Supplement: 0,
};

/** Streams that are the same in every report. */
const packedOf = new WeakMap<Face, { readonly map: Buffer; readonly glyphs: Buffer }>();

/** Embeds the usual part of a face, by which no report has to make a part of its own. */
export function embedFace(pdf: Pdf, face: Face, own: PDFKit.PDFKitReference, id: string): void {
  const { font, part } = face;
  const { map, glyphs } = packed(face);
  const stream = (content: Buffer, data: object = {}) => {
    const made = pdf.ref({ ...FLATE, ...data });
    made.end(content);
    return made;
  };
  const made = (data: object) => {
    const reference = pdf.ref(data);
    reference.finalize();
    return reference;
  };
  const name = `${tagOf(id)}+${font.postscriptName}`;
  const scale = 1000 / font.unitsPerEm;
  const { minX, minY, maxX, maxY } = font.bbox;
  const descriptor = made({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: SYMBOLIC,
    FontBBox: [minX, minY, maxX, maxY].map((side) => side * scale),
    ItalicAngle: font.italicAngle,
    Ascent: font.ascent * scale,
    Descent: font.descent * scale,
    CapHeight: font.capHeight * scale,
    XHeight: font.xHeight * scale,
    StemV: 0,
    FontFile2: stream(part.file, { Length1: part.fileBytes }),
    CIDSet: stream(glyphs),
  });
  const descendant = made({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: SYSTEM,
    FontDescriptor: descriptor,
    W: [0, part.widths],
    CIDToGIDMap: 'Identity',
  });
  Object.assign(own.data as object, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: stream(map),
  });
  own.finalize();
}

/** Six letters of its own before the name of a part: F1 → FBAAAA. */
function tagOf(id: string): string {
  const letters = [...id].map((sign) =>
    /\d/.test(sign) ? String.fromCodePoint(65 + +sign) : sign,
  );
  return letters.join('').padEnd(6, 'A');
}

function packed(face: Face) {
  let made = packedOf.get(face);
  if (made === undefined) {
    const { letters } = face.part;
    const glyphs = Buffer.alloc(Math.ceil(letters.length / 8));
    letters.forEach((_, glyph) => (glyphs[glyph >> 3]! |= 0x80 >> (glyph % 8)));
    made = { map: deflateSync(Buffer.from(letterMap(letters))), glyphs: deflateSync(glyphs) };
    packedOf.set(face, made);
  }
  return made;
}

/** Which letters each glyph stands for: what is copied, searched and read aloud. */
function letterMap(letters: Face['part']['letters']): string {
  const lines = letters.map((points, glyph) => {
    const units = [...String.fromCodePoint(...points)].flatMap((letter) =>
      Array.from({ length: letter.length }, (_, at) => hexOf(letter.charCodeAt(at))),
    );
    return `<${hexOf(glyph)}> <${units.join('')}>`;
  });
  const ranges = [];
  for (let from = 0; from < lines.length; from += MOST_LINES) {
    const some = lines.slice(from, from + MOST_LINES);
    ranges.push(`${some.length} beginbfchar`, ...some, 'endbfchar');
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...ranges,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}
