import type {
  GuaranteedPart,
  IncludedItem,
} from '../../../domain/offers-compared/received-offer.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { date, decimal, kr, kWh, shortDecimal, signedKr, years } from '../../../words/format.ts';
import {
  perKwp,
  toHundred,
  toThousand,
  type ComparedColumn,
  type CompareView,
} from './compare-view.ts';
import { spanText } from './finding-words.ts';

// What a column says in each row.

export function dateText({ offer }: ComparedColumn, { usualOf }: CompareView): string {
  const locale = getLocale();
  if (offer === null) return m.compare_prices_from({ date: date(usualOf.validFrom, locale) });
  return offer.date === null
    ? m.compare_undated()
    : m.compare_offer_of({ date: date(offer.date, locale) });
}

export const letterName = ({ letter, name }: Pick<ComparedColumn, 'letter' | 'name'>): string =>
  letter === null ? name : m.compare_offer_name({ letter, name });

/** "ca. 77.400 kr."; to a hundred where something is reckoned in. */
export function basisText({ basis }: ComparedColumn): string {
  const locale = getLocale();
  return basis.added.high === 0
    ? kr(basis.mid, locale)
    : m.compare_about({ price: kr(toHundred(basis.mid), locale) });
}

/** How the price on one basis comes about. */
export function basisLines(column: ComparedColumn): readonly string[] {
  const { basis, offer } = column;
  const locale = getLocale();
  if (offer === null) return [m.compare_own_price()];
  const without = offer.vat === 'excl' ? m.compare_ex_vat({ price: kr(offer.price, locale) }) : '';
  const written = m.compare_as_written({ price: kr(basis.writtenDkk, locale), without }).trim();
  return basis.added.high === 0
    ? [
        written,
        column.findings.some(({ kind }) => kind === 'missing')
          ? m.compare_ask_first()
          : m.compare_nothing_missing(),
      ]
    : [written, m.compare_added({ price: spanText(basis.added) })];
}

export const perKwpText = (dkk: number, column: ComparedColumn): string =>
  kr(perKwp(dkk, column), getLocale());

export const systemText = ({ kwp }: ComparedColumn): string =>
  `${shortDecimal(Math.round(kwp * 100) / 100, getLocale())} kWp`;

export const yieldText = ({ years: its }: ComparedColumn): string | null =>
  its === null ? null : m.compare_yearly({ kwh: kWh(toHundred(its.annualKwh), getLocale()) });

/** The same where a column is narrow: figure and unit may stand under each other, neither in two parts. */
export function yearlyText({ years: its }: ComparedColumn): string | null {
  if (its === null) return null;
  const text = m.compare_yearly_short({ kwh: kWh(toHundred(its.annualKwh), getLocale()) });
  return text.replace('\u00a0', ' ');
}

export const panelsText = ({ panels, panelW }: ComparedColumn): string =>
  `${decimal(panels, getLocale())} × ${decimal(panelW, getLocale())} W`;

export function inverterText({ offer, inverterKw }: ComparedColumn): string | null {
  if (offer !== null && offer.inverter !== 'with') return null;
  return inverterKw === null
    ? m.compare_size_unsaid()
    : `${shortDecimal(inverterKw, getLocale())} kW`;
}

export function batteryText({ offer }: ComparedColumn, ownKwh: number): string {
  const kwh = offer === null ? ownKwh : offer.batteryKwh;
  if (kwh === null)
    return offer?.battery === 'with' ? m.compare_size_unsaid() : m.compare_not_named();
  return kwh === 0 ? m.compare_no_battery() : kWh(kwh, getLocale(), Number.isInteger(kwh) ? 0 : 1);
}

// Under our own parts only: of others' an offer seldom says so much.

export const panelsMore = ({ own }: ComparedColumn): string | null => own?.panelMaker ?? null;

export function inverterMore({ own }: ComparedColumn): string | null {
  if (own === null) return null;
  return own.takesBattery ? m.compare_inverter_ready() : m.compare_inverter_not_ready();
}

export function batteryMore({ own }: ComparedColumn, ownKwh: number): string | null {
  if (own === null) return null;
  const { battery } = own.guarantees;
  if (ownKwh > 0) {
    return battery === null ? null : m.compare_battery_guarantee({ years: wholeYears(battery) });
  }
  return own.takesBattery ? m.compare_battery_later() : m.compare_battery_new_inverter();
}

export function guaranteeText({ offer, own }: ComparedColumn, part: GuaranteedPart): string | null {
  const said = offer === null ? (own?.guarantees[part] ?? null) : offer[`${part}Years`];
  return said === null ? null : wholeYears(said);
}

const wholeYears = (count: number) => years(count, getLocale(), Number.isInteger(count) ? 0 : 1);

/** Whose our own guarantees are, where there is a system of ours to compare with. */
export function ownGuaranteesText({ columns }: CompareView): string | undefined {
  const own = columns.find((column) => column.own !== null)?.own;
  if (own == null) return undefined;
  const example = own.areGuaranteesExamples ? m.compare_own_guarantees_example() : '';
  return m.compare_own_guarantees({ example }).trim();
}

export const isWith = ({ offer }: ComparedColumn, item: IncludedItem): boolean =>
  offer === null || offer[item] === 'with';
export const isNeedless = ({ offer }: ComparedColumn, item: IncludedItem): boolean =>
  offer !== null && offer[item] === 'needless';

export const gainText = ({ years: its }: ComparedColumn): string =>
  its === null ? '–' : signedKr(toThousand(its.gainDkk), getLocale());

export function paybackText({ years: its }: ComparedColumn): string {
  if (its === null) return m.compare_not_on_thatch();
  return its.paybackYears === null
    ? m.compare_never_paid()
    : m.compare_paid({ years: years(its.paybackYears, getLocale()) });
}
