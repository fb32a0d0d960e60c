import { m } from '../messages/compiled/messages.js';
import type { EstimateFigures } from '../engine/estimate-figures.ts';
import type { StandingPanels } from '../engine/estimate-input.ts';
import { azimuthWords } from './azimuth-words.ts';
import { decimal, kWp, kr } from './format.ts';
import type { Locale } from './locale.ts';

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
