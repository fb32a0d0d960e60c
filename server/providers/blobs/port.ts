import type { Result } from '../../../domain/result.ts';

/** gone: there is nothing under that key. unavailable: the store does not answer, or refuses. */
export type BlobError = { readonly kind: 'gone' | 'unavailable' };

/** Where files are kept, each under a key that is made up for it. Adapters never throw for disk or network. */
export type BlobStore = {
  readonly put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<Result<null, BlobError>>;
  readonly get: (key: string) => Promise<Result<Uint8Array<ArrayBuffer>, BlobError>>;
  /** Removing what is not there is done, too. */
  readonly remove: (key: string) => Promise<Result<null, BlobError>>;
};
