import { foldedForms, foldedWord } from './words.ts';

/** A stretch of an excerpt, and whether it is what was searched for. */
export type ExcerptPart = { readonly text: string; readonly hit: boolean };

const LETTERS_BEFORE = 70;
const LETTERS = 190;
const WORD = /[\p{Letter}\p{Number}]+/gu;

type Source = { readonly description: string; readonly text: string };

/** The place of a page where the words found stand closest, with each of them marked. */
export function excerptOf(
  { description, text }: Source,
  found: ReadonlySet<string>,
): ExcerptPart[] {
  const inDescription = hitsIn(description, found);
  const best = fullest(hitsIn(text, found));
  // The description says best what a page is about, unless the text has more of the words.
  if (best === undefined || best.words <= different(inDescription))
    return parts(description, inDescription);
  const from = wordStart(text, Math.max(0, best.at - LETTERS_BEFORE));
  const end = from + LETTERS >= text.length ? text.length : wordStart(text, from + LETTERS);
  const window = text.slice(from, end).trimEnd();
  const marked = parts(window, hitsIn(window, found));
  return [
    ...(from > 0 ? [{ text: '… ', hit: false }] : []),
    ...marked,
    ...(end < text.length ? [{ text: ' …', hit: false }] : []),
  ];
}

type Hit = { readonly at: number; readonly word: string };

function hitsIn(text: string, found: ReadonlySet<string>): Hit[] {
  return [...text.matchAll(WORD)]
    .filter(([word]) => foldedForms(word).some((form) => found.has(form)))
    .map((match) => ({ at: match.index, word: match[0] }));
}

const different = (hits: readonly Hit[]) => new Set(hits.map(({ word }) => foldedWord(word))).size;

/** Where the most different words stand within one excerpt's length, and how many; the first such place. */
function fullest(hits: readonly Hit[]): { at: number; words: number } | undefined {
  let best: { at: number; words: number } | undefined;
  for (const { at } of hits) {
    const near = hits.filter((hit) => hit.at >= at && hit.at < at + LETTERS - LETTERS_BEFORE);
    const words = different(near);
    if (words > (best?.words ?? 0)) best = { at, words };
  }
  return best;
}

/** The start of the first whole word at or after a place. */
function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at - 1);
  return space === -1 ? text.length : space + 1;
}

function parts(text: string, hits: readonly Hit[]): ExcerptPart[] {
  const made: ExcerptPart[] = [];
  let done = 0;
  for (const { at, word } of hits) {
    if (at > done) made.push({ text: text.slice(done, at), hit: false });
    made.push({ text: word, hit: true });
    done = at + word.length;
  }
  if (done < text.length) made.push({ text: text.slice(done), hit: false });
  return made;
}
