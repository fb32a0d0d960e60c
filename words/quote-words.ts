import type { QuoteSystem } from '../domain/staff/quotes.ts';
import type { OfferedQuote } from '../domain/staff/quotes.ts';
import { m } from '../messages/compiled/messages.js';
import { roundedTo } from './estimate-words.ts';
import { kr, kWh, kWp, years } from './format.ts';
import type { Locale } from './locale.ts';

/** What is offered, as label and value: for the page, the mail and the paper. */
export function quoteSystemRows(
  { place, system }: Pick<OfferedQuote, 'place' | 'system'>,
  locale: Locale,
): readonly { readonly label: string; readonly value: string }[] {
  const options = { locale };
  return [
    ...(place === '' ? [] : [{ label: m.mail_place({}, options), value: place }]),
    { label: m.mail_system({}, options), value: quotedSystem(system, locale) },
    {
      label: m.mail_battery({}, options),
      value:
        system.batteryKwh > 0
          ? kWh(system.batteryKwh, locale, 1)
          : m.mail_battery_none({}, options),
    },
    { label: m.mail_yield({}, options), value: kWh(system.annualKwh, locale) },
    {
      label: m.mail_saving({}, options),
      value: m.mail_saving_value(
        { amount: kr(roundedTo(system.tenYearMeanDkk, 100), locale) },
        options,
      ),
    },
    {
      label: m.mail_payback({}, options),
      value:
        system.paybackYears === null
          ? m.mail_payback_never({}, options)
          : years(system.paybackYears, locale),
    },
  ];
}

export const quotedSystem = (
  { numberOfPanels, peakPowerKw }: QuoteSystem,
  locale: Locale,
): string =>
  m.mail_system_value({ panels: numberOfPanels, power: kWp(peakPowerKw, locale) }, { locale });
