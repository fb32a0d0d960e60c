import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GRID_COMPANIES } from '../../../engine/data/grid-tariffs.ts';

const ONE_COMPANY_UP_TO = 1999;

/**
 * Reads the table of grid companies by postcode.
 * @returns for a postcode the GLN of its only grid company; null where there are several, none is known, or the
 * engine has no entry for it: then the visitor chooses
 */
export function gridCompanyReader(): (postcode: string) => string | null {
  const file = readFileSync(join(import.meta.dirname, 'grid-companies.csv'), 'utf8');
  const rows = file.split('\n').filter((row) => row !== '' && !row.startsWith('#'));
  const companies = new Map(rows.map((row) => row.split(';', 2) as [string, string]));
  const known = new Set(GRID_COMPANIES.map(({ gln }) => gln));
  const ofCopenhagen = companies.get(`1000-${ONE_COMPANY_UP_TO}`);
  return (postcode) => {
    const only = Number(postcode) <= ONE_COMPANY_UP_TO ? ofCopenhagen : companies.get(postcode);
    return only !== undefined && known.has(only) ? only : null;
  };
}
