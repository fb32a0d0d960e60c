import { BUILDING_TYPES, ROOF_TYPES } from '../../engine/estimate-input.ts';
import { ALWAYS, type Adjustment, type AdjustmentChange } from '../../engine/quote/adjustments.ts';
import { parseNumber } from '../number-text.ts';
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
    minKwp: condition.minKwp === null ? '' : plain(condition.minKwp),
    maxKwp: condition.maxKwp === null ? '' : plain(condition.maxKwp),
    postcodes: condition.postcodes === null ? '' : postcodeText(condition.postcodes),
    battery: condition.hasBattery === null ? '' : condition.hasBattery ? 'with' : 'without',
    fromDate: condition.fromDate ?? '',
    toDate: condition.toDate ?? '',
    order: String(order),
    stop: stop ? 'yes' : '',
    removed: '',
  } satisfies Record<RuleField, string>;
}

const plain = (value: number) => String(value).replace('.', ',');

function changeText(change: AdjustmentChange): string {
  const value = change.kind === 'percent' ? change.percent : change.amountOre / 100;
  const sign = value < 0 ? '−' : '+';
  return `${sign}${plain(Math.abs(value))} ${change.kind === 'percent' ? '%' : 'kr.'}`;
}

type Read<Value> = { readonly value: Value } | { readonly kind: DraftProblemKind };

/** The rule as typed; a wrong field counts as in the version in force until it is corrected. */
export function typedRule(own: Adjustment, typed: TypedRule) {
  const problems: DraftProblem[] = [];
  const read = <Value>(field: RuleField, kept: Value, reader: (text: string) => Read<Value>) => {
    const text = typed[field]?.trim();
    if (text === undefined) return kept;
    const result = reader(text);
    if ('value' in result) return result.value;
    problems.push({ key: ruleKey(own.id, field), kind: result.kind, text, meant: null });
    return kept;
  };
  const { condition } = own;
  const rule: Adjustment = {
    id: own.id,
    name: read('name', own.name, (text) =>
      text === '' || text.length > 120 ? { kind: 'no-name' } : { value: text },
    ),
    change: read('change', own.change, readChange),
    condition: {
      roofTypes: read('roofTypes', condition.roofTypes, (text) => readList(text, ROOF_TYPES)),
      buildingTypes: read('buildingTypes', condition.buildingTypes, (text) =>
        readList(text, BUILDING_TYPES),
      ),
      minKwp: read('minKwp', condition.minKwp, readKwp),
      maxKwp: read('maxKwp', condition.maxKwp, readKwp),
      postcodes: read('postcodes', condition.postcodes, (text) => {
        const ranges = text === '' ? null : readPostcodes(text);
        return text !== '' && ranges === null ? { kind: 'not-postcodes' } : { value: ranges };
      }),
      hasBattery: read('battery', condition.hasBattery, readBattery),
      fromDate: read('fromDate', condition.fromDate, readDate),
      toDate: read('toDate', condition.toDate, readDate),
    },
    order: read('order', own.order, readOrder),
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

const CHANGE = /^([+\-−]?)([\d.,\s]+)(%|kr\.?|dkk)$/i;

/** «+5 %», «−900 kr.» */
function readChange(text: string): Read<AdjustmentChange> {
  const [, sign = '', digits = '', unit = ''] = CHANGE.exec(text) ?? [];
  const size = digits === '' ? null : parseNumber(digits);
  if (size === null) return { kind: 'not-a-change' };
  const value = sign === '-' || sign === '−' ? -size : size;
  if (unit === '%') {
    return value < -100 || value > 1000
      ? { kind: 'too-large' }
      : { value: { kind: 'percent', percent: value } };
  }
  const amountOre = Math.round(value * 100);
  return Math.abs(amountOre) > 100_000_000
    ? { kind: 'too-large' }
    : { value: { kind: 'amount', amountOre } };
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

function readKwp(text: string): Read<number | null> {
  if (text === '') return { value: null };
  const value = parseNumber(text.replace(/kwp$/i, ''));
  if (value === null) return { kind: 'not-a-number' };
  if (value < 0) return { kind: 'negative' };
  return value > 1000 ? { kind: 'too-large' } : { value };
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

function readOrder(text: string): Read<number> {
  const value = parseNumber(text);
  if (value === null || !Number.isInteger(value)) return { kind: 'not-a-number' };
  if (value < 0) return { kind: 'negative' };
  return value > 100_000 ? { kind: 'too-large' } : { value };
}
