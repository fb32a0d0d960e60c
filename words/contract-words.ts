import { instalmentsOf, type Instalment } from '../domain/company/instalments.ts';
import type { PaperKind } from '../domain/company/papers.ts';
import { dayAfter } from '../domain/calendar-days.ts';
import type { OfferedPart, OfferedQuote, QuoteSeller } from '../domain/staff/quotes.ts';
import { m } from '../messages/compiled/messages.js';
import { companyLines, phoneHours } from './company-words.ts';
import { date, decimal, kr, kWh, kWp, listed, percent, years } from './format.ts';
import type { Locale } from './locale.ts';
import { quotedSystem } from './quote-words.ts';

// What a customer has to be told before they order, once for the page, the paper and the mail.

/** A quote of which the company's facts are known. */
export type ContractQuote = OfferedQuote & { readonly seller: QuoteSeller };

export const isContract = (quote: OfferedQuote): quote is ContractQuote => quote.seller !== null;

/** Who sells, where they are, how they are reached, who authorised and who supervises them; what is not given is left out. */
export function sellerLines({ facts }: QuoteSeller, locale: Locale): readonly string[] {
  const { authorisation: number, supervision: authority } = facts;
  return [
    ...companyLines(facts, locale),
    phoneHours(facts, locale),
    number === '' ? '' : m.company_authorised({ number }, { locale }),
    authority === '' ? '' : m.contract_supervision({ authority }, { locale }),
  ].filter((line) => line !== '');
}

const COUNTED = {
  panel: m.contract_panels,
  inverter: m.contract_inverters,
  battery: m.contract_batteries,
} as const;

const sizeText = ({ size: { value, unit } }: OfferedPart, locale: Locale) =>
  unit === 'kWh' ? kWh(value, locale) : `${decimal(value, locale)}\u00a0${unit}`;

export type PartWords = {
  /** "14 panels". */
  readonly name: string;
  readonly size: string;
  readonly model: string;
  readonly guarantee: string;
  readonly dataSheet: string | null;
};

export function partWords({ parts, system }: OfferedQuote, locale: Locale): readonly PartWords[] {
  return parts.map((part) => {
    const size = sizeText(part, locale);
    return {
      name: COUNTED[part.kind]({ count: part.quantity }, { locale }),
      size:
        part.kind === 'panel'
          ? m.contract_power({ power: size, peak: kWp(system.peakPowerKw, locale) }, { locale })
          : size,
      model: part.model,
      guarantee: guaranteeText(part, locale),
      dataSheet: part.dataSheet,
    };
  });
}

function guaranteeText({ guaranteeYears, isExample }: OfferedPart, locale: Locale): string {
  if (guaranteeYears === null) return m.contract_guarantee_none({}, { locale });
  const said = { years: years(guaranteeYears, locale, 0) };
  return isExample
    ? m.contract_guarantee_example(said, { locale })
    : m.contract_guarantee_years(said, { locale });
}

export type InstalmentWords = Instalment & {
  readonly amount: string;
  /** When it is to be paid, with how much of the whole it is. */
  readonly when: string;
};

/** What is paid when, the order itself first; empty where no plan was chosen. */
export function instalmentWords(
  { seller, totalOre }: ContractQuote,
  locale: Locale,
): readonly InstalmentWords[] {
  const plan = seller.facts.paymentPlan;
  if (plan === '') return [];
  return instalmentsOf(plan, totalOre).map((instalment) => ({
    ...instalment,
    amount: kr(instalment.ore / 100, locale),
    when: stepText(instalment, locale),
  }));
}

function stepText({ step, percent: part }: Instalment, locale: Locale): string {
  const share = { percent: percent(part / 100, locale) };
  switch (step) {
    case 'ordered':
      return m.contract_pay_step_ordered({}, { locale });
    case 'mounted':
      return m.contract_pay_step_mounted(share, { locale });
    case 'handed-over':
      return part === 100
        ? m.contract_pay_step_all({}, { locale })
        : m.contract_pay_step_handed_over(share, { locale });
  }
}

/** "DKK 0 when you order." */
export const payNowText = (locale: Locale): string =>
  m.contract_pay_now({ amount: kr(0, locale) }, { locale });

/** The plan in lines: nothing when ordered, and then each amount with when it is to be paid. */
export function paymentLines(quote: ContractQuote, locale: Locale): readonly string[] {
  const later = instalmentWords(quote, locale).filter(({ ore }) => ore > 0);
  if (later.length === 0) return [];
  return [
    payNowText(locale),
    ...later.map(({ amount, when }) => m.contract_pay_later({ amount, when }, { locale })),
  ];
}

