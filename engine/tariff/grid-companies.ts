import { GRID_COMPANIES, LARGEST_GRID_COMPANY } from '../data/grid-tariffs.ts';
import type { GridCompany } from '../data/grid-tariffs.ts';
import type { PriceZone } from '../place.ts';

export type GridCompanyEntry = {
  readonly gln: string;
  readonly name: string;
  readonly zone: PriceZone;
  /** False: the source has no table for it and the tariffs of the zone's largest company stand in. */
  readonly hasOwnTariffs: boolean;
};

/** Grid companies to choose from, those of DK1 first, then by name. */
export const gridCompanies: readonly GridCompanyEntry[] = GRID_COMPANIES.map((company) => ({
  gln: company.gln,
  name: company.name,
  zone: company.zone,
  hasOwnTariffs: company.periods.length > 0,
})).toSorted((a, b) => (a.zone === b.zone ? (a.name < b.name ? -1 : 1) : a.zone < b.zone ? -1 : 1));

/**
 * The company with this number.
 * @param gln 13 digits
 * @throws RangeError no such company in the table
 */
export function gridCompanyByGln(gln: string): GridCompany {
  const company = GRID_COMPANIES.find((candidate) => candidate.gln === gln);
  if (!company) throw new RangeError(`unknown grid company ${gln}`);
  return company;
}

/** The zone's largest grid company: N1 in DK1, Radius in DK2. */
export function largestGridCompany(zone: PriceZone): GridCompany {
  return gridCompanyByGln(LARGEST_GRID_COMPANY[zone]);
}

/**
 * Price zone of a Danish postcode: DK2 east of the Great Belt (1000–4999, Bornholm included), else DK1.
 * @param postcode four digits
 * @returns the zone; null when it is not a postcode between 0800 and 9999
 */
export function priceZoneOf(postcode: string): PriceZone | null {
  if (!/^\d{4}$/.test(postcode)) return null;
  const number = Number(postcode);
  if (number < 800) return null;
  return number < 5000 ? 'DK2' : 'DK1';
}

/**
 * Grid company of a postcode. The sources hold no map from postcode to company yet, so this is the zone's
 * largest and `known` is false; the page should say so and let the visitor choose.
 * @param postcode four digits
 * @returns null when it is not a postcode
 */
export function gridCompanyOf(
  postcode: string,
): { readonly gln: string; readonly known: boolean } | null {
  const zone = priceZoneOf(postcode);
  return zone === null ? null : { gln: LARGEST_GRID_COMPANY[zone], known: false };
}
