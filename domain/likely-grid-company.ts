import type { GridTariff } from '../engine/tariff/grid-tariff.ts';
import { priceZoneOf } from '../engine/tariff/price-zone.ts';
import type { CalculatorState } from './calculator-state.ts';

type Place = Pick<CalculatorState, 'gridCompany' | 'postcode' | 'priceZone'>;

/**
 * The grid company of a place: the one that is named, else the likeliest of those that share its postcode.
 * @param sharing GLN of each company whose area reaches into the postcode, the likeliest first
 * @returns null: nobody knows any there, and the engine guesses
 */
export function likelyGridCompany(
  { gridCompany = null, postcode = null, priceZone = null }: Place,
  sharing: readonly string[],
  gridTariffs: readonly GridTariff[],
): string | null {
  if (gridCompany !== null || postcode === null) return gridCompany;
  // The zone that is calculated in may be told besides, and against the postcode.
  const zone = priceZone ?? priceZoneOf(postcode);
  const known = new Set(gridTariffs.filter((tariff) => tariff.zone === zone).map(({ gln }) => gln));
  return sharing.find((gln) => known.has(gln)) ?? null;
}
