import { m } from '../../messages/compiled/messages.js';
import { ASKED_FIELDS, type AskedField } from '../../domain/guessed-fields.ts';
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
} as const satisfies Record<AskedField, unknown>;

export const guessedNames = (guessed: readonly AskedField[], locale: Locale): string =>
  listed(
    guessed.map((field) => NAMES[field]({}, { locale })),
    locale,
  );

/** How many of the facts are guesses, and which; empty where all is answered. */
export function guessedText(guessed: readonly AskedField[], locale: Locale): string {
  if (guessed.length === 0) return '';
  const words = {
    count: decimal(guessed.length, locale),
    all: decimal(ASKED_FIELDS.length, locale),
    names: guessedNames(guessed, locale),
  };
  return m.report_guessed(words, { locale });
}
