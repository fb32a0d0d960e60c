import type { PriceZone } from '../../../engine/place.ts';

export type FoundAddress = {
  /** As shown in the list, for example «8000 Aarhus C». */
  readonly label: string;
  /** What is kept in the calculator's state. */
  readonly address: string;
  readonly postcode: string;
  readonly city: string;
  readonly lat: number;
  readonly lon: number;
  readonly priceZone: PriceZone;
  /** How exact lat and lon are. */
  readonly precision: 'address' | 'postcode';
};

export type AddressSearch = {
  /** The best matches first; nothing for a text that names no place. */
  readonly search: (text: string) => Promise<readonly FoundAddress[]>;
  /** The postcode area whose centre is nearest. */
  readonly nearest: (lat: number, lon: number) => FoundAddress;
  /** The town that a postcode names, for example «Aarhus C»; null: there is no such postcode. */
  readonly townOf: (postcode: string) => string | null;
};
