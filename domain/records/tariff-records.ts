import { ROW_STANDINGS, type RowStanding } from '../../engine/data/grid-company.ts';
import { GRID_COMPANIES } from '../../engine/data/grid-tariffs.ts';
import type { NumberField } from '../number-text.ts';
import { FieldReader } from './read-fields.ts';
import { draftedTexts, type RecordRow, type RecordTexts } from './record.ts';

// A row is one price of one company from one day on. All companies' names and areas are the engine's; what is charged
// in the whole country stands under NATIONAL, and what the state takes under TAX.

export const NATIONAL = 'energinet';

export const TAX = 'electricity-tax';

export const BAND_PARTS = ['winter', 'summer', 'year'] as const;
export const COMPANY_PARTS = [...BAND_PARTS, 'subscription', 'feed-in'] as const;
/** Energinet's, of a whole calendar year. */
export const NATIONAL_PARTS = [
  'system',
  'transmission',
  'national-subscription',
  'national-feed-in',
  'balance',
] as const;
/** As it is paid from a year on; as the law says it, at 2015's level; and above 4,000 kWh in homes heated by electricity. */
export const TAX_PARTS = ['tax', 'tax-2015', 'tax-reduced'] as const;
export const TARIFF_PARTS = [...COMPANY_PARTS, ...NATIONAL_PARTS, ...TAX_PARTS] as const;
export type TariffPart = (typeof TARIFF_PARTS)[number];

export const TARIFF_FIELDS = [
  'company',
  'part',
  'from',
  'low',
  'high',
  'peak',
  'value',
  'standing',
  'source',
  'read_on',
] as const;

/** [DKK/kWh excl. VAT], and a subscription in DKK/month: three of the day's bands, or one value. */
export type TariffFigures =
  | { readonly low: number; readonly high: number; readonly peak: number }
  | { readonly value: number };

export type PublishedTariff = {
  readonly company: string;
  readonly part: TariffPart;
  /** First day, ISO date. */
  readonly from: string;
  readonly figures: TariffFigures;
  readonly standing: RowStanding;
  readonly source: string;
  /** The day on which it was read there. */
  readonly readOn: string | null;
};

export const isBands = (part: string): boolean => BAND_PARTS.some((known) => known === part);

/** Parts that take over from each other by date: an announced tax takes over from the law's rate. */
export const partsBeside = (part: string): readonly string[] =>
  part === 'tax' || part === 'tax-2015' ? ['tax', 'tax-2015'] : [part];

/** What is typed of a company. */
export function partsOf(company: string): readonly TariffPart[] {
  if (company === TAX) return TAX_PARTS;
  return company === NATIONAL ? NATIONAL_PARTS : COMPANY_PARTS;
}

export const isSubscription = (part: string): boolean => part.endsWith('subscription');

/** 100 øre and no more digits than anybody publishes. */
const plain = (value: number) => String(Math.round(value * 1e8) / 1e8).replace('.', ',');

/** Prices a kWh are typed in øre, as companies publish them; subscriptions in kroner. */
const inTyped = (part: string, value: number) => plain(isSubscription(part) ? value : value * 100);

/** A row as it is kept; figures null: they can't be read. */
export type StoredTariff = Omit<PublishedTariff, 'figures'> & {
  readonly figures: TariffFigures | null;
};

/** A row as it is typed; of one that can't be read every figure is empty. */
export function tariffTexts(row: StoredTariff): RecordTexts {
  const { company, part, from, figures, standing, source, readOn } = row;
  const of = (value: number) => inTyped(part, value);
  const bands = figures === null || 'value' in figures ? null : figures;
  return {
    company,
    part,
    from,
    low: bands === null ? '' : of(bands.low),
    high: bands === null ? '' : of(bands.high),
    peak: bands === null ? '' : of(bands.peak),
    value: figures !== null && 'value' in figures ? of(figures.value) : '',
    standing,
    source,
    read_on: readOn ?? '',
  };
}

/** Of one price from one day there is one published row. */
export const tariffKey = ({ company, part, from }: RecordTexts): string =>
  `${company} ${part} ${from}`;

/** The published row that a draft would take the place of; null: of none. */
export function correctedBy(row: RecordRow, rows: readonly RecordRow[]): RecordRow | null {
  const key = tariffKey(draftedTexts(row));
  const isIts = (other: RecordRow) => other.state === 'in-use' && tariffKey(other.texts) === key;
  return row.state === 'new' ? (rows.find(isIts) ?? null) : null;
}

/** The fields that hold the price itself. */
export const TARIFF_FIGURES = ['low', 'high', 'peak', 'value'] as const;

/** Whether a published row can't be read: none is published without a figure. */
export const isTariffUnreadable = ({ state, texts }: RecordRow): boolean =>
  state !== 'new' && TARIFF_FIGURES.every((field) => (texts[field] ?? '') === '');

export const TARIFF_COMPANIES: readonly string[] = [
  TAX,
  NATIONAL,
  ...GRID_COMPANIES.map(({ gln }) => gln),
];
/** Twice the dearest band that was ever published; of the tax, as a visitor may set it. */
const ORE_PER_KWH: NumberField = { unit: 'øre/kWh', decimals: 8, limits: [-400, 400] };
const TAX_ORE_PER_KWH: NumberField = { ...ORE_PER_KWH, limits: [0, 200] };
const DKK_PER_MONTH: NumberField = { unit: 'kr/md', decimals: 8, limits: [0, 1000] };

/** What the figures of a row are. */
export function tariffNumber({ company = '', part = '' }: RecordTexts): NumberField {
  if (isSubscription(part)) return DKK_PER_MONTH;
  return company.trim() === TAX ? TAX_ORE_PER_KWH : ORE_PER_KWH;
}

export function readTariffTexts(texts: RecordTexts) {
  const read = new FieldReader(texts);
  const company = (texts['company'] ?? '').trim();
  const isKnown = TARIFF_COMPANIES.includes(company);
  if (!isKnown) read.refuse('company', company === '' ? 'missing' : 'unknown-company');
  // What a company that nobody knows may charge can't be told: its parts are not at fault.
  const part = read.choice('part', isKnown ? partsOf(company) : TARIFF_PARTS);
  const takes = tariffNumber({ company, part });
  const ore = (field: string) =>
    // 9.12 øre are 0.0912 kroner, and not 0.09119999999999999.
    Number((read.number(field, takes) / 100).toFixed(8));
  const figures: TariffFigures = isBands(part)
    ? { low: ore('low'), high: ore('high'), peak: ore('peak') }
    : {
        value: isSubscription(part) ? read.number('value', takes) : ore('value'),
      };
  const value: PublishedTariff = {
    company,
    part,
    from: company === TAX ? read.newYearThere('from') : read.dateThere('from'),
    figures,
    standing: read.choice('standing', ROW_STANDINGS),
    source: read.text('source', 200),
    readOn: read.date('read_on'),
  };
  return { value, problems: read.problems };
}
