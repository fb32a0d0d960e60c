import { getLocale } from '../../../../messages/compiled/runtime.js';
import figures from './electricity-price.build.ts';
import { krAndOre } from './price-text.ts';

const VAT_FACTOR = 1.25;

/** What a kilowatt hour costs in an hour of the January weekday: "2,62 kr.". */
export function PriceAt({ hour }: { hour: number }) {
  return krAndOre(figures.hours[hour]!.total, getLocale());
}

/** The local grid's winter tariff with VAT: "0,99 kr.". */
export function GridTariff({ band }: { band: 'low' | 'high' | 'peak' }) {
  return krAndOre(figures.winterTariff[band] * VAT_FACTOR, getLocale());
}

/** A household's mean price of a year. */
export function YearPriceOf({ year }: { year: number }) {
  const found = figures.years.find((price) => price.year === year);
  if (!found) throw new RangeError(`No price of ${year}`);
  return krAndOre(found.total, getLocale());
}

/** How much the mean price rises when the tax returns. */
export function TaxStep() {
  const [before, after] = [2027, 2028].map(
    (year) => figures.years.find((price) => price.year === year)!.total,
  );
  return krAndOre(after! - before!, getLocale());
}
