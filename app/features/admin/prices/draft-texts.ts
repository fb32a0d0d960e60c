import { isBlank } from '../../../../domain/number-text.ts';
import { BASIS_KEYS, type Edits } from '../../../../domain/prices/draft.ts';
import { RULE_FIELDS, newRule, ruleKey, ruleTexts } from '../../../../domain/prices/rule-fields.ts';
import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import { baseText } from './cell-texts.ts';
import { cellKeysOf, gridLines } from './grid-rows.ts';
import type { DraftView } from './prices-view.ts';

/** What was typed into a draft's cells. */
export const textsOf = ({ cells }: Pick<PriceDraft, 'cells'>): Edits =>
  Object.fromEntries(Object.entries(cells).map(([key, { text }]) => [key, text]));

export function ruleIdsOf({ draft }: DraftView): readonly string[] {
  const added = Object.keys(draft.cells).flatMap((key) => /^rule\.(.+)\.\w+$/.exec(key)?.[1] ?? []);
  return [...new Set([...draft.base.book.adjustments.map(({ id }) => id), ...added])];
}

/** The text of every cell as the server has it. */
export function shownTexts(view: DraftView): Edits {
  const { draft, newRule: newRuleId } = view;
  const { base } = draft;
  const texts = textsOf(draft);
  const keys = [...gridLines(draft).flatMap(cellKeysOf), ...BASIS_KEYS];
  const rules = [...ruleIdsOf(view), newRuleId].flatMap((id) => {
    const rule = base.book.adjustments.find((own) => own.id === id) ?? newRule(id);
    const own = ruleTexts(rule);
    return RULE_FIELDS.map((field) => [
      ruleKey(id, field),
      texts[ruleKey(id, field)] ?? own[field],
    ]);
  });
  return Object.fromEntries([
    ...keys.map((key) => [key, texts[key] ?? baseText(base.book, key)]),
    ...rules,
  ]) as Edits;
}

/** An emptied price cell takes the value of the version in force. */
export const withoutBlanks = (edits: Edits): Edits =>
  Object.fromEntries(
    Object.entries(edits).filter(([key, text]) => key.startsWith('rule.') || !isBlank(text)),
  );
