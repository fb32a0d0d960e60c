import MiniSearch, { type SearchOptions } from 'minisearch';
import { excerptOf, type ExcerptPart } from './excerpt.ts';
import { SEARCH_MAX_LENGTH } from './search-address.ts';
import { foldedForms, foldedWord, wordsOf } from './words.ts';

/** A page that can be found. */
export type SearchEntry = {
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** All it says, as plain words. */
  readonly text: string;
  readonly kind: string;
};

export type SearchHit = {
  readonly href: string;
  readonly title: string;
  readonly kind: string;
  readonly excerpt: readonly ExcerptPart[];
};

export type SiteSearch = (query: string) => readonly SearchHit[];

const MOST_HITS = 20;
/** With fewer letters nearly every word begins like some other. */
const MIN_LETTERS_TO_BEGIN = 3;
/** Shorter words are each other's slips: a quote is not quite. */
const MIN_LETTERS_TO_SLIP = 6;
/** Of its letters, how many of a word may be wrong: one in "elafgft". */
const WRONG_SHARE = 0.2;

const OPTIONS: SearchOptions = {
  processTerm: foldedWord,
  boost: { title: 6, description: 3 },
  prefix: (word) => word.length >= MIN_LETTERS_TO_BEGIN,
  fuzzy: (word) => (word.length >= MIN_LETTERS_TO_SLIP ? WRONG_SHARE : false),
  weights: { prefix: 0.6, fuzzy: 0.3 },
};

/** The search over some pages; built once, asked often. */
export function siteSearch(entries: readonly SearchEntry[]): SiteSearch {
  const index = new MiniSearch<SearchEntry>({
    idField: 'href',
    fields: ['title', 'description', 'text'],
    tokenize: wordsOf,
    processTerm: foldedForms,
  });
  index.addAll(entries);
  const byHref = new Map(entries.map((entry) => [entry.href, entry]));

  return (query) => {
    const words = query.slice(0, SEARCH_MAX_LENGTH);
    const all = index.search(words, { ...OPTIONS, combineWith: 'AND' });
    // A page that has every word comes before those that have some.
    const found = all.length > 0 ? all : index.search(words, { ...OPTIONS, combineWith: 'OR' });
    return found.slice(0, MOST_HITS).flatMap(({ id, terms }) => {
      const entry = byHref.get(String(id));
      if (entry === undefined) return [];
      const { href, title, kind } = entry;
      return [{ href, title, kind, excerpt: excerptOf(entry, new Set(terms)) }];
    });
  };
}
