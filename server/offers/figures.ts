import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import { m } from '../../messages/compiled/messages.js';
import { answerWords, type RangedFigure } from '../../words/answer-words.ts';
import { kWh, kWp, shortDecimal } from '../../words/format.ts';
import { newPanels } from '../../words/standing-words.ts';
import type { Row } from '../outbox/mail-parts.ts';
import type { Locale } from '../../words/locale.ts';

/** The estimate's main figures as label and value, for a message: as rounded as on the page that it is about. */
export function figureRows(estimate: EstimateFigures, locale: Locale): readonly Row[] {
  const options = { locale };
  const { system } = estimate;
  const { price, saving, payback } = answerWords(estimate, locale);
  const hasPanels = system.numberOfPanels > 0;
  return [
    {
      label: m.mail_system({}, options),
      value:
        hasPanels || estimate.today === null
          ? m.mail_system_value(
              { panels: system.numberOfPanels, power: kWp(system.peakPower, locale) },
              options,
            )
          : newPanels(estimate, locale),
    },
    {
      label: m.mail_battery({}, options),
      value:
        system.batteryUsableKwh > 0
          ? `${shortDecimal(system.batteryUsableKwh, locale, 1)}\u00a0kWh`
          : m.mail_battery_none({}, options),
    },
    ...(hasPanels || estimate.today === null
      ? [{ label: m.mail_yield({}, options), value: kWh(estimate.yield.annualKwh, locale) }]
      : []),
    {
      label: m.mail_saving({}, options),
      value: withRange(saving),
    },
    { label: m.mail_payback({}, options), value: withRange(payback) },
    {
      label: m.mail_price_indicative({}, options),
      value: price.text,
      isMain: true,
    },
  ];
}

/** A narrow table breaks the line before the range, not within it. */
const withRange = ({ text, range }: RangedFigure): string =>
  `${text} (${range.replaceAll('–', '–\u2060').replaceAll(' ', '\u00a0')})`;
