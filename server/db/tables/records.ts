import type { RecordKind } from '../../../domain/records/record.ts';
import type { Fixed, Json } from './columns.ts';

/** What staff have typed for a row and not yet published. */
export type RecordDraftTable = {
  kind: Fixed<RecordKind>;
  /** The row's own id, whether it exists yet or not. */
  id: Fixed<string>;
  /** By field: the text, who typed it, and when. */
  edits: Json;
  /** Goes up by one each time the draft is saved. */
  edit_version: number;
  created_at: Fixed<string>;
  saved_at: string;
};
