import { estimateInput } from '../../../../domain/estimate-request.ts';
import { quoteFor } from '../../../../domain/prices/rehearsal.ts';
import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import type { BuildingType, RoofType } from '../../../../engine/estimate-input.ts';
import type { PriceBook } from '../../../../engine/quote/price-book.ts';
import { salesPrices } from '../../../../engine/quote/price-list.ts';
import { profitExVatOre } from '../../../../engine/quote/profit.ts';
import type { Quote } from '../../../../engine/quote/quote.ts';

export type ReferenceHouse = {
  readonly lat: number;
  readonly lon: number;
  readonly postcode: string;
  readonly peakPower: number;
  readonly roofType: RoofType;
  readonly buildingType: BuildingType;
};

/** Common homes in three parts of the country, chosen by us: each shows at once what a price change does. */
export const REFERENCE_HOUSES: readonly [ReferenceHouse, ...ReferenceHouse[]] = [
  {
    lat: 56.15,
    lon: 10.2,
    postcode: '8000',
    peakPower: 6,
    roofType: 'tile',
    buildingType: 'detached',
  },
  {
    lat: 55.86,
    lon: 9.85,
    postcode: '8700',
    peakPower: 8.2,
    roofType: 'fibre-cement',
    buildingType: 'detached',
  },
  {
    lat: 55.64,
    lon: 12.08,
    postcode: '4000',
    peakPower: 4.3,
    roofType: 'felt',
    buildingType: 'terraced',
  },
];

export type PricedHouse = {
  readonly house: ReferenceHouse;
  /** Including VAT [øre]. */
  readonly beforeOre: number;
  readonly afterOre: number;
  /** [%] */
  readonly changePercent: number;
  readonly exVatOre: number;
  readonly profitOre: number;
  /** What differs, line by line, before VAT [øre]. */
  readonly lines: readonly { readonly code: string; readonly differenceOre: number }[];
  readonly vatDifferenceOre: number;
};

/**
 * What a home costs with a draft, beside the version that it began with.
 * @returns null: a model that it needs is not in the catalogue, or has no price
 */
export function pricedHouse(
  house: ReferenceHouse,
  { base, catalogue }: Pick<PriceDraft, 'base' | 'catalogue'>,
  book: PriceBook,
): PricedHouse | null {
  try {
    const [before, after] = [salesPrices(base.book), salesPrices(book)];
    const input = estimateInput(house, { catalogue, priceList: before });
    const was = quoteFor(input, catalogue, before);
    const is = quoteFor(input, catalogue, after);
    return {
      house,
      beforeOre: was.totalOre,
      afterOre: is.totalOre,
      changePercent: (is.totalOre / was.totalOre - 1) * 100,
      exVatOre: is.totalExVatOre,
      profitOre: profitExVatOre(is, book),
      lines: differences(was, is),
      vatDifferenceOre: is.vatOre - was.vatOre,
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function differences(was: Quote, is: Quote): PricedHouse['lines'] {
  const sums = new Map<string, number>();
  for (const { code, totalOre } of is.lines) sums.set(code, (sums.get(code) ?? 0) + totalOre);
  for (const { code, totalOre } of was.lines) sums.set(code, (sums.get(code) ?? 0) - totalOre);
  return [...sums]
    .filter(([, differenceOre]) => differenceOre !== 0)
    .map(([code, differenceOre]) => ({ code, differenceOre }));
}
