import type { UploadPurpose } from '../../../domain/uploads/upload-rules.ts';
import type { Fixed } from './columns.ts';

export type UploadTable = {
  id: Fixed<string>;
  offer_id: Fixed<string>;
  created_at: Fixed<string>;
  purpose: Fixed<UploadPurpose>;
  /** What its sender calls it. */
  name: Fixed<string>;
  /** The stored format: photos of any kind have become JPEG. */
  kind: Fixed<'jpeg' | 'pdf'>;
  bytes: Fixed<number>;
  blob_key: Fixed<string>;
  /** Hash of what was sent, so that the same file sent twice is stored once. */
  source_hash: Fixed<string>;
};

/** Files whose row is gone or was never written; they are removed when they are due. */
export type BlobRemovalTable = { blob_key: Fixed<string>; due_at: string };
