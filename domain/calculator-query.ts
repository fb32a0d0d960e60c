import { CALCULATOR_DEFAULTS } from './calculator-defaults.ts';
import { calculatorStateSchema, type CalculatorState } from './calculator-state.ts';
import { parseInput, type FieldError, type FieldErrorCode } from './field-error.ts';

// The calculator's state as the query of an address: names are the fields', assumptions are dotted,
// a default is left out. The same address always gives the same result.

const ASSUMPTION = 'assumptions.';
const FLAGS = new Set([
  'replaceRoofNext10Yrs',
  'electricalBoardOld',
  'interestedInBattery',
  'receivedPreviousOffers',
  'heatPump',
  'assumptions.stopExportAtNegativePrice',
]);
const TEXTS = new Set([
  'address',
  'postcode',
  'shading',
  'mounting',
  'roofType',
  'buildingType',
  'batteryStrategy',
  'financingOption',
  'selectedPanelManufacturer',
  'selectedInverterModelId',
  'priceZone',
  'gridCompany',
]);

/** The query that says what differs from the defaults, in a fixed order. */
export function toQuery(state: CalculatorState): URLSearchParams {
  const query = new URLSearchParams();
  const defaults: Record<string, unknown> = CALCULATOR_DEFAULTS;
  for (const key of Object.keys(calculatorStateSchema.shape)) {
    const value = state[key as keyof CalculatorState];
    if (value === undefined || value === null || value === defaults[key]) continue;
    if (key === 'assumptions') {
      for (const [name, given] of Object.entries(state.assumptions ?? {})) {
        query.set(ASSUMPTION + name, String(given));
      }
    } else if (key === 'batteryUnitCounts') {
      const counts = Object.entries(state.batteryUnitCounts ?? {});
      query.set(key, counts.map(([model, count]) => `${model}:${count}`).join(','));
    } else {
      query.set(key, String(value));
    }
  }
  return query;
}

export type ReadQuery = {
  /** Every field that could be read; the others are left out, so that one bad value loses nothing else. */
  readonly state: Partial<CalculatorState>;
  readonly errors: readonly FieldError[];
};

/** Reads a query or a posted form. Unknown names are passed over: an address may carry others' marks. */
export function fromQuery(query: URLSearchParams): ReadQuery {
  const raw: Record<string, unknown> = {};
  const assumptions: Record<string, unknown> = {};
  const unread: FieldError[] = [];
  for (const [name, written] of query) {
    const value = written.trim();
    if (value === '') continue;
    if (name.startsWith(ASSUMPTION)) {
      assumptions[name.slice(ASSUMPTION.length)] = readValue(name, value);
    } else if (name in calculatorStateSchema.shape) {
      raw[name] = readValue(name, value);
    }
  }
  if (Object.keys(assumptions).length > 0) raw['assumptions'] = assumptions;
  return dropInvalid(raw, unread);
}

function readValue(name: string, value: string): unknown {
  if (TEXTS.has(name)) return value;
  if (FLAGS.has(name)) return value === 'true' || value === 'on';
  if (name === 'batteryUnitCounts') return readCounts(value);
  return readNumber(value);
}

/** A number as a Dane or an Englishman types it: comma or point, spaces between thousands. */
export function readNumber(written: string): number | string {
  const compact = written.replace(/[\s\u00a0\u202f]/g, '').replace('\u2212', '-');
  const plain = compact.includes(',')
    ? compact.replace(/\./g, '').replace(',', '.')
    : compact.replace(/^(-?\d{1,3})((?:\.\d{3})+)$/, (_, head: string, rest: string) =>
        rest.length > 4 ? head + rest.replace(/\./g, '') : `${head}${rest}`,
      );
  // Letters stay letters, so that the schema can name them.
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : written;
}

function readCounts(value: string): Record<string, unknown> {
  const pairs = value.split(',').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs.map(([model, count]) => [model ?? '', readNumber(count ?? '')]));
}

const POSITION_CODES: readonly FieldErrorCode[] = ['required'];

function dropInvalid(raw: Record<string, unknown>, unread: readonly FieldError[]): ReadQuery {
  const parsed = parseInput(calculatorStateSchema, raw);
  if (parsed.ok) return { state: parsed.value, errors: unread };
  const wrong = new Set(parsed.error.errors.map((error) => error.field.split('.')[0]));
  const kept = Object.entries(raw).filter(([name]) => !wrong.has(name));
  const errors = parsed.error.errors.filter(
    // A place that is not there yet is not a mistake in an address; pages ask for it.
    (error) => !(isPosition(error.field) && POSITION_CODES.includes(error.code)),
  );
  return { state: Object.fromEntries(kept) as Partial<CalculatorState>, errors };
}

function isPosition(field: string): boolean {
  return field === 'lat' || field === 'lon';
}
