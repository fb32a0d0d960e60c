import type { FileProblem, UploadPurpose } from '../../../domain/uploads/upload-rules.ts';
import { receiptLinks } from '../../receipt-links.ts';
import { FILE_FIELD, PURPOSE_FIELD } from './files-view.ts';

type Sending = {
  readonly token: string;
  readonly purpose: UploadPurpose;
  readonly file: File;
  readonly onProgress: (bytes: number) => void;
};

/** Longer than a large photo takes on a slow line. */
const LONGEST_MS = 300_000;

/** Sends one file. fetch says nothing of how far it is. @returns null: it was taken */
export function sendFile({
  token,
  purpose,
  file,
  onProgress,
}: Sending): Promise<FileProblem | null> {
  const body = new FormData();
  body.set(PURPOSE_FIELD, purpose);
  body.set(FILE_FIELD, file);
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('POST', receiptLinks.sendFile(token));
    request.timeout = LONGEST_MS;
    request.responseType = 'json';
    request.upload.addEventListener('progress', (event) => onProgress(event.loaded));
    request.addEventListener('load', () => done(answerOf(request)));
    for (const silence of ['error', 'timeout'] as const) {
      request.addEventListener(silence, () => done({ kind: 'unreachable' }));
    }
    request.send(body);
  });
}

function answerOf({ status, response }: XMLHttpRequest): FileProblem | null {
  const answer = response as { readonly problem?: FileProblem | null } | null;
  if (status === 200 && answer !== null) return answer.problem ?? null;
  return { kind: 'busy' };
}
