import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
};

/**
 * The answers received over a connection, one after the other; an interim one such as 100 is not
 * counted.
 */
export function readAnswers(bytes: Buffer): readonly Answer[] {
  const answers: Answer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    const [first = '', ...lines] = rest
      .subarray(0, end === -1 ? rest.length : end)
      .toString('latin1')
      .split('\r\n');
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
    // More than the announced body: reported as an answer without a status.
    const headers = new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const after = end === -1 ? Buffer.alloc(0) : rest.subarray(end + 4);
    const { body, length } = bodyIn(after, headers, status);
    rest = after.subarray(length);
    if (status >= 200 || status === 0)
      answers.push({ status, headers, text: textOf(body, headers) });
    if (status === 0) break;
  }
  return answers;
}

function bodyIn(after: Buffer, headers: Answer['headers'], status: number) {
  const told = headers.get('content-length');
  if (status < 200 || status === 204 || status === 304) return { body: Buffer.alloc(0), length: 0 };
  if (headers.get('transfer-encoding') === 'chunked') return chunksIn(after);
  // A HEAD request gets no body, whatever length is announced.
  const isHeadOnly = after.length === 0 || after.subarray(0, 5).equals(Buffer.from('HTTP/'));
  const length = isHeadOnly ? 0 : Math.min(after.length, Number(told ?? after.length));
  return { body: after.subarray(0, length), length };
}

function chunksIn(after: Buffer): { body: Buffer; length: number } {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = after.indexOf('\r\n', at);
    const size =
      end === -1 ? Number.NaN : Number.parseInt(after.subarray(at, end).toString('latin1'), 16);
    if (!(size > 0))
      return { body: Buffer.concat(parts), length: end === -1 ? after.length : end + 4 };
    parts.push(after.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

function textOf(body: Buffer, headers: Answer['headers']): string {
  try {
    const encoding = headers.get('content-encoding');
    if (encoding === 'br') return brotliDecompressSync(body).toString();
    if (encoding === 'gzip') return gunzipSync(body).toString();
  } catch {
    // Cut off, or a body that was never sent.
  }
  return body.toString();
}
