import { assumptionRows } from '../../../app/features/calculator/assumptions/assumption-rows.ts';
import { expertGroups } from '../../../app/features/calculator/expert/expert-groups.ts';
import { faceField } from '../../../app/features/calculator/expert/face-rows.tsx';
import { withoutOurs } from '../../../app/features/calculator/expert/field-text.ts';
import type { FormField } from '../../../app/features/calculator/form/field.ts';
import { readForm } from '../../../app/features/calculator/expert/read-form.ts';
import { valueIn } from '../../../app/features/calculator/form/field-in-state.ts';
import { typedNumber } from '../../../app/features/calculator/number-problem.ts';
import { catalogueFields } from '../../../app/features/admin/catalogue/catalogue-fields.ts';
import { withoutBlanks } from '../../../app/features/admin/prices/draft-texts.ts';
import { problemWords } from '../../../app/features/admin/prices/price-words.ts';
import { problemText } from '../../../app/features/admin/records/record-words.ts';
import { tariffFields } from '../../../app/features/admin/tariffs/tariff-fields.ts';
import { compareCheck } from '../../../app/features/offers-compared/compare-check.ts';
import { COMPARED_FIELDS } from '../../../app/features/views/yield-comparison.ts';
import { numberField, WISHES } from '../../../domain/number-fields.ts';
import { parseWithin, type NumberField } from '../../../domain/number-text.ts';
import {
  NO_OFFER,
  OFFER_NUMBERS,
  offerOf,
} from '../../../domain/offers-compared/received-offer.ts';
import { CELL_NUMBERS } from '../../../domain/prices/cell-numbers.ts';
import { draftBook, neutralEdits } from '../../../domain/prices/draft.ts';
import { pricesIn } from '../../../domain/prices/price-lines.ts';
import { fromQuery } from '../../../domain/read-query.ts';
import {
  readBatteryTexts,
  readInverterTexts,
  readPanelTexts,
} from '../../../domain/records/catalogue-records.ts';
import { keptFigure, neutralRecord, recordNumber } from '../../../domain/records/record-numbers.ts';
import type { RecordKind, RecordTexts } from '../../../domain/records/record.ts';
import {
  partsOf,
  readTariffTexts,
  TARIFF_COMPANIES,
} from '../../../domain/records/tariff-records.ts';
import { FACE_FIELDS } from '../../../domain/roof-face-text.ts';
import { besideField, BESIDE_FORM, ROOF_FORM, roofOfForm } from '../../../domain/roof-form.ts';
import { HOUSE_NUMBERS, OUTBUILDING_NUMBERS } from '../../../domain/roof/roof-numbers.ts';
import { CATALOGUE_KINDS } from '../../../domain/staff/catalogue.ts';
import { QUOTE_NUMBERS } from '../../../domain/staff/quote-numbers.ts';
import { SURVEY_FIELDS, type SurveyGroup } from '../../../domain/survey/answers.ts';
import { readSurveyForm } from '../../../domain/survey/read-form.ts';
import { EXAMPLE_CATALOGUE } from '../../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../../engine/data/example-price-book.ts';
import { salesPriceOre } from '../../../engine/quote/price-list.ts';
import { SHIPPED_GRID_TARIFFS } from '../../../engine/tariff/shipped-grid-tariffs.ts';
import { fieldErrorText } from '../../../words/field-error-text.ts';
import type { Locale } from '../../../words/locale.ts';

/** What became of a text in a field: a number, or the words that refuse it. null: nothing, as if it were empty. */
export type Became = { readonly value: number } | { readonly words: string } | null;

export type NumberForm = {
  readonly name: string;
  readonly fields: Readonly<Record<string, NumberField>>;
  /** As the page and its server read it. */
  readonly read: (field: string, text: string, locale: Locale) => Became;
};

type Answered = { readonly field: string } & Parameters<typeof fieldErrorText>[0];

function became(value: unknown, error: Answered | undefined, locale: Locale): Became {
  if (error !== undefined) return { words: fieldErrorText(error, locale) };
  return typeof value === 'number' ? { value } : null;
}

