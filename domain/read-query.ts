import { isGroup, POSITION } from './calculator-query.ts';
import { calculatorStateSchema, type CalculatorState } from './calculator-state.ts';
import { readDirection } from './direction-text.ts';
import { parseInput, type FieldError } from './field-error.ts';
import { parseNumber, parseUngrouped } from './number-text.ts';
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
]);

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
 */
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
  // A place is also typed by hand.
  if (POSITION.has(name)) return parseUngrouped(value) ?? value;
  if (FLAGS.has(name)) return value === 'true' || value === 'on';
  if (name === 'batteryUnitCounts') return readCounts(value);
  if (name === 'roofFaces') return readFaces(value);
  if (name === 'horizon') return readHorizon(value);
  if (name === 'azimuth') return readDirection(value, SOUTH_DEG) ?? value;
  // Text that is not a number stays as it is, so that the schema can report it.
  return parseNumber(value) ?? value;
}

function readCounts(value: string): Record<string, unknown> {
  const pairs = value.split(',').map((pair) => pair.split(':'));
  return Object.fromEntries(
    pairs.map(([model = '', count = '']) => [model, parseUngrouped(count) ?? count]),
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
  return { state: Object.fromEntries(kept) as Partial<CalculatorState>, errors };
}
