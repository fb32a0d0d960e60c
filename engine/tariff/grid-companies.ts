import { BORNHOLM_GRID_COMPANY, LARGEST_GRID_COMPANY } from '../data/grid-company.ts';
import type { Place, PriceZone } from '../place.ts';
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

/** The grid company of a home that has chosen none: the island's own on Bornholm, else the zone's largest, a guess. */
export function gridTariffAt(
  tariffs: readonly GridTariff[],
  zone: PriceZone,
  place: Place | null,
): GridTariff {
  const isIsland = zone === 'DK2' && place !== null && isOnBornholm(place);
  const own = isIsland ? tariffs.find(({ gln }) => gln === BORNHOLM_GRID_COMPANY) : undefined;
  return own ?? largestGridTariff(tariffs, zone);
}

/** Christiansø included; all around is sea, or Sweden beyond it. */
const isOnBornholm = ({ lat, lon }: Place) => lat > 54.9 && lat < 55.4 && lon > 14.6 && lon < 15.3;
