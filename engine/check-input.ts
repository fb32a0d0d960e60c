import type { EstimateInput } from './estimate-input.ts';

/** Figures that may not fall below zero and that no later step refuses. */
const NOT_NEGATIVE = [
  'peakPower',
  'batteryCapacityKwh',
  'averageMonthlySpendingDKK',
  'electricCarKmPerYear',
  'cableLengthToRoof',
] as const satisfies readonly (keyof EstimateInput)[];

/** No figure of a home comes near; beyond, squares and products of figures overflow. */
const LARGEST = 1e9;

/** Years whose taxes are law or follow its index; ages on, an index grows beyond all measure. */
const FIRST_YEARS = [2000, 2100] as const;

/**
 * Refuses an input in which a number is none or beyond all measure, so that no sum carries it on silently. Ranges are checked where the
 * figures are used.
 * @param input as of estimate()
 * @throws RangeError naming the field
 */
export function checkInput(input: EstimateInput): void {
  refuseNoNumbers('', input);
  for (const name of NOT_NEGATIVE) {
    if (input[name] < 0) throw new RangeError(`${name} is ${input[name]}`);
  }
  const [earliest, latest] = FIRST_YEARS;
  if (input.firstYear < earliest || input.firstYear > latest) {
    throw new RangeError(`firstYear is ${input.firstYear}, not from ${earliest} to ${latest}`);
  }
}

function refuseNoNumbers(path: string, value: unknown): void {
  if (typeof value === 'number' && !(Math.abs(value) <= LARGEST)) {
    throw new RangeError(`${path} is ${value}`);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    refuseNoNumbers(path === '' ? key : `${path}.${key}`, inner);
  }
}
