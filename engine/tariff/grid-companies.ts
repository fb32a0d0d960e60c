import { LARGEST_GRID_COMPANY } from '../data/grid-company.ts';
import type { PriceZone } from '../place.ts';
import type { GridTariff } from './grid-tariff.ts';

/**
 * The company with this number.
 * @param gln 13 digits
 * @throws RangeError no such company among them
 */
export function gridTariffOf(tariffs: readonly GridTariff[], gln: string): GridTariff {
  const company = tariffs.find((candidate) => candidate.gln === gln);
  if (!company) throw new RangeError(`unknown grid company ${gln}`);
  return company;
}

/** The zone's largest grid company: N1 in DK1, Radius in DK2. */
export function largestGridTariff(tariffs: readonly GridTariff[], zone: PriceZone): GridTariff {
  return gridTariffOf(tariffs, LARGEST_GRID_COMPANY[zone]);
}