/** "6–10 weeks"; empty where they are not given. */
export function deliveryWeeks({ facts }: QuoteSeller, locale: Locale): string {
  const { deliveryFromWeeks: from, deliveryToWeeks: to } = facts;
  if (from === null || to === null) return '';
  const span = from === to ? String(to) : `${from}–${to}`;
  return m.contract_weeks({ to, span }, { locale }).replace(' ', '\u00a0');
}

/** In which weeks everything is mounted, and on which days that is, counted from the order. */
export function deliveryText({ seller, state, orderDay }: ContractQuote, locale: Locale): string {
  const { deliveryFromWeeks: from, deliveryToWeeks: to } = seller.facts;
  if (from === null || to === null) return '';
  const weeks = m.contract_when_weeks({ weeks: deliveryWeeks(seller, locale) }, { locale });
  if (orderDay === null) return weeks;
  const days = {
    order: date(orderDay, locale),
    from: date(dayAfter(orderDay, 7 * from), locale),
    to: date(dayAfter(orderDay, 7 * to), locale),
  };
  const dates =
    state === 'accepted'
      ? m.contract_when_ordered(days, { locale })
      : m.contract_when_open(days, { locale });
  return `${weeks} ${dates}`;
}

export type RightWords = {
  readonly name: string;
  readonly text: string;
  /** What to read more of it in, of the papers that there are. */
  readonly papers: readonly PaperKind[];
};

/** What the customer may do when something goes wrong or they change their mind, with the papers on it. */
export function rightsWords({ facts, papers }: QuoteSeller, locale: Locale): readonly RightWords[] {
  const options = { locale };
  const { email, complaintBody: board } = facts;
  const there = (...kinds: readonly PaperKind[]) =>
    kinds.filter((kind) => papers[kind] !== undefined);
  return [
    {
      name: m.contract_withdraw({}, options),
      text:
        facts.withdrawalStarts === 'last-goods'
          ? m.contract_withdraw_goods({}, options)
          : m.contract_withdraw_contract({}, options),
      papers: there('withdrawal-guide', 'withdrawal-form'),
    },
    {
      name: m.contract_faults({}, options),
      text: m.contract_faults_text({}, options),
      papers: there('eu-notice'),
    },
    {
      name: m.contract_complain({}, options),
      text:
        board === ''
          ? m.contract_complain_courts({ email }, options)
          : m.contract_complain_board({ email, board }, options),
      papers: [],
    },
    {
      name: m.contract_terms({}, options),
      text: m.contract_terms_text({}, options),
      papers: there(
        locale === 'en' && papers['terms-in-english'] !== undefined ? 'terms-in-english' : 'terms',
      ),
    },
  ];
}

export const withdrawalShort = ({ facts }: QuoteSeller, locale: Locale): string =>
  facts.withdrawalStarts === 'last-goods'
    ? m.contract_withdraw_goods_short({}, { locale })
    : m.contract_withdraw_contract_short({}, { locale });

/** What is ordered, in one line, for right above the button. */
export function orderedText({ parts, system, place }: OfferedQuote, locale: Locale): string {
  const options = { locale };
  const inverters = parts.filter(({ kind }) => kind === 'inverter');
  const what = listed(
    [
      quotedSystem(system, locale),
      ...inverters.map((part) =>
        m.contract_you_order_inverter({ size: sizeText(part, locale) }, options),
      ),
      ...(system.batteryKwh > 0
        ? [m.contract_you_order_battery({ size: kWh(system.batteryKwh, locale, 1) }, options)]
        : []),
    ],
    locale,
  );
  return place === ''
    ? m.contract_you_order_mounted({ what }, options)
    : m.contract_you_order_at({ what, place }, options);
}

const GUARANTEED = {
  panel: m.contract_guarantee_panel,
  inverter: m.contract_guarantee_inverter,
  battery: m.contract_guarantee_battery,
} as const;

/** The manufacturers' guarantees in one line; empty where none is stated. */
export function guaranteesText({ parts }: OfferedQuote, locale: Locale): string {
  const said = parts.flatMap(({ kind, guaranteeYears }) =>
    guaranteeYears === null
      ? []
      : [GUARANTEED[kind]({ years: years(guaranteeYears, locale, 0) }, { locale })],
  );
  return said.length === 0
    ? ''
    : m.contract_guarantee_of_maker({ parts: listed([...new Set(said)], locale) }, { locale });
}

/** What the customer ticks and presses when they order: on the page, and frozen with what they ordered. */
export const orderTexts = (
  { seller, totalOre }: Pick<OfferedQuote, 'seller' | 'totalOre'>,
  locale: Locale,
) => ({
  agreed:
    seller === null
      ? m.quote_agree({ price: kr(totalOre / 100, locale) }, { locale })
      : m.contract_agree({}, { locale }),
  button: m.quote_accept({}, { locale }),
});
