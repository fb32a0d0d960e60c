const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/æ/g, 'ae'],
  [/ø|ö/g, 'oe'],
  [/å/g, 'aa'],
  [/ä/g, 'ae'],
  [/é/g, 'e'],
  [/ü/g, 'y'],
];

/** One spelling for all: small letters, æ ø å written out, and nothing but letters, digits and single spaces. */
export function fold(text: string): string {
  const small = text.normalize('NFC').toLowerCase();
  return SPELLINGS.reduce((folded, [letter, spelt]) => folded.replace(letter, spelt), small)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
