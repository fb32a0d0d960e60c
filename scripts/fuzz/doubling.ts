import { growsTooFast, inWords } from '../../tests/linear/doubled.ts';
import { exchange } from './exchange.ts';
import type { LongKind, LongRequest } from './long-parts.ts';
import { readAnswers } from './read-answers.ts';
import type { MeasuredServer } from './send-all.ts';

export type DoublingReport = {
  /** What costs the main thread more than 2.6 times as much for double the length, or fails. */
  readonly findings: readonly string[];
  readonly rows: readonly DoublingRow[];
};

/** All of one kind. */
export type DoublingRow = {
  readonly kind: LongKind;
  readonly things: number;
  readonly tooFast: number;
  /** The most that double the length of one of them costs the main thread, by the least of its runs [ms]. */
  readonly mostMs: number;
  /** Of which one. */
  readonly what: string;
};

type Measured = {
  readonly request: LongRequest;
  readonly doubleMs: number;
  readonly isTooFast: boolean;
};

const SHORT = 8;

/**
 * Lengthens one thing in each of these requests, and measures what the main thread works for the length and for its
 * double, beyond what it works for a short one.
 */
export async function runDoubling(
  { port, mainMs }: MeasuredServer,
  requests: readonly LongRequest[],
): Promise<DoublingReport> {
  const shortMs = new Map<string, number>();
  const findings = new Set<string>();
  const measured: Measured[] = [];
  let sent = 0;
  const send = async (request: LongRequest, length: number): Promise<number> => {
    const bytes = written(request, length, sent++, port);
    const before = await mainMs();
    const { kind, bytes: answer } = await exchange(port, bytes, true);
    const spent = (await mainMs()) - before;
    const status = readAnswers(answer)[0]?.status ?? null;
    if (kind === 'hung' || (status !== null && status >= 500 && status !== 503))
      findings.add(`${nameOf(request)}: ${status ?? 'no answer'}`);
    return spent;
  };
  for (const request of requests) {
    const place = `${request.kind} ${request.method} ${request.path}`;
    const base =
      shortMs.get(place) ?? Math.min(await send(request, SHORT), await send(request, SHORT));
    shortMs.set(place, base);
    let doubleMs = Infinity;
    const tooFast = await growsTooFast(request.length, async (length) => {
      const ms = Math.max(0, (await send(request, length)) - base);
      if (length === 2 * request.length) doubleMs = Math.min(doubleMs, ms);
      return ms;
    });
    if (tooFast !== null) findings.add(`${nameOf(request)}: ${inWords(tooFast)}`);
    measured.push({ request, doubleMs, isTooFast: tooFast !== null });
  }
  return { findings: [...findings], rows: rowsOf(measured) };
}

function rowsOf(measured: readonly Measured[]): readonly DoublingRow[] {
  return [...Map.groupBy(measured, ({ request }) => request.kind)].map(([kind, ofKind]) => {
    const dearest = ofKind.reduce((one, other) => (other.doubleMs > one.doubleMs ? other : one));
    const tooFast = ofKind.filter(({ isTooFast }) => isTooFast).length;
    const { doubleMs: mostMs, request } = dearest;
    return { kind, things: ofKind.length, tooFast, mostMs, what: nameOf(request) };
  });
}

const nameOf = ({ method, path, what }: LongRequest) => `${method} ${path}, ${what}`;

/** A request from an address of its own, so that no limit is reached. */
function written(request: LongRequest, length: number, number: number, port: number): Buffer {
  const { path = request.path, query = '', headers = {}, body } = request.of(length);
  const host = `localhost:${port}`;
  const all: Readonly<Record<string, string>> = {
    Host: host,
    Origin: `http://${host}`,
    Accept: 'text/html',
    'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    'Idempotency-Key': `doubling-key-of-request-${number}`,
    Connection: 'close',
    ...headers,
    ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const address = query === '' ? path : `${path}?${query}`;
  const head = `${request.method} ${address} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body ?? '')]);
}