/** What else a group needs to be read at all. */
const BESIDE: Readonly<Record<string, string>> = {
  'household.houseAreaM2': '120',
  'household.people': '2',
  'ownOffer.priceDkk': '90000',
  'standing.peakPower': '6',
  'face.1.slope': '30',
  'face.1.azimuth': '0',
};

const groupOf = (name: string) => name.split('.')[0];
const besideOf = (name: string) =>
  Object.entries(BESIDE).filter(([other]) => other !== name && groupOf(other) === groupOf(name));

function expertFields(locale: Locale): readonly FormField[] {
  const groups = expertGroups({
    catalogue: EXAMPLE_CATALOGUE,
    gridTariffs: SHIPPED_GRID_TARIFFS,
    electricityTax: undefined,
    locale,
  });
  return [
    ...groups.flatMap(({ fields }) => fields),
    ...FACE_FIELDS.map((name) => faceField(1, name)),
  ];
}

const numbersOf = (fields: readonly FormField[]) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      if (field.kind === 'degrees') return [[field.name, numberField(field.name)!]];
      return field.kind === 'number' ? [[field.name, field.takes]] : [];
    }),
  ) as Readonly<Record<string, NumberField>>;

/** Every field of the calculator: its own pages post the same names as the expert's. */
const expert = (locale: Locale): NumberForm => ({
  name: 'expert',
  fields: numbersOf(expertFields(locale)),
  read: (name, text) => {
    const fields = expertFields(locale);
    const typed = new URLSearchParams([...besideOf(name), [name, text]]);
    const { state, errors } = readForm(withoutOurs(typed, fields, locale), locale);
    const [first = '', second = '', third = ''] = name.split('.');
    const value =
      first === 'face'
        ? state.roofFaces?.[0]?.[third as 'slope']
        : first === 'units'
          ? state.batteryUnitCounts?.[name.slice('units.'.length)]
          : valueIn(state, second === '' ? first : name);
    const field = fields.find((one) => one.name === name);
    const ours = field?.kind === 'number' && errors.length === 0 ? field.ours : undefined;
    return became(
      value ?? ours,
      errors.find((error) => error.field === name),
      locale,
    );
  },
});

const calculator = (locale: Locale): NumberForm => ({
  name: 'calculator',
  fields: Object.fromEntries(
    Object.entries(expert(locale).fields).filter(([name]) => !/^(face|units)\./.test(name)),
  ),
  read: (name, text) => {
    const { state, errors } = fromQuery(
      new URLSearchParams([...besideOf(name), [name, text]]),
      locale,
    );
    return became(
      valueIn(state, name),
      errors.find((error) => error.field === name),
      locale,
    );
  },
});

const typed = (name: string, fields: NumberForm['fields']): NumberForm => ({
  name,
  fields,
  read: (field, text) => {
    const read = typedNumber(text, fields[field]!);
    return read.ok ? read : { words: read.problem };
  },
});

const survey: NumberForm = {
  name: 'survey',
  fields: Object.fromEntries(
    Object.values(SURVEY_FIELDS).flatMap((fields) =>
      Object.entries(fields).flatMap(([name, kind]) =>
        kind.kind === 'number' ? [[name, kind.takes] as const] : [],
      ),
    ),
  ),
  read: (name, text, locale) => {
    const form = new FormData();
    form.set(name, text);
    const { answers, errors } = readSurveyForm(form, locale);
    const group = (Object.keys(SURVEY_FIELDS) as SurveyGroup[]).find(
      (one) => name in SURVEY_FIELDS[one],
    )!;
    const value = (answers[group] as Readonly<Record<string, unknown>>)[name];
    return became(
      value,
      errors.find((error) => error.field === name),
      locale,
    );
  },
};

