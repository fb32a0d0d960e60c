import type { CalculatorState } from '../../domain/calculator-state.ts';
import { exportOf, type EstimateExport } from '../../domain/estimate-export.ts';
import { runEstimate } from '../../domain/estimate-request.ts';
import type { EstimateFigures, Provenance } from '../../engine/estimate-figures.ts';
import type { EstimateRun } from '../../engine/estimate.ts';
import { provenanceOf } from '../../engine/provenance/provenance.ts';
import { TEST_CONTEXT } from '../../engine/test-home.ts';
import { variedAssumptions, variedHome } from '../fixtures/varied-homes.ts';

/** A home with its figures and where they come from. */
export type FigureCase = {
  readonly index: number;
  readonly state: CalculatorState;
  readonly run: EstimateRun;
  readonly figures: EstimateFigures;
  readonly records: Readonly<Record<string, Provenance>>;
};

/** An input that the figure's record names. */
export type InputOf = (name: string) => number;

/** A figure out of the inputs of its record, the hours and the other figures; null: not for this home. */
export type Recompute = (
  of: InputOf,
  home: FigureCase,
) => number | null | readonly (number | null)[];

/** Most of the work is a place's sun and a plan by price: of the first homes these are fewer. */
const PLACES = 8;
const BY_PRICE_EVERY = 10;

/** The state of a random home, every other one with assumptions of its own. @param isOwnPlace whether it lies where no other does and every plan by price is kept */
export function figureState(index: number, isOwnPlace: boolean): CalculatorState {
  const home = variedHome(index);
  const state = index % 2 === 0 ? home : { ...home, assumptions: variedAssumptions(index) };
  if (isOwnPlace) return state;
  const { lat, lon } = variedHome(index % PLACES);
  return index % BY_PRICE_EVERY === 0
    ? { ...state, lat, lon }
    : { ...state, lat, lon, batteryStrategy: 'self-use' };
}

/**
 * A home's figures as they stand in the file that its owner can keep.
 * @returns null: a home that is refused
 */
export function figureCase(index: number, state: CalculatorState): FigureCase | null {
  const run = runEstimate(state, TEST_CONTEXT);
  if (!run.ok) return null;
  const { input } = run.value;
  const provenance = provenanceOf(run.value.estimate, input, TEST_CONTEXT);
  const estimate = { ...run.value.estimate, provenance };
  const file = JSON.stringify(exportOf(state, { estimate, context: TEST_CONTEXT }));
  const { estimate: figures } = JSON.parse(file) as EstimateExport;
  return { index, state, run: run.value, figures, records: figures.provenance };
}

/** Every value at a record's path: `economy.cashFlow[].savingDkk`. */
export function valuesAt(figures: unknown, path: string): readonly (number | null)[] {
  let values: readonly unknown[] = [figures];
  for (const part of path.split('.')) {
    const isList = part.endsWith('[]');
    const key = isList ? part.slice(0, -2) : part;
    values = values.flatMap((value) => {
      if (typeof value !== 'object' || value === null) return [];
      const inner = (value as Readonly<Record<string, unknown>>)[key];
      return isList ? Object.values(inner ?? {}) : [inner];
    });
  }
  return values as readonly (number | null)[];
}

export const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};
