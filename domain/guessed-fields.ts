import type { CalculatorState } from './calculator-state.ts';
import { askedOfStanding, guessedOfStanding, type StandingField } from './standing-panels.ts';

/** What a home owner is asked of the house and its use, and what we guess where nobody answers. */
export const ASKED_FIELDS = [
  'annualConsumptionKwh',
  'azimuth',
  'slope',
  'roofSurfaceArea',
  'shading',
  'roofType',
  'electricalBoardOld',
  'cableLengthToRoof',
] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];
/** A fact that may be a guess: of the house, or of panels that stand already. */
export type GuessedField = AskedField | StandingField;

/** The other fields of a state that answer a question. */
const ALSO_ANSWERED_BY: Readonly<Partial<Record<AskedField, readonly (keyof CalculatorState)[]>>> =
  {
    annualConsumptionKwh: ['averageMonthlySpendingDKK', 'household'],
    azimuth: ['roofFaces'],
    slope: ['roofFaces'],
    roofSurfaceArea: ['roofFaces', 'roofLayout'],
    shading: ['horizon'],
  };

/** Where no panel goes up, nothing hangs on the roof that would carry it. */
const COUNTS_WITHOUT_PANELS: readonly AskedField[] = [
  'annualConsumptionKwh',
  'shading',
  'electricalBoardOld',
];

type Beside = Pick<NonNullable<CalculatorState['standing']>, 'morePanels' | 'settlement'> | null;

const askedOfHouse = (standing: Beside): readonly AskedField[] =>
  standing !== null && standing.morePanels !== true ? COUNTS_WITHOUT_PANELS : ASKED_FIELDS;

/** How many facts the figures rest on that a home owner is asked for. */
export const askedCount = (standing: Beside): number =>
  askedOfHouse(standing).length + (standing === null ? 0 : askedOfStanding(standing).length);

/**
 * The asked fields that neither a person nor a register has answered. The grid company that goes with a postcode is known,
 * not guessed.
 * @source calculation.md 8
 */
export function guessedFields(state: CalculatorState): readonly GuessedField[] {
  const isAnswered = (field: keyof CalculatorState) =>
    state[field] !== undefined && state[field] !== null;
  const ofHouse = askedOfHouse(state.standing ?? null).filter(
    (field) => ![field, ...(ALSO_ANSWERED_BY[field] ?? [])].some(isAnswered),
  );
  return [...ofHouse, ...guessedOfStanding(state)];
}
