const WORD = /[\p{Letter}\p{Number}]+/gu;

// Without a Danish keyboard some write two letters for one, and some the nearest one.
const TWO: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa' };
const NEAREST: Readonly<Record<string, string>> = { æ: 'a', ø: 'o', å: 'a' };

/** The words of a text. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** A word as it is compared: small letters, Danish ones as two, no accents. */
export function foldedWord(word: string): string {
  return folded(word, TWO);
}

/** Every way a word of a text may be asked for. */
export function foldedForms(word: string): string[] {
  return [...new Set([folded(word, TWO), folded(word, NEAREST)])];
}

function folded(word: string, danish: Readonly<Record<string, string>>): string {
  return word
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => danish[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
}
