import { m } from '../messages/compiled/messages.js';
import type { GuessedField } from '../domain/guessed-fields.ts';
import type { EstimateFigures } from '../engine/estimate-figures.ts';
import type { Settlement, StandingInverter, StandingPanels } from '../engine/estimate-input.ts';
import { azimuthWords } from './azimuth-words.ts';
import { decimal, kWp, kr, shortDecimal } from './format.ts';
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

/** «Til dine 6,0 kWp fra 2016, lige syd.»: what is bought stands beside these. */
export function standingLine(standing: StandingPanels, locale: Locale): string {
  return m.standing_facts(
    {
      kwp: kWp(standing.peakPower, locale),
      year: String(standing.year),
      direction: azimuthWords(standing.azimuth, locale),
    },
    { locale },
  );
}

/** What the saving is compared with: today's bill, which panels that earn more than it costs turn around. */
export function againstToday(
  { savings }: Pick<EstimateFigures, 'savings'>,
  locale: Locale,
): string {
  const bill = Math.round(savings.billBeforeDkk / 100) * 100;
  return bill >= 0
    ? m.standing_against({ bill: kr(bill, locale) }, { locale })
    : m.standing_against_income({ income: kr(-bill, locale) }, { locale });
}

/** «14 paneler», or that none are put up beside those that stand. */
export function newPanels(
  { system, today }: Pick<EstimateFigures, 'system' | 'today'>,
  locale: Locale,
): string {
  return today !== null && system.numberOfPanels === 0
    ? m.standing_no_new({}, { locale })
    : m.depth_sizes_panels({ count: decimal(system.numberOfPanels, locale) }, { locale });
}

/** What is bought beside them, as the answer's sentence begins. */
export function boughtWords({ system }: Pick<EstimateFigures, 'system'>, locale: Locale): string {
  const options = { locale };
  const hasBattery = system.batteryUsableKwh > 0;
  if (system.numberOfPanels > 0) {
    return hasBattery
      ? m.calculator_sentence_system({}, options)
      : m.standing_sentence_more({}, options);
  }
  return hasBattery
    ? m.standing_sentence_battery({}, options)
    : m.standing_sentence_inverter({}, options);
}

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
