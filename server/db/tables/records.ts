import type { RecordKind } from '../../../domain/records/record.ts';
import type { Fixed, Json } from './columns.ts';

/** What staff have typed of a row and not published yet. */
export type RecordDraftTable = {
  kind: Fixed<RecordKind>;
  /** The row's own id, there or to come. */
  id: Fixed<string>;
  /** By field: the text, who typed it, and when. */
  edits: Json;
  /** Counts what was saved. */
  edit_version: number;
  created_at: Fixed<string>;
  saved_at: string;
};
