import type { PaperKind } from '../../../domain/company/papers.ts';
import type { StoredJson } from '../json.ts';
import type { ColumnType } from 'kysely';
import type { Fixed } from './columns.ts';

type FixedJson = ColumnType<StoredJson, string, never>;

/** What was known about the company from a moment on: the highest number is in force. */
export type CompanyVersionTable = {
  number: Fixed<number>;
  at: Fixed<string>;
  /** Who of staff; null: came with the program. */
  by_uid: Fixed<string | null>;
  /** Why, as staff wrote it; may be empty. */
  reason: string;
  /** 1: made up, for trying the site. */
  is_example: Fixed<number>;
  /** CompanyFacts. */
  facts: FixedJson;
  /** The id of a paper by its kind. */
  papers: FixedJson;
};

export type CompanyPaperTable = {
  id: Fixed<string>;
  kind: Fixed<PaperKind>;
  created_at: Fixed<string>;
  /** Who of staff; null: came with the program. */
  by_uid: Fixed<string | null>;
  bytes: Fixed<number>;
  /** SHA-256 of the stored file, hexadecimal. */
  sha256: Fixed<string>;
  /** The same of the file as it was sent. */
  source_hash: Fixed<string>;
  blob_key: Fixed<string>;
};
