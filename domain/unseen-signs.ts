/**
 * Signs that nobody sees: format characters (general category Cf, such as soft hyphen and zero-width space), variation
 * selectors, fillers of width zero, and the empty Braille cell. They come along when text is copied.
 */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The text without what nobody sees in it. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}
