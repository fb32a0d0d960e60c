import { YEARS } from '../../engine/economy/cash-flow.ts';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import { m } from '../../messages/compiled/messages.js';
import { roundedTo } from '../../words/estimate-words.ts';
import { decimal, kWh, kWp, kr, shortDecimal, years } from '../../words/format.ts';
import type { Row } from '../outbox/mail-parts.ts';
import type { Locale } from '../../words/locale.ts';

/** The estimate's main figures as label and value, for a message: as rounded as on the page that it is about. */
export function figureRows(estimate: EstimateFigures, locale: Locale): readonly Row[] {
  const options = { locale };
  const { system, price, savings, economy } = estimate;
  return [
    {
      label: m.mail_system({}, options),
      value: m.mail_system_value(
        { panels: system.numberOfPanels, power: kWp(system.peakPower, locale) },
        options,
      ),
    },
    {
      label: m.mail_battery({}, options),
      value:
        system.batteryUsableKwh > 0
          ? `${shortDecimal(system.batteryUsableKwh, locale, 1)}\u00a0kWh`
          : m.mail_battery_none({}, options),
    },
    { label: m.mail_yield({}, options), value: kWh(estimate.yield.annualKwh, locale) },
    {
      label: m.mail_saving({}, options),
      value: withRange(
        kr(roundedTo(savings.tenYearMeanDkk, 100), locale),
        decimal(roundedTo(savings.tenYearMeanP10Dkk, 100), locale),
        decimal(roundedTo(savings.tenYearMeanP90Dkk, 100), locale),
      ),
    },
    {
      label: m.mail_payback({}, options),
      value:
        economy.paybackYears === null
          ? m.mail_payback_never({}, options)
          : withRange(
              years(economy.paybackYears, locale),
              decimal(economy.paybackP90Years ?? economy.paybackYears, locale, 1),
              economy.paybackP10Years === null
                ? m.calculator_over({ years: YEARS }, options)
                : decimal(economy.paybackP10Years, locale, 1),
            ),
    },
    {
      label: m.mail_price_indicative({}, options),
      value: kr(price.totalPrice, locale),
      isMain: true,
    },
  ];
}

/** A narrow table breaks the line before the range, not within it. */
const withRange = (value: string, low: string, high: string): string =>
  `${value} (${low}–\u2060${high})`;
