import { createHash } from 'node:crypto';
import type { PaperKind } from '../../domain/company/papers.ts';
import { newId } from '../db/new-id.ts';

type NewPaper = {
  readonly kind: PaperKind;
  readonly sourceHash: string;
  readonly kept: Uint8Array;
  readonly blobKey: string;
  readonly at: Date;
};

/** A paper's row but for who sent it. */
export function paperRow({ kind, sourceHash, kept, blobKey, at }: NewPaper) {
  return {
    id: newId(at),
    kind,
    created_at: at.toISOString(),
    bytes: kept.length,
    sha256: sha256Of(kept),
    source_hash: sourceHash,
    blob_key: blobKey,
  };
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
