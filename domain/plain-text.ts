// Characters nobody can type: control characters, unpaired surrogates, line and paragraph separators. PostgreSQL
// refuses some, mail headers others.
const UNTYPED = /[\p{Cc}\p{Cs}\u2028\u2029]/gu;
/** Marks that change the direction of text: what is read is not what is stored. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;
/**
 * Signs that nobody sees: format characters (general category Cf, such as soft hyphen and zero-width space), variation
 * selectors, fillers of width zero, and the empty Braille cell. They come along when text is copied.
 */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The text without what nobody sees in it: what is compared, dialled or mailed. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}

/** A name, an address, a number: one line of visible text. */
export function oneLine(written: string): string {
  return withoutUnseen(written.replace(UNTYPED, ' '));
}

/** A note: as it was typed, in lines, whether or not a form sent it. */
export function severalLines(written: string): string {
  return written
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(UNTYPED, ' ').replace(DIRECTION, ' '))
    .join('\n');
}
