import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PriceZone } from '../../../engine/place.ts';
import { fold } from './fold.ts';
import type { AddressSearch, FoundAddress } from './port.ts';

const MOST_RESULTS = 8;
const LONGEST_QUERY = 200;

type Postcode = {
  readonly postcode: string;
  readonly city: string;
  readonly folded: string;
  readonly lat: number;
  readonly lon: number;
  readonly priceZone: PriceZone;
};

function readPostcodes(): readonly Postcode[] {
  const file = readFileSync(join(import.meta.dirname, 'postcodes.csv'), 'utf8');
  const rows = file.split('\n').filter((row) => row !== '' && !row.startsWith('#'));
  return rows.map((row) => {
    const [postcode = '', city = '', lat = '', lon = '', zone = ''] = row.split(';');
    return {
      postcode,
      city,
      folded: fold(city),
      lat: Number(lat),
      lon: Number(lon),
      priceZone: zone === 'DK2' ? 'DK2' : 'DK1',
    };
  });
}

/** Search among postcodes: no network, and no street; a street that is given is kept as written. */
export function embeddedAddresses(): AddressSearch {
  const postcodes = readPostcodes();
  const towns = new Map(postcodes.map(({ postcode, city }) => [postcode, city]));
  return {
    search: (text) => Promise.resolve(search(postcodes, text.slice(0, LONGEST_QUERY))),
    nearest: (lat, lon) => found(nearestOf(postcodes, lat, lon), null),
    townOf: (postcode) => towns.get(postcode) ?? null,
  };
}

function search(postcodes: readonly Postcode[], text: string): readonly FoundAddress[] {
  const { street, postcode, city } = partsOf(text);
  const byNumber =
    postcode === null ? [] : postcodes.filter((known) => known.postcode.startsWith(postcode));
  // «8000 Aarhus» means 8000; a name beside a number only chooses among what the number left open.
  if (byNumber.length > 0) {
    const named = city === '' ? [] : byNumber.filter((known) => known.folded.startsWith(city));
    return (named.length > 0 ? named : byNumber)
      .slice(0, MOST_RESULTS)
      .map((known) => found(known, street));
  }
  if (city.length < 2 || postcode !== null) return [];
  return [...new Map(byName(postcodes, city).map((known) => [known.city, known])).values()]
    .slice(0, MOST_RESULTS)
    .map((known) => found(known, street));
}

/** Names that begin with the text come first, the plain name before its districts. */
function byName(postcodes: readonly Postcode[], city: string): readonly Postcode[] {
  const begins = postcodes.filter((known) => known.folded.startsWith(city));
  const holds = postcodes.filter(
    (known) => !known.folded.startsWith(city) && known.folded.includes(` ${city}`),
  );
  return [...begins.sort((a, b) => a.folded.length - b.folded.length), ...holds];
}

type Parts = {
  /** As written, or null where only a place was given. */
  readonly street: string | null;
  readonly postcode: string | null;
  readonly city: string;
};

/** «Skovvej 12, 2. tv, 8000 Aarhus C», «8000», «Aarhus», «Skovvej 12, Aarhus». */
function partsOf(text: string): Parts {
  const written = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(.*\D)?DK-?(?=\d{4})/i, '$1');
  const numbered = /^(?:(?<street>.*?)[\s,]+)?(?<postcode>\d{4})(?:[\s,]+(?<city>\D.*))?$/.exec(
    written,
  );
  if (numbered?.groups !== undefined) {
    const { street, postcode = null, city } = numbered.groups;
    return { street: streetOf(street), postcode, city: fold(city ?? '') };
  }
  if (/^\d{1,3}$/.test(written)) return { street: null, postcode: written, city: '' };
  const comma = written.lastIndexOf(',');
  if (comma === -1) return { street: null, postcode: null, city: fold(written) };
  return {
    street: streetOf(written.slice(0, comma)),
    postcode: null,
    city: fold(written.slice(comma + 1)),
  };
}

function streetOf(written: string | undefined): string | null {
  const street = written?.replace(/[\s,]+$/, '') ?? '';
  return street === '' ? null : street;
}

function found(known: Postcode, street: string | null): FoundAddress {
  const place = `${known.postcode} ${known.city}`;
  const address = street === null ? place : `${street}, ${place}`;
  return {
    label: address,
    address,
    postcode: known.postcode,
    city: known.city,
    lat: known.lat,
    lon: known.lon,
    priceZone: known.priceZone,
    precision: 'postcode',
  };
}

function nearestOf(postcodes: readonly Postcode[], lat: number, lon: number): Postcode {
  // A degree of longitude is shorter than one of latitude, by the cosine of the latitude.
  const lonScale = Math.cos((lat * Math.PI) / 180);
  const distance = (known: Postcode) =>
    (known.lat - lat) ** 2 + ((known.lon - lon) * lonScale) ** 2;
  return postcodes.reduce((best, known) => (distance(known) < distance(best) ? known : best));
}
