import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GRID_COMPANIES } from '../../../engine/data/grid-tariffs.ts';

const ONE_COMPANY_UP_TO = 1999;

/**
 * Reads the table of grid companies by postcode.
 * @returns for a postcode the GLN of each company whose area reaches into it, the likeliest first: the table has no
 * shares, so that is the one that has most postcodes to itself. Empty where none is known
 */
export function gridCompaniesReader(): (postcode: string) => readonly string[] {
  const file = readFileSync(join(import.meta.dirname, 'grid-companies.csv'), 'utf8');
  const known = new Set(GRID_COMPANIES.map(({ gln }) => gln));
  const companies = new Map(
    file
      .split('\n')
      .filter((row) => row !== '' && !row.startsWith('#'))
      .map((row): [string, readonly string[]] => {
        const [postcode = '', glns = ''] = row.split(';');
        return [postcode, glns.split(',').filter((gln) => known.has(gln))];
      }),
  );
  const alone = new Map<string, number>();
  for (const [only, ...others] of companies.values()) {
    if (only !== undefined && others.length === 0) alone.set(only, (alone.get(only) ?? 0) + 1);
  }
  const size = (gln: string) => alone.get(gln) ?? 0;
  const ofCopenhagen = companies.get(`1000-${ONE_COMPANY_UP_TO}`) ?? [];
  return (postcode) =>
    Number(postcode) <= ONE_COMPANY_UP_TO
      ? ofCopenhagen
      : (companies.get(postcode) ?? []).toSorted((one, other) => size(other) - size(one));
}
