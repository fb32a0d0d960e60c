import { m } from '../../messages/compiled/messages.js';
import { askedCount, type GuessedField } from '../../domain/guessed-fields.ts';
import type { StandingPanels } from '../../engine/estimate-input.ts';
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

/**
 * How many of the facts are guesses, and which; empty where all is answered.
 * @param standing panels that stand already, of which more is asked; null: none
 */
export function guessedText(
  guessed: readonly GuessedField[],
  standing: StandingPanels | null,
  locale: Locale,
): string {
  if (guessed.length === 0) return '';
  const words = {
    count: decimal(guessed.length, locale),
    all: decimal(askedCount(standing), locale),
    names: guessedNames(guessed, locale),
  };
  return m.report_guessed(words, { locale });
}
