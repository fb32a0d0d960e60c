import { m } from '../messages/compiled/messages.js';
import type { GuessedField } from '../domain/guessed-fields.ts';
import type { Settlement, StandingInverter, StandingPanels } from '../engine/estimate-input.ts';
import { azimuthWords } from './azimuth-words.ts';
import { decimal, kWp, shortDecimal } from './format.ts';
import type { Locale } from './locale.ts';

export const INVERTER_WORDS = {
  kept: m.standing_inverter_kept,
  shared: m.standing_inverter_shared,
  replaced: m.standing_inverter_replaced,
} as const satisfies Record<StandingInverter, unknown>;

export const SETTLEMENT_WORDS = {
  instant: m.standing_settlement_instant,
  yearly: m.standing_settlement_yearly,
} as const satisfies Record<Settlement, unknown>;

export type StandingFact = { readonly label: string; readonly value: string };

/** The standing panels as a report and staff read of them, guesses marked. */
export function standingFacts(
  standing: StandingPanels,
  guessed: readonly GuessedField[],
  locale: Locale,
): readonly StandingFact[] {
  const options = { locale };
  const marked = (field: GuessedField, value: string) =>
    guessed.includes(field) ? m.report_our_guess({ value }, options) : value;
  const inverterKw = `${shortDecimal(standing.inverterKw, locale)}\u00a0kW`;
  const inverter = INVERTER_WORDS[standing.inverter]({}, options);
  return [
    {
      label: m.standing_row({}, options),
      value: m.standing_row_text(
        {
          kwp: kWp(standing.peakPower, locale),
          year: marked('standing.year', String(standing.year)),
          direction: marked('standing.azimuth', azimuthWords(standing.azimuth, locale)),
          slope: marked('standing.slope', `${decimal(standing.slope, locale)}°`),
        },
        options,
      ),
    },
    {
      label: m.standing_inverter({}, options),
      value: `${inverter}, ${marked('standing.inverterKw', inverterKw)}`,
    },
    {
      label: m.standing_row_settlement({}, options),
      value:
        standing.settlement === 'yearly'
          ? m.standing_row_yearly(
              { year: marked('standing.yearlyUntil', String(standing.yearlyUntil)) },
              options,
            )
          : SETTLEMENT_WORDS.instant({}, options).toLowerCase(),
    },
  ];
}
