import { isGroup, POSITION } from './calculator-query.ts';
import { calculatorStateSchema, type CalculatorState } from './calculator-state.ts';
import { parseInput, type FieldError } from './field-error.ts';
import { parseNumber } from './number-text.ts';
import { readFaces, readHorizon } from './roof-face-text.ts';

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
]);

export type ReadQuery = {
  /** Every field that could be read; the others are left out, so that one bad value loses nothing else. */
  readonly state: Partial<CalculatorState>;
  readonly errors: readonly FieldError[];
};

/** Reads a query or a posted form. Unknown names are passed over: an address may carry others' marks. */
export function fromQuery(query: URLSearchParams): ReadQuery {
  const raw: Record<string, unknown> = {};
  for (const [name, written] of query) {
    const value = written.trim();
    if (value === '') continue;
    const [group = ''] = name.split('.', 1);
    if (group !== name && isGroup(group)) {
      const inGroup = (raw[group] ??= {}) as Record<string, unknown>;
      inGroup[name.slice(group.length + 1)] = readValue(name, value);
    } else if (Object.hasOwn(calculatorStateSchema.shape, name) && !isGroup(name)) {
      raw[name] = readValue(name, value);
    }
  }
  return dropInvalid(raw);
}

function readValue(name: string, value: string): unknown {
  if (TEXTS.has(name)) return value;
  if (POSITION.has(name)) return readDegrees(value);
  if (FLAGS.has(name)) return value === 'true' || value === 'on';
  if (name === 'batteryUnitCounts') return readCounts(value);
  if (name === 'roofFaces') return readFaces(value);
  if (name === 'horizon') return readHorizon(value);
  return readNumber(value);
}

/** Comma or point, and never a thousand: a place is typed by hand too. */
function readDegrees(written: string): number | string {
  const read = Number(written.replace(',', '.'));
  return Number.isNaN(read) ? written : read;
}

/** A number, or the text that is none, so that the schema can name it. */
function readNumber(written: string): number | string {
  return parseNumber(written) ?? written;
}

function readCounts(value: string): Record<string, unknown> {
  const pairs = value.split(',').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs.map(([model, count]) => [model ?? '', readNumber(count ?? '')]));
}

function dropInvalid(raw: Record<string, unknown>): ReadQuery {
  const parsed = parseInput(calculatorStateSchema, raw);
  if (parsed.ok) return { state: parsed.value, errors: [] };
  const wrong = new Set(parsed.error.errors.map((error) => error.field.split('.')[0]));
  const kept = Object.entries(raw).filter(([name]) => !wrong.has(name));
  // A place that is not there yet is not a mistake in an address; pages ask for it.
  const errors = parsed.error.errors.filter(
    ({ field, code }) => !(POSITION.has(field) && code === 'required'),
  );
  return { state: Object.fromEntries(kept) as Partial<CalculatorState>, errors };
}
