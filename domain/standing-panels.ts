import type { StandingPanels } from '../engine/estimate-input.ts';
import type { CalculatorState } from './calculator-state.ts';

type GivenStanding = NonNullable<CalculatorState['standing']>;

/** Panels of nobody knows when: between the many of 2012 and the many of 2022. Our own guess, valid from 2026-11. */
const GUESSED_YEAR = 2016;
/** The old settlement was closed to new owners in 2012. Our own reading of lov nr. 1390 of 2012, valid from 2026-11. */
const LAST_YEARLY_YEAR = 2012;
/** Years that the old settlement lasts, counted from the year the panels were put up: our own reading, until the owner says. */
const YEARLY_YEARS = 20;

/**
 * Panels that stand already, with a guess for what the owner has not said: they lie as the house's roof does, behind an
 * inverter of their own power that stays.
 */
export function standingWithDefaults(
  given: GivenStanding,
  { slope, azimuth }: Pick<StandingPanels, 'slope' | 'azimuth'>,
): StandingPanels {
  const settlement = given.settlement ?? 'instant';
  const year = given.year ?? (settlement === 'yearly' ? LAST_YEARLY_YEAR : GUESSED_YEAR);
  return {
    peakPower: given.peakPower,
    year,
    slope: given.slope ?? slope,
    azimuth: given.azimuth ?? azimuth,
    inverter: given.inverter ?? 'kept',
    inverterKw: given.inverterKw ?? given.peakPower,
    settlement,
    yearlyUntil: given.yearlyUntil ?? year + YEARLY_YEARS,
    morePanels: given.morePanels ?? false,
  };
}

/** Facts of the standing panels that are asked for, and that the figures guess where nobody says them. */
export const STANDING_FIELDS = [
  'standing.year',
  'standing.azimuth',
  'standing.slope',
  'standing.inverterKw',
  'standing.yearlyUntil',
] as const;
export type StandingField = (typeof STANDING_FIELDS)[number];

/** The end of the old settlement is asked only of those who have it. */
export const askedOfStanding = ({
  settlement,
}: Pick<GivenStanding, 'settlement'>): readonly StandingField[] =>
  STANDING_FIELDS.filter((field) => field !== 'standing.yearlyUntil' || settlement === 'yearly');

/** Those that the state leaves open. */
export function guessedOfStanding({ standing }: CalculatorState): readonly StandingField[] {
  if (standing === undefined || standing === null) return [];
  return askedOfStanding(standing).filter((field) => {
    const value = standing[field.slice('standing.'.length) as keyof GivenStanding];
    return value === undefined || value === null;
  });
}
