import { draftBook, type DraftBook, type Edits } from '../../../../domain/prices/draft.ts';
import type { EditConflict } from '../../../../domain/prices/merge-edits.ts';
import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import type { PriceBook } from '../../../../engine/quote/price-book.ts';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { baseText } from './cell-texts.ts';
import { withoutBlanks } from './draft-texts.ts';
import { PRICE_FIELDS, type MergedCell } from './prices-view.ts';

export type Choice = 'mine' | 'theirs' | 'own';

/** Of a cell: which change stands, and what was written instead of both. */
export type Chosen = { readonly choice: Choice | null; readonly own: string };

export const NO_CHOICE: Chosen = { choice: null, own: '' };

/** What is chosen on the page, by cell. */
export function choicesIn(
  form: FormData,
  conflicts: readonly EditConflict[],
): Readonly<Record<string, Chosen>> {
  const choices = conflicts.map(({ key }) => {
    const choice = form.get(PRICE_FIELDS.choice + key);
    const own = form.get(PRICE_FIELDS.own + key);
    const known = (['mine', 'theirs', 'own'] as const).find((one) => one === choice) ?? null;
    return [key, { choice: known, own: typeof own === 'string' ? own.trim() : '' }] as const;
  });
  return Object.fromEntries(choices);
}

type Met = {
  readonly draft: Pick<PriceDraft, 'base'>;
  readonly conflicts: readonly EditConflict[];
  readonly merged: readonly MergedCell[];
  /** What the page showed when one began. */
  readonly ground: Edits;
};

/** The prices with what is chosen so far, and what is wrong with it; where nothing is chosen, with what the draft has. */
export function chosenBook(met: Met, choices: Readonly<Record<string, Chosen>>): DraftBook {
  return bookOf(met, met.merged, ({ key, mine, theirs }) => {
    const { choice, own } = choices[key] ?? NO_CHOICE;
    return choice === 'mine' ? mine : choice === 'own' && own !== '' ? own : theirs;
  });
}

/** The prices with one person’s changes only. */
export function bookOfOne(met: Met, side: 'mine' | 'theirs'): PriceBook {
  const own = met.merged.filter(({ author }) => (author?.isYou === true) === (side === 'mine'));
  return bookOf(met, own, (conflict) => conflict[side]).book;
}

function bookOf(
  { draft: { base }, conflicts, ground }: Met,
  merged: readonly MergedCell[],
  textOf: (conflict: EditConflict) => string | null,
): DraftBook {
  const texts = {
    ...ground,
    ...Object.fromEntries(merged.map(({ key, to }) => [key, to])),
    ...Object.fromEntries(
      conflicts.map((conflict) => [
        conflict.key,
        textOf(conflict) ?? baseText(base.book, conflict.key),
      ]),
    ),
  };
  return draftBook(base.book, withoutBlanks(texts), getLocale());
}