const offers: NumberForm = {
  name: 'offers',
  fields: OFFER_NUMBERS,
  read: (name, text, locale) => {
    const texts = { ...NO_OFFER, price: '90000', panels: '16', panelW: '440', [name]: text };
    const words = compareCheck.errorsIn({ ...texts, text: '' })[name as 'price'];
    if (words !== undefined) return { words };
    const offer = offerOf(texts, locale);
    const value = offer.ok ? offer.value[name as 'price'] : null;
    return typeof value === 'number' ? { value } : null;
  },
};

const GROUND = { panel: { longM: 1.76, shortM: 1.13 }, lat: 56 };
const WAS = { slope: 31, azimuth: 7, panels: 9 };

/** The form that draws a roof where no script runs. */
const roof: NumberForm = {
  name: 'roof',
  fields: {
    ...Object.fromEntries(
      Object.entries(HOUSE_NUMBERS).map(([name, takes]) => [`house ${name}`, takes]),
    ),
    ...Object.fromEntries(
      Object.entries(OUTBUILDING_NUMBERS).map(([name, takes]) => [`beside ${name}`, takes]),
    ),
  },
  read: (name, text, locale) => {
    const [where, one = ''] = name.split(' ');
    const query = new URLSearchParams({
      [ROOF_FORM.shape]: 'lean-to',
      [ROOF_FORM.length]: '30',
      [ROOF_FORM.width]: '14',
      [BESIDE_FORM.length]: '6',
      [BESIDE_FORM.width]: '4',
      [BESIDE_FORM.slope]: '',
      [BESIDE_FORM.azimuth]: '',
    });
    const asked = where === 'house' ? ROOF_FORM[one as 'length'] : BESIDE_FORM[one as 'length'];
    query.set(asked, text);
    const { edit, errors } = roofOfForm(query, GROUND, WAS, locale);
    const error = errors.find(
      ({ field }) => field === (where === 'house' ? asked : besideField(asked, 0)),
    );
    if (error !== undefined || edit === null) return became(null, error, locale);
    if (edit.layout.shape === 'found') return null;
    const { layout } = edit;
    const [house] = edit.faces;
    const beside = edit.faces.at(-1);
    const values: Readonly<Record<string, number | undefined>> = {
      'house length': layout.lengthM,
      'house width': layout.widthM,
      'house front': house?.azimuth,
      'house slope': house?.slope,
      'house panels': house?.numberOfPanels ?? undefined,
      'beside length': layout.outbuildings?.[0]?.lengthM,
      'beside width': layout.outbuildings?.[0]?.widthM,
      'beside slope': beside?.slope,
      'beside azimuth': beside?.azimuth,
    };
    return became(values[name], undefined, locale);
  },
};

const PRICE_LINE = [...pricesIn(EXAMPLE_PRICE_BOOK).keys()][0]!;
const RULE = { 'rule.r1.name': 'Regel', 'rule.r1.change': '+5 %' };

/** A draft of prices: typed in the page's language, kept, and read again. */
const prices: NumberForm = {
  name: 'prices',
  fields: {
    [`${PRICE_LINE}.cost`]: CELL_NUMBERS.price,
    [`${PRICE_LINE}.price`]: CELL_NUMBERS.price,
    'basis.vatPercent': CELL_NUMBERS.vatPercent,
    'basis.includedCableM': CELL_NUMBERS.includedCableM,
    'rule.r1.minKwp': CELL_NUMBERS.kwp,
    'rule.r1.maxKwp': CELL_NUMBERS.kwp,
    'rule.r1.order': CELL_NUMBERS.order,
  },
  read: (key, text, locale) => {
    const isPrice = key.startsWith(PRICE_LINE);
    // A price is at least the cost.
    const cells: Record<string, string> = isPrice
      ? { [`${PRICE_LINE}.cost`]: text, [`${PRICE_LINE}.price`]: text }
      : { ...RULE, [key]: text };
    const live = draftBook(EXAMPLE_PRICE_BOOK, withoutBlanks(cells), locale);
    const kept = draftBook(EXAMPLE_PRICE_BOOK, withoutBlanks(neutralEdits(cells, locale)));
    const problem = live.problems.find((one) => one.key === key);
    if (problem !== undefined) {
      // What the page refuses is not taken by the server either.
      if (!kept.problems.some((one) => one.key === key)) throw new Error(`${key}: ${text} is kept`);
      return { words: problemWords(problem) };
    }
    const { book } = kept;
    const rule = book.adjustments.find(({ id }) => id === 'r1');
    const price = pricesIn(book).get(PRICE_LINE);
    const values: Readonly<Record<string, number | null | undefined>> = {
      [`${PRICE_LINE}.cost`]: price && price.costOre / 100,
      [`${PRICE_LINE}.price`]: price && Math.round(salesPriceOre(price)) / 100,
      'basis.vatPercent': book.vatPercent,
      'basis.includedCableM': book.includedCableM,
      'rule.r1.minKwp': rule?.condition.minKwp,
      'rule.r1.maxKwp': rule?.condition.maxKwp,
      'rule.r1.order': rule?.order,
    };
    return became(values[key], undefined, locale);
  },
};

