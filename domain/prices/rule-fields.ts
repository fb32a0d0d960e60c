import { BUILDING_TYPES, ROOF_TYPES } from '../../engine/estimate-input.ts';
import { ALWAYS, type Adjustment, type AdjustmentChange } from '../../engine/quote/adjustments.ts';
import { neutralNumber, type NumberField, type NumberLanguage } from '../number-text.ts';
import { CELL_NUMBERS, cellNumber, cellText, type CellProblem } from './cell-numbers.ts';
import { withoutUnseen } from '../plain-text.ts';
import type { DraftProblem, DraftProblemKind } from './draft-problem.ts';
import { postcodeText, readPostcodes } from './postcode-text.ts';
import { isDay } from '../calendar-days.ts';

// A rule of a price book as separately typed fields, so that two people can change one rule at
// once.

export const RULE_FIELDS = [
  'name',
  'change',
  'roofTypes',
  'buildingTypes',
  'minKwp',
  'maxKwp',
  'postcodes',
  'battery',
  'fromDate',
  'toDate',
  'order',
  'stop',
  'removed',
] as const;
export type RuleField = (typeof RULE_FIELDS)[number];

export type TypedRule = Readonly<Partial<Record<RuleField, string>>>;

export const ruleKey = (id: string, field: RuleField): string => `rule.${id}.${field}`;

/** The rule and the field that a key names; null: none. */
export function ruleFieldOf(
  key: string,
): { readonly id: string; readonly field: RuleField } | null {
  const parts = key.split('.');
  const field = RULE_FIELDS.find((known) => known === parts.at(-1));
  const id = parts.slice(1, -1).join('.');
  return parts[0] !== 'rule' || field === undefined || id === '' ? null : { id, field };
}

/** A new rule before anything is typed. */
export const newRule = (id: string): Adjustment => ({
  id,
  name: '',
  change: { kind: 'percent', percent: 0 },
  condition: ALWAYS,
  order: 100,
  stop: false,
});

/** The text of each field, as typedRule reads it. */
export function ruleTexts({ name, change, condition, order, stop }: Adjustment) {
  return {
    name,
    change: changeText(change),
    roofTypes: condition.roofTypes?.join(',') ?? '',
    buildingTypes: condition.buildingTypes?.join(',') ?? '',
    minKwp: condition.minKwp === null ? '' : cellText(condition.minKwp),
    maxKwp: condition.maxKwp === null ? '' : cellText(condition.maxKwp),
    postcodes: condition.postcodes === null ? '' : postcodeText(condition.postcodes),
    battery: condition.hasBattery === null ? '' : condition.hasBattery ? 'with' : 'without',
    fromDate: condition.fromDate ?? '',
    toDate: condition.toDate ?? '',
    order: String(order),
    stop: stop ? 'yes' : '',
    removed: '',
  } satisfies Record<RuleField, string>;
}

function changeText(change: AdjustmentChange): string {
  const value = change.kind === 'percent' ? change.percent : change.amountOre / 100;
  const sign = value < 0 ? '−' : '+';
  return `${sign}${cellText(Math.abs(value))} ${change.kind === 'percent' ? '%' : 'kr.'}`;
}

type Read<Value> = { readonly value: Value } | { readonly kind: DraftProblemKind } | CellProblem;

/**
 * The rule as typed; a wrong field counts as in the version in force until it is corrected.
 * @param language the page's on which it was typed; null: it is kept in a draft
 */
