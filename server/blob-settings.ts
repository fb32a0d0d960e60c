import * as z from 'zod/mini';
import type { S3Settings } from './providers/blobs/s3.ts';
import { isSafeBase } from './safe-base.ts';

export type BlobSettings =
  /** Files in dataDir. */
  { readonly kind: 'folder' } | ({ readonly kind: 's3' } & S3Settings);

const oneWord = z.optional(z.string().check(z.regex(/^\S+$/, { error: 'must be one word' })));

export const blobVariables = {
  S3_URL: z.optional(
    z.string().check(
      z.refine<string>(isSafeBase, {
        error: 'must be the https address of a bucket, such as https://s3.example/solrig',
      }),
    ),
  ),
  S3_REGION: oneWord,
  S3_ACCESS_KEY_ID: oneWord,
  S3_SECRET_ACCESS_KEY: oneWord,
};
const object = z.object(blobVariables);
type Given = z.infer<typeof object>;

const NEEDED = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export function contradictionsInBlobs(given: Given): readonly string[] {
  if (given.S3_URL === undefined) {
    return [...NEEDED, 'S3_REGION' as const]
      .filter((name) => given[name] !== undefined)
      .map((name) => `${name} is set without S3_URL; set both or none.`);
  }
  return NEEDED.filter((name) => given[name] === undefined).map(
    (name) => `${name} is needed with S3_URL.`,
  );
}

export function blobSettingsFrom(given: Given): BlobSettings {
  const {
    S3_URL: url,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = given;
  if (url === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    return { kind: 'folder' };
  }
  const region = given.S3_REGION ?? 'us-east-1';
  return { kind: 's3', url: url.replace(/\/$/, ''), region, accessKeyId, secretAccessKey };
}