const READERS = {
  panel: readPanelTexts,
  inverter: readInverterTexts,
  battery: readBatteryTexts,
  tariff: readTariffTexts,
} as const;

/** A row of staff's: typed, kept as a draft, and read again. */
const record = (
  kind: keyof typeof READERS,
  names: readonly string[],
  texts: RecordTexts = {},
): NumberForm => ({
  name: `${kind} ${Object.values(texts).join(' ')}`.trim(),
  fields: Object.fromEntries(
    names.map((name) => {
      const takes = recordNumber(kind as RecordKind, name, texts);
      if (takes === undefined) throw new RangeError(`Nobody says what ${kind} ${name} takes.`);
      return [name, takes];
    }),
  ),
  read: (name, text, locale) => {
    const kept = neutralRecord(kind, { ...texts, [name]: text }, {}, locale);
    const problem = READERS[kind](kept).problems.find(({ field }) => field === name);
    if (problem !== undefined) return { words: problemText(problem) };
    const value = keptFigure(kind, name, kept);
    return value === null ? null : { value };
  },
});

const records = (): readonly NumberForm[] => [
  ...CATALOGUE_KINDS.map((kind) =>
    record(
      kind,
      catalogueFields(kind).flatMap(({ field, type }) => (type === 'number' ? [field] : [])),
    ),
  ),
  ...TARIFF_COMPANIES.slice(0, 3).flatMap((company) =>
    partsOf(company).map((part) => {
      const names = tariffFields(company).flatMap(({ field, type }) =>
        type === 'number' ? [field] : [],
      );
      const isOfBands = ['winter', 'summer', 'year'].includes(part);
      const own = names.filter((name) => (name === 'value') !== isOfBands);
      return record('tariff', own, { company, part });
    }),
  ),
];

const quote: NumberForm = {
  name: 'quote',
  fields: QUOTE_NUMBERS,
  read: (name, text, locale) => {
    const read = parseWithin(text, QUOTE_NUMBERS[name as 'price'], locale);
    return read.ok ? read : { words: fieldErrorText({ field: name, ...read.error }, locale) };
  },
};

const COMPARED = { loss: 'systemLoss' } as const;
const yields = (locale: Locale): NumberForm => ({
  ...calculator(locale),
  name: 'yield comparison',
  fields: Object.fromEntries(
    COMPARED_FIELDS.map((name) => {
      const own = name === 'loss' ? COMPARED.loss : name;
      return [own, numberField(own)!];
    }),
  ),
});

/** Every form that has a field for a number; the messages have to speak the same language. */
export const numberForms = (locale: Locale): readonly NumberForm[] => [
  expert(locale),
  calculator(locale),
  typed(
    'assumptions',
    Object.fromEntries(assumptionRows(undefined).map(({ key, takes }) => [key, takes])),
  ),
  typed('wishes', WISHES),
  survey,
  offers,
  roof,
  prices,
  ...records(),
  quote,
  yields(locale),
];
