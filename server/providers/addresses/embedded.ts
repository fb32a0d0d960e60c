import { ok } from '../../../domain/result.ts';
import { gridCompaniesReader } from './grid-company.ts';
import type { AddressSource, FoundAddress, Postcodes } from './port.ts';
import { readPostcodes, type Postcode } from './read-postcodes.ts';
import { spellingsOf } from './town-name.ts';
import { readWritten } from './written-address.ts';

const MOST_RESULTS = 8;
const LONGEST_QUERY = 200;

/** Search among postcodes: no network, and no street; a street that is given is kept as written. */
export function embeddedAddresses(): AddressSource & Postcodes {
  const postcodes = readPostcodes();
  const gridCompaniesOf = gridCompaniesReader();
  const byNumber = new Map(postcodes.map((known) => [known.postcode, known]));
  const found = (known: Postcode, street: string | null): FoundAddress => {
    const place = `${known.postcode} ${known.city}`;
    const address = street === null ? place : `${street}, ${place}`;
    const gridCompanies = gridCompaniesOf(known.postcode);
    return {
      id: null,
      label: address,
      address,
      postcode: known.postcode,
      city: known.city,
      lat: known.lat,
      lon: known.lon,
      priceZone: known.priceZone,
      gridCompany: gridCompanies[0] ?? null,
      gridCompanies,
      precision: 'postcode',
    };
  };
  const search = (text: string) => {
    const { places, street } = placesIn(postcodes, text.slice(0, LONGEST_QUERY));
    return places.slice(0, MOST_RESULTS).map((known) => found(known, street));
  };
  return {
    search: (text) => Promise.resolve(ok(search(text))),
    byId: () => Promise.resolve(ok(null)),
    match: (text) => {
      const [only = null, ...others] = search(text);
      return Promise.resolve(ok(others.length === 0 ? only : null));
    },
    placeIn: (postcode, street) => {
      const known = byNumber.get(postcode);
      return known === undefined ? null : found(known, street);
    },
    nearest: (lat, lon) => found(nearestOf(postcodes, lat, lon), null),
    townOf: (postcode) => byNumber.get(postcode)?.city ?? null,
  };
}

type Places = { readonly places: readonly Postcode[]; readonly street: string | null };

function placesIn(postcodes: readonly Postcode[], text: string): Places {
  const { street, postcode, city } = readWritten(text);
  const byNumber =
    postcode === null ? [] : postcodes.filter((known) => known.postcode.startsWith(postcode));
  // «8000 Aarhus» means 8000; a name beside a number only chooses among what the number left open.
  if (byNumber.length > 0) {
    const named = city === '' ? [] : byName(byNumber, city);
    return { places: named.length > 0 ? named : byNumber, street };
  }
  if (city.length < 2 || postcode !== null) return { places: [], street };
  const named = new Map(byName(postcodes, city).map((known) => [known.city, known]));
  return { places: [...named.values()], street };
}

/** Towns by the strictest spelling in which there are any. */
function byName(postcodes: readonly Postcode[], city: string): readonly Postcode[] {
  for (const [strictness, sought] of spellingsOf(city).entries()) {
    const found = spelledSo(postcodes, sought, strictness);
    if (found.length > 0) return found;
  }
  return [];
}

/** Names that begin with the text come first, the plain name before its districts. */
function spelledSo(
  postcodes: readonly Postcode[],
  sought: string,
  strictness: number,
): readonly Postcode[] {
  const spelled = (known: Postcode) => known.spellings[strictness] ?? '';
  const begins = postcodes.filter((known) => spelled(known).startsWith(sought));
  const holds = postcodes.filter(
    (known) => !spelled(known).startsWith(sought) && spelled(known).includes(` ${sought}`),
  );
  return [...begins.sort((a, b) => spelled(a).length - spelled(b).length), ...holds];
}

function nearestOf(postcodes: readonly Postcode[], lat: number, lon: number): Postcode {
  // A degree of longitude is shorter than one of latitude, by the cosine of the latitude.
  const lonScale = Math.cos((lat * Math.PI) / 180);
  const distance = (known: Postcode) =>
    (known.lat - lat) ** 2 + ((known.lon - lon) * lonScale) ** 2;
  return postcodes.reduce((best, known) => (distance(known) < distance(best) ? known : best));
}
