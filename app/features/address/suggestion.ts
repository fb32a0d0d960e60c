import { links } from '../../links.ts';

/** One answer of GET /api/v1/addresses. */
export type AddressSuggestion = {
  /** By which its own position can be asked for; null: it has none. */
  readonly id: string | null;
  readonly label: string;
  readonly address: string;
  readonly postcode: string;
  readonly city: string;
  readonly lat: number;
  readonly lon: number;
  readonly priceZone: 'DK1' | 'DK2';
  /** GLN; null: the visitor chooses. */
  readonly gridCompany: string | null;
  /** More than one: it is a guess among these. */
  readonly gridCompanies: readonly string[];
  readonly precision: 'address' | 'postcode';
};

type Place = Pick<AddressSuggestion, 'address' | 'postcode' | 'lat' | 'lon' | 'gridCompany'>;

/** A place in a page's address. Written by hand: the schemas are too heavy for the home page. */
export function placeQuery({ lat, lon, address, postcode, gridCompany }: Place): string {
  const query = new URLSearchParams({ lat: String(lat), lon: String(lon), address, postcode });
  if (gridCompany !== null) query.set('gridCompany', gridCompany);
  return String(query);
}

/** The calculator opened at a place. */
export const calculatorAt = (place: Place): string => `${links.calculator()}?${placeQuery(place)}`;

/** The postcode and town that stand in for a door that nobody looked up; null: nothing does. */
export function standInFor(
  place: Pick<AddressSuggestion, 'id' | 'address' | 'postcode' | 'city' | 'precision'>,
): string | null {
  const area = `${place.postcode} ${place.city}`;
  return place.precision === 'postcode' && place.id === null && place.address !== area
    ? area
    : null;
}
