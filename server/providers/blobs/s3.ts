import { AwsClient } from 'aws4fetch';
import { fail, ok, type Result } from '../../../domain/result.ts';
import { LARGEST_UPLOAD_BYTES } from '../../../domain/uploads/upload-rules.ts';
import { limitedBytes } from '../yield/limited-body.ts';
import type { BlobError, BlobStore } from './port.ts';

export type S3Settings = {
  /** The bucket, as https://s3.example/solrig. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const TIMEOUT_MS = 10_000;

/** A bucket of any store that speaks S3. It is asked for no more than a file, and followed nowhere else. */
export function s3Blobs(settings: S3Settings, timeoutMs = TIMEOUT_MS): BlobStore {
  const { url, ...keys } = settings;
  const client = new AwsClient({ ...keys, service: 's3', retries: 0 });
  const ask = async (
    method: 'PUT' | 'GET' | 'DELETE',
    key: string,
    body?: Uint8Array<ArrayBuffer>,
  ) => {
    const signed = await client.sign(`${url}/${encodeURIComponent(key)}`, {
      method,
      ...(body === undefined ? {} : { body }),
    });
    return fetch(signed, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  };
  return {
    put: (key, bytes) =>
      answered(async () => {
        const answer = await ask('PUT', key, bytes);
        await answer.body?.cancel();
        return answer.ok ? ok(null) : fail({ kind: 'unavailable' });
      }),
    get: (key) =>
      answered(async () => {
        const answer = await ask('GET', key);
        if (!answer.ok) {
          await answer.body?.cancel();
          return fail({ kind: answer.status === 404 ? 'gone' : 'unavailable' });
        }
        const bytes = await limitedBytes(answer, LARGEST_UPLOAD_BYTES);
        return bytes === null ? fail({ kind: 'unavailable' }) : ok(bytes);
      }),
    remove: (key) =>
      answered(async () => {
        const answer = await ask('DELETE', key);
        await answer.body?.cancel();
        return answer.ok || answer.status === 404 ? ok(null) : fail({ kind: 'unavailable' });
      }),
  };
}

async function answered<Value>(
  ask: () => Promise<Result<Value, BlobError>>,
): Promise<Result<Value, BlobError>> {
  try {
    return await ask();
  } catch {
    // Silence, a line that broke, or an answer that leads elsewhere.
    return fail({ kind: 'unavailable' });
  }
}
