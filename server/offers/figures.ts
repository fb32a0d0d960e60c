import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import { m } from '../../messages/compiled/messages.js';
import type { Row } from '../outbox/mail-body.ts';

export type Locale = 'da' | 'en';

function written(value: number, locale: Locale, decimals = 0): string {
  return value.toLocaleString(locale, { maximumFractionDigits: decimals });
}

/** The estimate's main figures as label and value, for a message. */
export function figureRows(estimate: EstimateFigures, locale: Locale): readonly Row[] {
  const options = { locale };
  const { system, price, savings, economy } = estimate;
  const dkk = (amount: number) => m.mail_dkk({ amount: written(amount, locale) }, options);
  const kwh = (amount: number, decimals = 0) =>
    m.mail_kwh({ kwh: written(amount, locale, decimals) }, options);
  return [
    {
      label: m.mail_system({}, options),
      value: m.mail_system_value(
        { panels: system.numberOfPanels, kwp: written(system.peakPower, locale, 2) },
        options,
      ),
    },
    {
      label: m.mail_battery({}, options),
      value:
        system.batteryUsableKwh > 0
          ? kwh(system.batteryUsableKwh, 1)
          : m.mail_battery_none({}, options),
    },
    { label: m.mail_price({}, options), value: dkk(price.totalPrice) },
    { label: m.mail_yield({}, options), value: kwh(estimate.yield.annualKwh) },
    { label: m.mail_saving({}, options), value: dkk(savings.tenYearMeanDkk) },
    {
      label: m.mail_payback({}, options),
      value:
        economy.paybackYears === null
          ? m.mail_payback_never({}, options)
          : m.mail_payback_value({ years: written(economy.paybackYears, locale, 1) }, options),
    },
  ];
}
