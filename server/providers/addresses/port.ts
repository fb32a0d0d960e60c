import type { Result } from '../../../domain/result.ts';
import type { PriceZone } from '../../../engine/place.ts';

export type FoundAddress = {
  /** The register's own number of it, by which its position can be asked for; null: it has none. */
  readonly id: string | null;
  /** As shown in the list, for example «8000 Aarhus C». */
  readonly label: string;
  /** What is kept in the calculator's state. */
  readonly address: string;
  readonly postcode: string;
  readonly city: string;
  readonly lat: number;
  readonly lon: number;
  readonly priceZone: PriceZone;
  /** GLN, of several that share the postcode the likeliest; null: the engine has no tariffs of any. */
  readonly gridCompany: string | null;
  /** All of them, the likeliest first: where there are several, the visitor is asked. */
  readonly gridCompanies: readonly string[];
  /** How exact lat and lon are: of the door, or of the postcode's middle. */
  readonly precision: 'address' | 'postcode';
};

export type AddressError = {
  /** busy: not now. refused: our token is not taken. unreadable: an answer that is none. unavailable: no answer. */
  readonly kind: 'busy' | 'refused' | 'unreadable' | 'unavailable';
};

/** A register of addresses. Adapters never throw for the network; a call takes at most 1.1 s. */
export type AddressSource = {
  /** What a text that is still being written may mean, the best first; positions may be of the postcode only. */
  readonly search: (text: string) => Promise<Result<readonly FoundAddress[], AddressError>>;
  /** The address with this number, with its own position; null: there is none. */
  readonly byId: (id: string) => Promise<Result<FoundAddress | null, AddressError>>;
  /** The one address that a finished text means, misspelt or not, with its own position; null: none, or several. */
  readonly match: (text: string) => Promise<Result<FoundAddress | null, AddressError>>;
};

/** Postcodes and their towns, which are always at hand. */
export type Postcodes = {
  /** A place in the postcode's middle, with the street as it was written; null: there is no such postcode. */
  readonly placeIn: (postcode: string, street: string | null) => FoundAddress | null;
  /** The postcode area whose centre is nearest. */
  readonly nearest: (lat: number, lon: number) => FoundAddress;
  /** The town that a postcode names, for example «Aarhus C»; null: there is no such postcode. */
  readonly townOf: (postcode: string) => string | null;
};
