import type { UploadPurpose } from '../../../domain/uploads/upload-rules.ts';
import type { Fixed } from './columns.ts';

export type UploadTable = {
  id: Fixed<string>;
  offer_id: Fixed<string>;
  created_at: Fixed<string>;
  purpose: Fixed<UploadPurpose>;
  /** What its sender calls it. */
  name: Fixed<string>;
  /** As it is kept: photos of any kind are JPEG by then. */
  kind: Fixed<'jpeg' | 'pdf'>;
  bytes: Fixed<number>;
  blob_key: Fixed<string>;
  /** Of what was sent, so that the same file twice is one. */
  source_hash: Fixed<string>;
};

/** Files whose row is gone, or was never written: they are removed when their time has come. */
export type BlobRemovalTable = { blob_key: Fixed<string>; due_at: string };
