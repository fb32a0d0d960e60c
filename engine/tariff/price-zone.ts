import type { Place, PriceZone } from '../place.ts';

/**
 * Eastern edge of DK1 by latitude: [from this latitude northwards, longitude]. The line runs down the Great
 * Belt between Samsø, Funen and Langeland in the west and Røsnæs, Korsør and Albuen in the east; north of
 * Zealand's coast all of Kattegat's islands belong to DK1.
 * @source Energinet's price zones; longitudes read off the coastlines, valid since 2000
 */
const DK1_EASTERN_EDGE: readonly (readonly [latFrom: number, lon: number])[] = [
  [56.2, 12],
  [55.5, 10.85],
  [55, 11],
  [0, 10.9],
];

/**
 * Price zone of a place, where no postcode tells it.
 * @param place WGS84 [°]
 * @returns DK1 west, DK2 east of the Great Belt
 */
export function priceZoneAt(place: Place): PriceZone {
  const edge = DK1_EASTERN_EDGE.find(([latFrom]) => place.lat >= latFrom);
  return edge !== undefined && place.lon < edge[1] ? 'DK1' : 'DK2';
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
