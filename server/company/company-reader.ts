import type { Company } from '../../domain/company/company.ts';
import type { Database } from '../db/database.ts';
import { byEdition } from '../publishing/by-edition.ts';
import type { EditionReader } from '../publishing/publications.ts';
import { companyInForce } from './stored-company.ts';

/** The version in force, read again only once something was published. */
export type CompanyReader = () => Promise<Company>;

export function companyReader(db: Database, edition: EditionReader): CompanyReader {
  return byEdition(
    edition,
    () => companyInForce(db),
    (company) => company,
  );
}
