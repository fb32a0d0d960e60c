import type {
  GuaranteedPart,
  IncludedItem,
} from '../../../domain/offers-compared/received-offer.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { date, decimal, kr, kWh, shortDecimal, years } from '../../../words/format.ts';
import { listed } from '../../../words/listed.ts';
import {
  letterOf,
  toHundred,
  toTen,
  type ComparedColumn,
  type CompareView,
} from './compare-view.ts';
import { nameInSentence, spanText } from './finding-words.ts';
import { missingItems } from './missing-items.ts';

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

const about = (dkk: number) => m.compare_about({ price: kr(toHundred(dkk), getLocale()) });

/** "ca. 77.400 kr."; as written where nothing is reckoned in. */
export const basisText = (column: ComparedColumn): string =>
  column.offer === null || column.basis.added.high > 0
    ? about(column.basis.mid)
    : kr(column.basis.mid, getLocale());

/** The same with a battery, or without it, as our own system. */
export const alikeText = (column: ComparedColumn): string =>
  column.like.change === null || column.like.alike === null
    ? basisText(column)
    : about(column.like.alike.mid);

/** What a kWp costs without the battery; nothing where that is not known. */
export function perKwpText({ offer, like: { perKwp } }: ComparedColumn): string {
  if (perKwp === null) return '';
  const price = kr(toTen(perKwp.mid), getLocale());
  return offer === null || perKwp.high > perKwp.low ? m.compare_about({ price }) : price;
}

/** What is in every price, and whose price is added to it. */
export function priceHelp({ usualOf }: CompareView): string {
  const example = usualOf.isExample ? m.compare_prices_example() : '';
  const day = date(usualOf.validFrom, getLocale());
  return m.compare_row_price_help({ date: day, example }).trim();
}

/** How the price comes about, what stays open, and whether a battery is in it. */
export function basisLines(column: ComparedColumn): readonly string[] {
  const { basis, offer, battery } = column;
  const locale = getLocale();
  const isIn = battery.kind === 'none' ? m.compare_price_bare() : m.compare_price_battery();
  if (offer === null) return [m.compare_own_price(), isIn];
  const without = offer.vat === 'excl' ? m.compare_ex_vat({ price: kr(offer.price, locale) }) : '';
  const written = m.compare_as_written({ price: kr(basis.writtenDkk, locale), without }).trim();
  const added = missingItems(column, 'added');
  const open = missingItems(column, 'open');
  const sum =
    added.length === 0
      ? `${written}.`
      : `${written} ${m.compare_added({ price: spanText(basis.added), items: namesOf(added) })}`;
  return [
    sum,
    ...(open.length > 0 ? [m.compare_not_added({ items: namesOf(open) })] : []),
    ...(added.length + open.length === 0 ? [m.compare_nothing_missing()] : []),
    isIn,
  ];
}

const namesOf = (items: readonly IncludedItem[]) => listed(items.map(nameInSentence), getLocale());

/** How the battery was taken out of the price of a kWp; null: there is none. */
export function batteryOutText({ battery, offer }: ComparedColumn): string | null {
  switch (battery.kind) {
    case 'none':
    case 'unknown':
      return null;
    case 'said': {
      const dkk = offer === null ? toHundred(battery.low) : battery.low;
      return m.compare_battery_out({ price: kr(dkk, getLocale()) });
    }
    case 'usual':
      return m.compare_battery_out_usual({ price: spanText(battery) });
  }
}

/** "14 × 440 W = 6,16 kWp" */
export function systemText({ panels, panelW, kwp }: ComparedColumn): string {
  const locale = getLocale();
  const power = shortDecimal(Math.round(kwp * 100) / 100, locale);
  return `${decimal(panels, locale)} × ${decimal(panelW, locale)} W = ${power} kWp`;
}

/** Its yearly yield and, of our own, who makes the panels. */
export function systemMore({ years: its, own }: ComparedColumn): string | null {
  const said = [
    ...(its === null
      ? []
      : [m.compare_yearly({ kwh: kWh(toHundred(its.annualKwh), getLocale()) })]),
    ...(own?.panelMaker == null ? [] : [own.panelMaker]),
  ];
  return said.length === 0 ? null : said.join(' · ');
}

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

export function inverterMore({ own }: ComparedColumn): string | null {
  if (own === null) return null;
  return own.takesBattery ? m.compare_inverter_ready() : m.compare_inverter_not_ready();
}

/** What becomes of the price with a battery like ours, or without; and what we say of our own. */
export function batteryMore(column: ComparedColumn, ownKwh: number): string | null {
  const { own, like } = column;
  if (own === null) {
    if (like.change === null || like.alike === null) return null;
    const said = { offer: letterOf(column), price: alikeText(column) };
    return like.change === 'battery-added'
      ? m.compare_battery_added({ ...said, size: kWh(ownKwh, getLocale()) })
      : m.compare_battery_left_out(said);
  }
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
