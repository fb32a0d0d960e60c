import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PriceZone } from '../../../engine/place.ts';
import { spellingsOf } from './town-name.ts';

export type Postcode = {
  readonly postcode: string;
  readonly city: string;
  /** The strictest first, see town-name.ts. */
  readonly spellings: readonly string[];
  readonly lat: number;
  readonly lon: number;
  readonly priceZone: PriceZone;
};

export function readPostcodes(): readonly Postcode[] {
  const file = readFileSync(join(import.meta.dirname, 'postcodes.csv'), 'utf8');
  const rows = file.split('\n').filter((row) => row !== '' && !row.startsWith('#'));
  return rows.map((row) => {
    const [postcode = '', city = '', lat = '', lon = '', zone = ''] = row.split(';');
    return {
      postcode,
      city,
      spellings: spellingsOf(city),
      lat: Number(lat),
      lon: Number(lon),
      priceZone: zone === 'DK2' ? 'DK2' : 'DK1',
    };
  });
}
