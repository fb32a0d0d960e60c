import { BUILDING_TYPES, ROOF_TYPES } from '../../engine/estimate-input.ts';
import { LIMITS } from '../calculator-limits.ts';
import { CONTACT_CHANNELS, CONTACT_TIMES } from '../contact-channels.ts';
import { numberField, WISHES } from '../number-fields.ts';
import type { NumberField } from '../number-text.ts';

// What the survey asks, by the specification's names (3, survey answers). One table says for every field what it
// may hold; defaults, saved progress and posted forms are all read by it.

export const ROOF_DIRECTIONS = [
  'south',
  'south-east',
  'east',
  'north-east',
  'north',
  'north-west',
  'west',
  'south-west',
] as const;
export const BOARD_AGES = ['newer', 'before-1990', 'unknown'] as const;
export const ROOF_PLANS = ['no-plan', 'within-ten-years', 'unknown'] as const;
export const FINANCING_PREFERENCES = ['cash', 'loan', 'undecided'] as const;
export const INSTALLATION_TIMINGS = [
  'soon',
  'half-year',
  'one-year',
  'later',
  'undecided',
] as const;

type FieldKind =
  | { readonly kind: 'text'; readonly maxLength: number; readonly lines?: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly takes: NumberField }
  /** Yes, no, or not answered. */
  | { readonly kind: 'answer' }
  /** Ticked or not. */
  | { readonly kind: 'tick' }
  | { readonly kind: 'file' };

const text = (maxLength: number, lines = false) => ({ kind: 'text', maxLength, lines }) as const;
const choice = <const Values extends readonly string[]>(values: Values) =>
  ({ kind: 'choice', values }) as const;
const number = (takes: NumberField) => ({ kind: 'number', takes }) as const;
/** As the calculator's field of this name. */
const asIn = (name: string) => number(numberField(name)!);
const tick = { kind: 'tick' } as const;

const MONTHS = 12;

/** A year's limits divided by twelve, so that twelve months stay within the calculator's limits. */
const MONTHLY_USAGE_KWH = [
  Math.ceil(LIMITS.annualConsumptionKwh[0] / MONTHS),
  Math.floor(LIMITS.annualConsumptionKwh[1] / MONTHS),
] as const;

export const SURVEY_FIELDS = {
  solar: {
    zip: text(4),
    streetAndNumber: text(120),
    buildingType: choice(BUILDING_TYPES),
    roofType: choice([...ROOF_TYPES, 'unknown'] as const),
    /** [m²] */
    roofSize: asIn('roofSurfaceArea'),
    roofDirection: choice(ROOF_DIRECTIONS),
    /** [°] */
    roofAngle: asIn('slope'),
    /** [DKK/month incl. VAT] */
    monthlyBill: asIn('averageMonthlySpendingDKK'),
    /** [kWh/month] */
    monthlyUsage: number({ unit: 'kWh/md', decimals: 2, limits: MONTHLY_USAGE_KWH }),
    electricityBillFile: { kind: 'file' },
    electricityBillFileName: text(200),
    /** [m] */
    approxCableLength: asIn('cableLengthToRoof'),
    electricalBoardAge: choice(BOARD_AGES),
    roofAgeAndReplacementPlan: choice(ROOF_PLANS),
  },
  financing: {
    financingPreference: choice(FINANCING_PREFERENCES),
    /** [yr] */
    loanPeriod: asIn('loanTermYears'),
    /** [DKK] */
    projectBudget: number(WISHES.projectBudget),
    /** [DKK/month] */
    monthlySavingsGoal: number(WISHES.monthlySavingsGoal),
    monthlyPaymentWillingness: number(WISHES.monthlySavingsGoal),
    preferredInstallationTiming: choice(INSTALLATION_TIMINGS),
    wantsBattery: tick,
    hasReceivedPreviousOffer: { kind: 'answer' },
    wantsHeatPump: tick,
    wantsOffGrid: tick,
    wantsCo2Neutral: tick,
  },
  contact: {
    name: text(120),
    email: text(254),
    phone: text(30),
    preferredContactMethod: choice(CONTACT_CHANNELS),
    preferredContactTime: choice(CONTACT_TIMES),
    notes: text(2000, true),
    consent: tick,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;

type Fields = typeof SURVEY_FIELDS;
export type SurveyGroup = keyof Fields;
export const SURVEY_GROUPS = Object.keys(SURVEY_FIELDS) as readonly SurveyGroup[];

type ValueOf<Kind> = Kind extends { kind: 'text' }
  ? string
  : Kind extends { kind: 'choice'; values: infer Values extends readonly string[] }
    ? Values[number] | null
    : Kind extends { kind: 'number' }
      ? number | null
      : Kind extends { kind: 'answer' }
        ? boolean | null
        : Kind extends { kind: 'tick' }
          ? boolean
          : Blob | null;

export type SurveyAnswers = {
  readonly [Group in SurveyGroup]: {
    readonly [Field in keyof Fields[Group]]: ValueOf<Fields[Group][Field]>;
  };
};

/** The same name never stands in two groups, so a posted form needs no groups. */
export type SurveyField = { [Group in SurveyGroup]: keyof Fields[Group] & string }[SurveyGroup];

export function kindOf(group: SurveyGroup, field: string): FieldKind | undefined {
  const fields: Readonly<Record<string, FieldKind>> = SURVEY_FIELDS[group];
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
}

/** Text fields empty, what is ticked not ticked, everything else null: the specification's defaults. */
export const SURVEY_DEFAULTS = Object.fromEntries(
  SURVEY_GROUPS.map((group) => [
    group,
    Object.fromEntries(
      Object.entries<FieldKind>(SURVEY_FIELDS[group]).map(([field, { kind }]) => [
        field,
        kind === 'text' ? '' : kind === 'tick' ? false : null,
      ]),
    ),
  ]),
) as SurveyAnswers;