export function typedRule(own: Adjustment, typed: TypedRule, language: NumberLanguage) {
  const problems: DraftProblem[] = [];
  const read = <Value>(field: RuleField, kept: Value, reader: (text: string) => Read<Value>) => {
    const written = typed[field];
    if (written === undefined) return kept;
    const text = withoutUnseen(written).trim();
    const result = reader(text);
    if ('value' in result) return result.value;
    problems.push({ meant: null, ...result, key: ruleKey(own.id, field), text });
    return kept;
  };
  const { condition } = own;
  const kwp = (text: string): Read<number | null> =>
    text === '' ? { value: null } : cellNumber(text, CELL_NUMBERS.kwp, language);
  const rule: Adjustment = {
    id: own.id,
    name: read('name', own.name, (text) =>
      text === '' || text.length > 120 ? { kind: 'no-name' } : { value: text },
    ),
    change: read('change', own.change, (text) => readChange(text, language)),
    condition: {
      roofTypes: read('roofTypes', condition.roofTypes, (text) => readList(text, ROOF_TYPES)),
      buildingTypes: read('buildingTypes', condition.buildingTypes, (text) =>
        readList(text, BUILDING_TYPES),
      ),
      minKwp: read('minKwp', condition.minKwp, kwp),
      maxKwp: read('maxKwp', condition.maxKwp, kwp),
      postcodes: read('postcodes', condition.postcodes, (text) => {
        const ranges = text === '' ? null : readPostcodes(text);
        return text !== '' && ranges === null ? { kind: 'not-postcodes' } : { value: ranges };
      }),
      hasBattery: read('battery', condition.hasBattery, readBattery),
      fromDate: read('fromDate', condition.fromDate, readDate),
      toDate: read('toDate', condition.toDate, readDate),
    },
    order: read('order', own.order, (text) => cellNumber(text, CELL_NUMBERS.order, language)),
    stop: read('stop', own.stop, (text) => ({ value: text === 'yes' })),
  };
  if (problems.length === 0) problems.push(...rangeProblems(rule, typed));
  return { rule, problems };
}

function rangeProblems({ id, condition, name }: Adjustment, typed: TypedRule): DraftProblem[] {
  const { minKwp, maxKwp, fromDate, toDate } = condition;
  const wrong = (field: RuleField, kind: DraftProblemKind) => [
    { key: ruleKey(id, field), kind, text: typed[field] ?? '', meant: null },
  ];
  if (name === '') return wrong('name', 'no-name');
  if (minKwp !== null && maxKwp !== null && maxKwp <= minKwp) return wrong('maxKwp', 'empty-range');
  if (fromDate !== null && toDate !== null && toDate < fromDate)
    return wrong('toDate', 'empty-range');
  return [];
}

const PERCENT = /%|pct|procent|percent/i;
const MONEY = /kr|dkk|[.,]\s*[-–—]/i;

/** «+5 %», «−900 kr.» */
function readChange(text: string, language: NumberLanguage): Read<AdjustmentChange> {
  const isPercent = PERCENT.test(text);
  if (!isPercent && !MONEY.test(text)) return { kind: 'not-a-change' };
  const takes = isPercent ? CELL_NUMBERS.changePercent : CELL_NUMBERS.changeDkk;
  const read = cellNumber(text, takes, language);
  if (!('value' in read)) return read.kind === 'not-a-number' ? { kind: 'not-a-change' } : read;
  const { value } = read;
  return {
    value: isPercent
      ? { kind: 'percent', percent: value }
      : { kind: 'amount', amountOre: Math.round(value * 100) },
  };
}

const NUMBERS: Readonly<Partial<Record<RuleField, NumberField>>> = {
  minKwp: CELL_NUMBERS.kwp,
  maxKwp: CELL_NUMBERS.kwp,
  order: CELL_NUMBERS.order,
};

/** A field's text as a draft keeps it, which every language reads alike; what can't be read stays as it was typed. */
export function neutralRuleText(field: RuleField, text: string, language: NumberLanguage): string {
  const takes = NUMBERS[field];
  if (takes !== undefined) return neutralNumber(text, takes, language);
  if (field !== 'change') return text;
  const [read, kept] = [language, null].map((one) => readChange(text.trim(), one));
  const isAlike = JSON.stringify(read) === JSON.stringify(kept);
  return read !== undefined && 'value' in read && !isAlike ? changeText(read.value) : text;
}

function readList<Known extends string>(
  text: string,
  known: readonly Known[],
): Read<readonly Known[] | null> {
  if (text === '') return { value: null };
  const named = text.split(',');
  const found = known.filter((one) => named.includes(one));
  return found.length === named.length ? { value: found } : { kind: 'unknown-value' };
}

function readBattery(text: string): Read<boolean | null> {
  if (text === '') return { value: null };
  return text === 'with' || text === 'without'
    ? { value: text === 'with' }
    : { kind: 'unknown-value' };
}

function readDate(text: string): Read<string | null> {
  if (text === '') return { value: null };
  return isDay(text) ? { value: text } : { kind: 'not-a-date' };
}
