import * as z from 'zod/mini';
import { isGroup, POSITION } from './calculator-query.ts';
import { calculatorStateSchema, type CalculatorState } from './calculator-state.ts';
import { readDirection } from './direction-text.ts';
import { parseInput, type FieldError } from './field-error.ts';
import { BATTERY_UNITS, numberField } from './number-fields.ts';
import { isBlank, parseNumber, type NumberLanguage, type ParsedNumber } from './number-text.ts';
import { readFaces, readHorizon } from './roof-face-text.ts';

const FLAGS = new Set([
  'replaceRoofNext10Yrs',
  'electricalBoardOld',
  'interestedInBattery',
  'receivedPreviousOffers',
  'heatPump',
  'electricallyHeated',
  'assumptions.stopExportAtNegativePrice',
  'assumptions.electricCarTaxRefund',
  'standing.morePanels',
]);
const TEXTS = new Set([
  'address',
  'postcode',
  'shading',
  'roofLayout',
  'sizing',
  'mounting',
  'roofType',
  'buildingType',
  'batteryStrategy',
  'chargingPlan',
  'financingOption',
  'selectedPanelManufacturer',
  'selectedInverterModelId',
  'priceZone',
  'gridCompany',
  'quoteDate',
  'standing.inverter',
  'standing.settlement',
]);

const { lat, lon } = calculatorStateSchema.shape;
const answersSchema = z.extend(z.partial(calculatorStateSchema), {
  lat: z.exactOptional(lat),
  lon: z.exactOptional(lon),
});

/** A figure without a sign or a side is west of it. */
const SOUTH_DEG = 0;

export type ReadQuery = {
  /** Every readable field; the others are left out, so that one bad value affects no other. */
  readonly state: Partial<CalculatorState>;
  readonly errors: readonly FieldError[];
};

/**
 * Reads a query or a posted form. Unknown names are ignored: an address may carry other sites'
 * parameters.
 * @param language the page's, on which figures were typed; default: a program wrote them
 */
export function fromQuery(query: URLSearchParams, language: NumberLanguage = null): ReadQuery {
  const raw: Record<string, unknown> = {};
  const unread = new Map<string, FieldError>();
  for (const [name, written] of query) {
    if (isBlank(written)) continue;
    const value = readValue(name, written.trim(), language);
    if (isRefusal(value)) unread.set(name, { field: name, ...value.error });
    // Text that is not a number stays as it is, so that the schema can report it.
    const given = isRefusal(value) ? written.trim() : value;
    const [group = ''] = name.split('.', 1);
    if (group !== name && isGroup(group)) {
      const inGroup = (raw[group] ??= {}) as Record<string, unknown>;
      inGroup[name.slice(group.length + 1)] = given;
    } else if (Object.hasOwn(calculatorStateSchema.shape, name) && !isGroup(name)) {
      raw[name] = given;
    }
  }
  const read = dropInvalid(raw);
  return { ...read, errors: read.errors.map((error) => unread.get(error.field) ?? error) };
}

type Refusal = Extract<ParsedNumber, { ok: false }>;

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'error' in value;

function readValue(name: string, value: string, language: NumberLanguage): unknown {
  if (TEXTS.has(name)) return value;
  if (FLAGS.has(name)) return value === 'true' || value === 'on';
  if (name === 'batteryUnitCounts') return readCounts(value);
  if (name === 'roofFaces') return readFaces(value);
  if (name === 'horizon') return readHorizon(value);
  const field = numberField(name);
  if (field === undefined) return value;
  const read =
    name === 'azimuth' || name === 'standing.azimuth'
      ? readDirection(value, SOUTH_DEG, language)
      : parseNumber(value, field, language);
  // A program writes all decimals that a figure has.
  return read.ok ? read.value : (read.exact ?? read);
}

function readCounts(value: string): Record<string, unknown> {
  const pairs = value.split(',').map((pair) => pair.split(':'));
  return Object.fromEntries(
    pairs.map(([model = '', count = '']) => {
      const read = parseNumber(count, BATTERY_UNITS, null);
      return [model, read.ok ? read.value : (read.exact ?? count)];
    }),
  );
}

function dropInvalid(raw: Record<string, unknown>): ReadQuery {
  const parsed = parseInput(calculatorStateSchema, raw);
  if (parsed.ok) return { state: parsed.value, errors: [] };
  const wrong = new Set(parsed.error.errors.map((error) => error.field.split('.')[0]));
  const kept = Object.entries(raw).filter(([name]) => !wrong.has(name));
  // A place not yet given is no mistake in an address; pages ask for it.
  const errors = parsed.error.errors.filter(
    ({ field, code }) => !(POSITION.has(field) && code === 'required'),
  );
  return { state: z.parse(answersSchema, Object.fromEntries(kept)), errors };
}
