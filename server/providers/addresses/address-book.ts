import type { AddressSource, FoundAddress, Postcodes } from './port.ts';
import { readWritten } from './written-address.ts';

const MOST_RESULTS = 8;
/** Before the streets of that name. */
const MOST_TOWNS = 2;

/** Addresses for pages and calls: what no register outside answers, the embedded postcodes do. */
export type AddressBook = Pick<Postcodes, 'nearest' | 'townOf'> & {
  /** What a text that is still being written may mean, the best first. */
  readonly search: (text: string) => Promise<readonly FoundAddress[]>;
  /** What a finished text means: one place, several to choose from, or none. */
  readonly resolve: (text: string) => Promise<readonly FoundAddress[]>;
  /**
   * The postcode and town that stand in for a door that was not looked up, for example «1620 København V»; null: the
   * place is the door's own, or no street was named.
   */
  readonly standInAt: (place: NamedPlace) => string | null;
  /** GLN of each grid company whose area reaches into the postcode, the likeliest first. */
  readonly gridCompaniesIn: (postcode: string | null) => readonly string[];
  /** With its own position; null: nobody knows it. */
  readonly byId: (id: string) => Promise<FoundAddress | null>;
};

export type NamedPlace = {
  readonly lat: number;
  readonly lon: number;
  readonly address?: string | undefined;
  readonly postcode?: string | null | undefined;
};

/** @param live null: nobody outside is asked */
export function addressBook(
  embedded: AddressSource & Postcodes,
  live: AddressSource | null,
): AddressBook {
  const ownAnswer = async (text: string) => {
    const found = await embedded.search(text);
    return found.ok ? found.value : [];
  };
  return {
    nearest: embedded.nearest,
    townOf: embedded.townOf,
    async search(text) {
      const own = await ownAnswer(text);
      if (live === null || isPlaceOnly(text)) return own;
      const found = await live.search(text);
      if (!found.ok || found.value.length === 0) return own;
      const towns = readWritten(text).street === null ? own.slice(0, MOST_TOWNS) : [];
      return [...towns, ...found.value].slice(0, MOST_RESULTS);
    },
    async resolve(text) {
      if (live !== null && !isPlaceOnly(text)) {
        const found = await live.match(text);
        if (found.ok && found.value !== null) return [found.value];
      }
      return ownAnswer(text);
    },
    standInAt({ lat, lon, address = '', postcode = null }) {
      const middle = postcode === null ? null : embedded.placeIn(postcode, null);
      if (middle === null || middle.lat !== lat || middle.lon !== lon) return null;
      return address === '' || address === middle.address ? null : middle.address;
    },
    gridCompaniesIn: (postcode) =>
      postcode === null ? [] : (embedded.placeIn(postcode, null)?.gridCompanies ?? []),
    async byId(id) {
      const found = await (live ?? embedded).byId(id);
      return found.ok ? found.value : null;
    },
  };
}

/** «8000», «80», «8000 Aarhus»: the postcodes answer that as well, at once, and nobody outside hears of it. */
function isPlaceOnly(text: string): boolean {
  const { street, postcode } = readWritten(text);
  return street === null && postcode !== null;
}
