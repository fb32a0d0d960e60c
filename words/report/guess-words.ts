import { m } from '../../messages/compiled/messages.js';
import { ASKED_FIELDS, type GuessedField } from '../../domain/guessed-fields.ts';
import { STANDING_FIELDS } from '../../domain/standing-panels.ts';
import type { Locale } from '../locale.ts';
import { decimal, listed } from '../format.ts';

/** What each asked field is called among what was guessed. */
const NAMES = {
  annualConsumptionKwh: m.report_guessed_use,
  azimuth: m.report_guessed_direction,
  slope: m.report_guessed_slope,
  roofSurfaceArea: m.report_guessed_area,
  shading: m.report_guessed_shading,
  roofType: m.report_guessed_covering,
  electricalBoardOld: m.report_guessed_board,
  cableLengthToRoof: m.report_guessed_cable,
  'standing.year': m.standing_guessed_year,
  'standing.azimuth': m.standing_guessed_direction,
  'standing.slope': m.standing_guessed_slope,
  'standing.inverterKw': m.standing_guessed_inverter,
  'standing.yearlyUntil': m.standing_guessed_yearly,
} as const satisfies Record<GuessedField, unknown>;

export const guessedNames = (guessed: readonly GuessedField[], locale: Locale): string =>
  listed(
    guessed.map((field) => NAMES[field]({}, { locale })),
    locale,
  );

/** How many of the facts are guesses, and which; empty where all is answered. */
export function guessedText(guessed: readonly GuessedField[], locale: Locale): string {
  if (guessed.length === 0) return '';
  const words = {
    count: decimal(guessed.length, locale),
    all: decimal(factsOf(guessed), locale),
    names: guessedNames(guessed, locale),
  };
  return m.report_guessed(words, { locale });
}

/** How many facts were asked for: those of standing panels count where one of them is a guess. */
function factsOf(guessed: readonly GuessedField[]): number {
  const isOfStanding = (field: GuessedField) => field.startsWith('standing.');
  if (!guessed.some(isOfStanding)) return ASKED_FIELDS.length;
  const hasYearly = guessed.includes('standing.yearlyUntil');
  return ASKED_FIELDS.length + STANDING_FIELDS.length - (hasYearly ? 0 : 1);
}
