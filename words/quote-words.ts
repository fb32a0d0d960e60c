import type { QuoteSystem } from '../domain/staff/quotes.ts';
import type { OfferedQuote } from '../domain/staff/quotes.ts';
import { m } from '../messages/compiled/messages.js';
import { roundedTo } from './estimate-words.ts';
import { date, kr, kWh, kWp, years } from './format.ts';
import type { Locale } from './locale.ts';

type Row = { readonly label: string; readonly value: string };
type Quoted = Pick<OfferedQuote, 'place' | 'system'>;

/** What is offered, as label and value: for the page, the mail and the paper. */
export const quoteSystemRows = (quote: Quoted, locale: Locale): readonly Row[] => [
  ...installedRows(quote, locale),
  ...expectedRows(quote, locale),
];

/** What is put up, and where. */
export function installedRows({ place, system }: Quoted, locale: Locale): readonly Row[] {
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
  ];
}

/** What it is estimated to give. */
export function expectedRows({ system }: Pick<Quoted, 'system'>, locale: Locale): readonly Row[] {
  const options = { locale };
  return [
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

/**
 * How an offer stands, said plainly to its customer.
 * @param email where to write
 */
export function quoteStanding(
  quote: OfferedQuote,
  email: string,
  locale: Locale,
): { readonly title: string; readonly text: string } {
  const options = { locale };
  const answered = quote.answeredAt === null ? '' : date(quote.answeredAt, locale);
  switch (quote.state) {
    case 'accepted':
      return {
        title: m.quote_accepted_title({}, options),
        text: m.quote_accepted_text(
          {
            name: quote.signedName ?? '',
            date: answered,
            price: kr(quote.totalOre / 100, locale),
          },
          options,
        ),
      };
    case 'declined':
      return {
        title: m.quote_declined_title({}, options),
        text: m.quote_declined_text({ date: answered, email }, options),
      };
    case 'expired':
      return {
        title: m.quote_expired_title({}, options),
        text: m.quote_expired_text({ date: date(quote.validUntil, locale), email }, options),
      };
    case 'withdrawn':
      return {
        title: m.quote_withdrawn_title({}, options),
        text: m.quote_withdrawn_text({ email }, options),
      };
    case 'request-withdrawn':
      return {
        title: m.quote_withdrawn_title({}, options),
        text: m.quote_request_withdrawn_text({ email }, options),
      };
    case 'draft':
    case 'sent':
      return {
        title: m.quote_headline({ system: quotedSystem(quote.system, locale) }, options),
        text: quote.signsOnline
          ? m.quote_binding({}, options)
          : m.quote_binding_by_mail({ email }, options),
      };
  }
}
