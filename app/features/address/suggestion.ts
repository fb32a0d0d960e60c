import { links } from '../../links.ts';

/** One answer of GET /api/v1/addresses. */
export type AddressSuggestion = {
  readonly label: string;
  readonly address: string;
  readonly postcode: string;
  readonly city: string;
  readonly lat: number;
  readonly lon: number;
  readonly priceZone: 'DK1' | 'DK2';
  readonly precision: 'address' | 'postcode';
};

type Place = Pick<AddressSuggestion, 'address' | 'postcode' | 'lat' | 'lon'>;

/** The calculator opened at a place. Written by hand: the schemas are too heavy for the home page. */
export function calculatorAt({ lat, lon, address, postcode }: Place): string {
  const query = new URLSearchParams({ lat: String(lat), lon: String(lon), address, postcode });
  return `${links.calculator()}?${query}`;
}
