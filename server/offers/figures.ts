import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import { m } from '../../messages/compiled/messages.js';
import { roundedTo } from '../../words/estimate-words.ts';
import { kWh, kWp, kr, shortDecimal, years } from '../../words/format.ts';
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
      value: m.mail_saving_value(
        { amount: kr(roundedTo(savings.tenYearMeanDkk, 100), locale) },
        options,
      ),
    },
    {
      label: m.mail_payback({}, options),
      value:
        economy.paybackYears === null
          ? m.mail_payback_never({}, options)
          : years(economy.paybackYears, locale),
    },
    {
      label: m.mail_price_indicative({}, options),
      value: kr(price.totalPrice, locale),
      isMain: true,
    },
  ];
}
