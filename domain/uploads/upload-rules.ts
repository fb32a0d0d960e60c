// What may be sent with a request, and why a file is refused. Shared, so that the page says before
// sending what the server would say afterwards.

export const UPLOAD_PURPOSES = ['roof', 'board', 'bill'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** A tenth of a house's photos; nobody looks at more. */
export const MOST_UPLOADS = 10;
export const LARGEST_UPLOAD_BYTES = 10 * 1024 * 1024;
/** Of a file, as its sender calls it; the rest is cut off. */
export const LONGEST_FILE_NAME = 120;
/** For one form without a script, which sends several files at once. */
export const LARGEST_SENDING_BYTES = 25 * 1024 * 1024;

/** What a file is by its first bytes. Its name says nothing. */
export type UploadKind = 'jpeg' | 'png' | 'heic' | 'pdf';

/** Other kinds of file that people send. */
export type OtherKind = 'word' | 'svg' | 'archive' | 'picture' | 'video' | 'unknown';

export type UploadRefusal =
  | { readonly kind: 'empty' | 'damaged' | 'password' | 'too-many' | 'too-much' | 'not-kept' }
  | { readonly kind: 'too-large'; readonly bytes: number }
  | { readonly kind: 'too-many-pixels' }
  | { readonly kind: 'wrong-kind'; readonly is: OtherKind };

/** Why a file was not taken; busy and unreachable: it is worth trying again. */
export type FileProblem = UploadRefusal | { readonly kind: 'busy' | 'unreachable' };
