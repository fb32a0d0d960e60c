import { choiceEffect, type ChoiceEffects } from '../../domain/prices/choice-effect.ts';
import { draftBook, type Edits } from '../../domain/prices/draft.ts';
import type { EditConflict } from '../../domain/prices/merge-edits.ts';
import { rehearse } from '../../domain/prices/rehearsal.ts';
import { fail, ok } from '../../domain/result.ts';
import { salesPrices } from '../../engine/quote/price-list.ts';
import { readCatalogue } from '../catalogue/queries.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { storedBook } from './stored-book.ts';
import { findDraft, textsOf } from './stored-draft.ts';
import { latestInputs } from './try-draft.ts';

type Met = { readonly number: number; readonly conflicts: readonly EditConflict[] };

/** More than two people get into each other’s way with; the others are chosen without. */
const MOST_CELLS = 20;

/** What each of two people’s changes to a cell would do to the latest reports, by the cell’s key. */
export const readChoiceEffects = query(
  { name: 'price.read-choice-effects', access: 'staff' },
  async ({ db }: Pick<Services, 'db'>, _who, { number, conflicts }: Met) => {
    const draft = await findDraft(db, number);
    if (draft === null) return fail({ kind: 'not-found' as const });
    const base = await storedBook(db, draft.baseVersion);
    const inputs = await latestInputs(db);
    const catalogue = await readCatalogue(db);
    const texts = textsOf(draft.edits);
    const listWith = (key: string, text: string | null) =>
      salesPrices(draftBook(base, withCell(texts, key, text)).book);
    const effects = conflicts.slice(0, MOST_CELLS).map(({ key, ground, mine, theirs }) => {
      const before = listWith(key, ground);
      const of = (text: string | null) =>
        choiceEffect(rehearse(inputs, catalogue, { before, after: listWith(key, text) }));
      return [key, { mine: of(mine), theirs: of(theirs) }] as const;
    });
    return ok<Readonly<Record<string, ChoiceEffects>>>(Object.fromEntries(effects));
  },
);

/** @param text null: as in the version that the draft began with */
function withCell(texts: Edits, key: string, text: string | null): Edits {
  const others = Object.entries(texts).filter(([own]) => own !== key);
  return Object.fromEntries(text === null ? others : [...others, [key, text]]);
}
