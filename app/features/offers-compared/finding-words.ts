import type { Finding } from '../../../domain/offers-compared/findings.ts';
import type {
  GuaranteedPart,
  IncludedItem,
} from '../../../domain/offers-compared/received-offer.ts';
import type { PriceSpan } from '../../../domain/offers-compared/usual-prices.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { date, decimal, kr, kWh, shortDecimal, years } from '../../../words/format.ts';

/** "6.000–9.000 kr."; a word joiner keeps a line from ending at its dash. */
export function spanText({ low, high }: PriceSpan): string {
  const locale = getLocale();
  if (low === high) return kr(low, locale);
  return locale === 'da'
    ? `${decimal(low, locale)}–\u2060${kr(high, locale)}`
    : `${kr(low, locale)}–\u2060${decimal(high, locale)}`;
}

/** What is odd or unclear, apart from what is missing. */
export type OddFinding = Exclude<Finding, { readonly kind: 'missing' }>;

/** A power as an offer writes it. */
const power = (value: number) => shortDecimal(value, getLocale(), 2);

export function itemName(item: IncludedItem): string {
  switch (item) {
    case 'inverter':
      return m.compare_item_inverter();
    case 'mounting':
      return m.compare_item_mounting();
    case 'scaffold':
      return m.compare_item_scaffold();
    case 'registration':
      return m.compare_item_registration();
    case 'board':
      return m.compare_item_board();
    case 'travel':
      return m.compare_item_travel();
  }
}

/** Shorter than in a row of its own, and without an «and» of its own. */
export function nameInSentence(item: IncludedItem): string {
  switch (item) {
    case 'inverter':
      return m.compare_lead_inverter();
    case 'mounting':
      return m.compare_lead_mounting();
    case 'scaffold':
      return m.compare_lead_scaffold();
    case 'registration':
      return m.compare_lead_registration();
    case 'board':
      return m.compare_lead_board();
    case 'travel':
      return m.compare_lead_travel();
  }
}

export function partName(part: GuaranteedPart): string {
  switch (part) {
    case 'panels':
      return m.compare_part_panels();
    case 'inverter':
      return m.compare_part_inverter();
    case 'work':
      return m.compare_part_work();
  }
}

/** What is found, in one sentence. */
export function findingText(finding: OddFinding): string {
  const locale = getLocale();
  switch (finding.kind) {
    case 'ex-vat':
      return m.compare_finding_ex_vat({
        written: kr(finding.writtenDkk, locale),
        with: kr(finding.inclDkk, locale),
      });
    case 'vat-unsaid':
      return m.compare_finding_vat_unsaid();
    case 'inverter-size-unsaid':
      return m.compare_finding_inverter_size();
    case 'battery-size-unsaid':
      return m.compare_finding_battery_size();
    case 'inverter-small':
      return m.compare_finding_inverter_small({ kw: power(finding.kw), kwp: power(finding.kwp) });
    case 'inverter-large':
      return m.compare_finding_inverter_large({ kw: power(finding.kw), kwp: power(finding.kwp) });
    case 'guarantee-short':
      return m.compare_finding_guarantee_short({
        part: partName(finding.part),
        years: years(finding.years, locale, 0),
        least: years(finding.least, locale, 0),
      });
    case 'guarantee-unsaid':
      return m.compare_finding_guarantee_unsaid({ part: partName(finding.part) });
    case 'kwp-differs':
      return m.compare_finding_kwp({ said: power(finding.saidKwp), kwp: power(finding.kwp) });
    case 'too-many-panels':
      return m.compare_finding_panels({
        panels: decimal(finding.panels, locale),
        room: decimal(finding.room, locale),
      });
    case 'price-low':
      return m.compare_finding_price_low({
        price: kr(Math.round(finding.perKwp / 10) * 10, locale),
      });
    case 'price-high':
      return m.compare_finding_price_high({
        price: kr(Math.round(finding.perKwp / 10) * 10, locale),
      });
    case 'yield-high':
      return m.compare_finding_yield({
        promised: kWh(finding.promisedKwh, locale),
        ours: kWh(Math.round(finding.oursKwh / 100) * 100, locale),
      });
    case 'growth-high':
      return m.compare_finding_growth({ percent: power(finding.percent) });
    case 'expired':
      return m.compare_finding_expired({ date: date(finding.until, locale) });
  }
}

/** The question to the firm that a finding leads to; null where there is nothing to ask. */
export function questionText(finding: Finding): string | null {
  const locale = getLocale();
  switch (finding.kind) {
    case 'missing':
      // The offer has said what it costs.
      if (finding.isSurcharge) return null;
      return finding.said === 'without'
        ? m.compare_ask_missing({ item: itemName(finding.item) })
        : m.compare_ask_unnamed({ item: itemName(finding.item) });
    case 'ex-vat':
      return null;
    case 'vat-unsaid':
      return m.compare_ask_vat();
    case 'inverter-size-unsaid':
      return m.compare_ask_inverter_size();
    case 'battery-size-unsaid':
      return m.compare_ask_battery_size();
    case 'inverter-small':
    case 'inverter-large':
      return m.compare_ask_inverter({ kw: power(finding.kw), kwp: power(finding.kwp) });
    case 'guarantee-short':
      return m.compare_ask_guarantee_short({
        part: partName(finding.part),
        years: years(finding.years, locale, 0),
      });
    case 'guarantee-unsaid':
      return m.compare_ask_guarantee({ part: partName(finding.part) });
    case 'kwp-differs':
      return m.compare_ask_kwp({ said: power(finding.saidKwp), kwp: power(finding.kwp) });
    case 'too-many-panels':
      return m.compare_ask_panels({ panels: decimal(finding.panels, locale) });
    case 'price-low':
      return m.compare_ask_price_low();
    case 'price-high':
      return m.compare_ask_price_high();
    case 'yield-high':
      return m.compare_ask_yield({ promised: kWh(finding.promisedKwh, locale) });
    case 'growth-high':
      return m.compare_ask_growth({ percent: power(finding.percent) });
    case 'expired':
      return m.compare_ask_expired();
  }
}
