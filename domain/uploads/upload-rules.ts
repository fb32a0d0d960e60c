// What may be sent along with a request, and why something is not taken. Shared: the page says before a file is sent
// what the server would say after.

export const UPLOAD_PURPOSES = ['roof', 'board', 'bill'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** A tenth of a house's photos; more is no longer looked at. */
export const MOST_UPLOADS = 10;
export const LARGEST_UPLOAD_BYTES = 10 * 1024 * 1024;
/** Of one form without a script, in which several files come at once. */
export const LARGEST_SENDING_BYTES = 25 * 1024 * 1024;

/** What a file is by its first bytes. Its name says nothing. */
export type UploadKind = 'jpeg' | 'png' | 'heic' | 'pdf';

/** What else a file can be that people send. */
export type OtherKind = 'word' | 'svg' | 'archive' | 'picture' | 'video' | 'unknown';

export type UploadRefusal =
  | { readonly kind: 'empty' | 'damaged' | 'password' | 'too-many' | 'not-kept' }
  | { readonly kind: 'too-large'; readonly bytes: number }
  | { readonly kind: 'too-many-pixels' }
  | { readonly kind: 'wrong-kind'; readonly is: OtherKind };
