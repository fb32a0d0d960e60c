import type { ColumnType } from 'kysely';
import type { StoredJson } from '../json.ts';
import type { Fixed } from './columns.ts';

/** JSON that is written once and never changed. */
type FixedJson = ColumnType<StoredJson, string, never>;
type FixedJsonOrNull = ColumnType<StoredJson, string | null, never>;

/**
 * What was calculated, frozen. The database refuses every change and deletes a calculation with the
 * last report or request that refers to it. It does not say whose it is. Written and read by
 * server/calculations/.
 */
export type CalculationTable = {
  calculation_id: Fixed<string>;
  created_at: Fixed<string>;
  /** Format of the JSON columns; server/calculations/upgrades.ts reads every version. */
  format: Fixed<number>;
  engine_version: Fixed<string>;
  price_book_version: Fixed<string>;
  yield_source: Fixed<string>;
  /** What the engine was given; in the oldest requests, the answers without the defaults. */
  input: FixedJson;
  /** The estimate, and where its figures come from. */
  result: FixedJson;
  /** The price's lines and the price book as used; null in the oldest requests. */
  quote: FixedJsonOrNull;
  /** What a report's page shows besides; null where only a request needs the result. */
  figures: FixedJsonOrNull;
  /** What PVGIS said about this roof, when the result is based on it. */
  pvgis_response: FixedJsonOrNull;
};
