import type { CalculatorState } from '../../domain/calculator-state.ts';
import type { SharedContext } from '../../engine/estimate-context.ts';
import { priceZoneOf } from '../../engine/tariff/price-zone.ts';
import type { Services } from '../services.ts';

type Place = Pick<CalculatorState, 'gridCompany' | 'postcode' | 'priceZone'>;

/**
 * The grid company of a place out of an address: the one it names, else the likeliest of those that share its
 * postcode, as where the place is looked up. Links of before name none.
 * @returns null: nobody knows any there, and the engine guesses
 */
export function gridCompanyAt(
  { addresses }: { readonly addresses: Pick<Services['addresses'], 'gridCompaniesIn'> },
  { gridCompany = null, postcode = null, priceZone = null }: Place,
  { gridTariffs }: Pick<SharedContext, 'gridTariffs'>,
): string | null {
  if (gridCompany !== null || postcode === null) return gridCompany;
  // The zone that is calculated in may be told besides, and against the postcode.
  const zone = priceZone ?? priceZoneOf(postcode);
  const known = new Set(gridTariffs.filter((tariff) => tariff.zone === zone).map(({ gln }) => gln));
  return addresses.gridCompaniesIn(postcode).find((gln) => known.has(gln)) ?? null;
}
