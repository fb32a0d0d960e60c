import type { Adjustment } from '../../engine/quote/adjustments.ts';
import type { PriceBook } from '../../engine/quote/price-book.ts';
import { isBlank, neutralNumber, type NumberField, type NumberLanguage } from '../number-text.ts';
import { CELL_NUMBERS, cellNumber } from './cell-numbers.ts';
import type { DraftProblem } from './draft-problem.ts';
import { PRICE_CELLS, typedPrice, type PriceCell, type TypedPrice } from './price-cells.ts';
import { bookWith, lineOf, pricesIn } from './price-lines.ts';
import { neutralRuleText, newRule, ruleFieldOf, typedRule, type RuleField } from './rule-fields.ts';

/** A draft's differences from its base version: typed texts, by their cell's key. */
export type Edits = Readonly<Record<string, string>>;

export const BASIS_KEYS = ['basis.vatPercent', 'basis.includedCableM', 'basis.isExample'] as const;
export type BasisKey = (typeof BASIS_KEYS)[number];

export type DraftBook = {
  readonly book: PriceBook;
  readonly problems: readonly DraftProblem[];
};

const cellOf = (key: string): { readonly line: string; readonly cell: PriceCell } | null => {
  const end = key.lastIndexOf('.');
  const line = key.slice(0, end);
  const cell = PRICE_CELLS.find((known) => known === key.slice(end + 1));
  return cell === undefined || lineOf(line) === null ? null : { line, cell };
};

/** Whether a draft can have such a cell. */
export function isCellKey(key: string): boolean {
  return (
    key.length <= 200 &&
    (BASIS_KEYS.some((known) => known === key) || cellOf(key) !== null || ruleFieldOf(key) !== null)
  );
}

const BASIS_NUMBERS: Readonly<Record<string, NumberField>> = {
  'basis.vatPercent': CELL_NUMBERS.vatPercent,
  'basis.includedCableM': CELL_NUMBERS.includedCableM,
};

/** What a price or a basis cell takes; null: it is not for a number. */
export function cellTakes(key: string): NumberField | null {
  return BASIS_NUMBERS[key] ?? (cellOf(key) === null ? null : CELL_NUMBERS.price);
}

/**
 * A cell's text as a draft keeps it, which every language reads alike; what can't be read stays as it was typed.
 * @param language the page's on which it was typed
 */
export function neutralCell(key: string, text: string, language: NumberLanguage): string {
  const rule = ruleFieldOf(key);
  if (rule !== null) return neutralRuleText(rule.field, text, language);
  const takes = cellTakes(key);
  return takes === null ? text : neutralNumber(text, takes, language);
}

export const neutralEdits = (edits: Edits, language: NumberLanguage): Edits =>
  Object.fromEntries(
    Object.entries(edits).map(([key, text]) => [key, neutralCell(key, text, language)]),
  );

/**
 * The book that results from a draft, and every wrong cell.
 * @param language the page's on which its cells are typed; default: they are kept in a draft
 */
export function draftBook(
  base: PriceBook,
  edits: Edits,
  language: NumberLanguage = null,
): DraftBook {
  const prices = typedPrices(base, edits, language);
  const rules = typedRules(base.adjustments, edits, language);
  const basis = typedBasis(base, edits, language);
  return {
    book: {
      ...bookWith(base, prices.changed),
      ...basis.values,
      adjustments: rules.rules,
    },
    problems: [...prices.problems, ...basis.problems, ...rules.problems],
  };
}

/** A cell equal to the version in force is no change. */
export function isChange(base: PriceBook, key: string, text: string): boolean {
  const rule = ruleFieldOf(key);
  if (rule !== null) return isRuleChange(base, rule, text);
  const cell = cellOf(key);
  if (cell !== null && isBlank(text)) return false;
  // A line without a price has none until both of its cells are typed.
  if (cell !== null && !pricesIn(base).has(cell.line)) return true;
  const { book, problems } = draftBook(base, { [key]: text });
  return (
    problems.some((problem) => problem.key === key) || JSON.stringify(book) !== JSON.stringify(base)
  );
}

function isRuleChange(
  base: PriceBook,
  { id, field }: { readonly id: string; readonly field: RuleField },
  text: string,
): boolean {
  if (field === 'removed') return text === 'yes';
  const own = base.adjustments.find((rule) => rule.id === id) ?? newRule(id);
  const { rule, problems } = typedRule(own, { [field]: text }, null);
  const isWrong = problems.some(({ key }) => ruleFieldOf(key)?.field === field);
  // A new rule has no name yet, which is nobody's mistake.
  const isUnnamed = field === 'name' && own.name === '' && text.trim() === '';
  return JSON.stringify(rule) !== JSON.stringify(own) || (isWrong && !isUnnamed);
}

function typedPrices(base: PriceBook, edits: Edits, language: NumberLanguage) {
  const typed = new Map<string, TypedPrice>();
  for (const [key, text] of Object.entries(edits)) {
    const cell = cellOf(key);
    if (cell !== null) typed.set(cell.line, { ...typed.get(cell.line), [cell.cell]: text });
  }
  const own = pricesIn(base);
  const changed = new Map<string, NonNullable<ReturnType<typeof typedPrice>['price']>>();
  const problems: DraftProblem[] = [];
  for (const [line, cells] of typed) {
    const result = typedPrice(line, own.get(line) ?? null, cells, language);
    problems.push(...result.problems);
    if (result.price !== null) changed.set(line, result.price);
  }
  return { changed, problems };
}

function typedRules(own: readonly Adjustment[], edits: Edits, language: NumberLanguage) {
  const typed = new Map<string, Partial<Record<RuleField, string>>>();
  for (const [key, text] of Object.entries(edits)) {
    const cell = ruleFieldOf(key);
    if (cell !== null) typed.set(cell.id, { ...typed.get(cell.id), [cell.field]: text });
  }
  const known = new Set(own.map(({ id }) => id));
  const added = [...typed.keys()].filter((id) => !known.has(id)).map(newRule);
  const rules: Adjustment[] = [];
  const problems: DraftProblem[] = [];
  for (const rule of [...own, ...added]) {
    const fields = typed.get(rule.id) ?? {};
    if (fields.removed === 'yes') continue;
    const result = typedRule(rule, fields, language);
    problems.push(...result.problems);
    // A new rule is left out until it has a name.
    if (result.rule.name !== '') rules.push(result.rule);
  }
  return { rules, problems };
}

function typedBasis(base: PriceBook, edits: Edits, language: NumberLanguage) {
  const problems: DraftProblem[] = [];
  const number = (key: keyof typeof BASIS_NUMBERS, kept: number): number => {
    const text = edits[key];
    if (text === undefined) return kept;
    const read = cellNumber(text, BASIS_NUMBERS[key]!, language);
    if ('value' in read) return read.value;
    problems.push({ ...read, key, text });
    return kept;
  };
  const example = edits['basis.isExample'];
  return {
    problems,
    values: {
      vatPercent: number('basis.vatPercent', base.vatPercent),
      includedCableM: number('basis.includedCableM', base.includedCableM),
      isExample: example === undefined ? base.isExample : example === 'yes',
    },
  };
}
