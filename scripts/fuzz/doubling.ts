import { growsTooFast, inWords } from '../../tests/linear/doubled.ts';
import { exchange } from './exchange.ts';
import type { FuzzedSite } from './fuzzed-site.ts';
import type { LongRequest } from './long-parts.ts';
import { longRequests } from './long-requests.ts';
import { readAnswers } from './read-answers.ts';
import type { SiteTargets } from './site-targets.ts';

export type DoublingReport = {
  readonly requests: number;
  /** What costs the main thread more than 2.6 times as much for double the length, or fails. */
  readonly findings: readonly string[];
};

const SHORT = 8;

/**
 * Lengthens everything that a stranger chooses in a request, and measures what the main thread works
 * for the length and for its double, beyond what it works for a short one.
 * @param every 1 for all of it, 3 for a third
 */
export async function runDoubling(
  site: FuzzedSite,
  found: SiteTargets,
  every = 1,
): Promise<DoublingReport> {
  const port = Number(new URL(site.url).port);
  const shortMs = new Map<string, number>();
  const findings: string[] = [];
  let sent = 0;
  const send = async (request: LongRequest, length: number): Promise<number> => {
    const bytes = written(request, length, sent++, site.url);
    const before = await site.mainMs();
    const { kind, bytes: answer } = await exchange(port, bytes, true);
    const spent = (await site.mainMs()) - before;
    const [first] = readAnswers(answer);
    if (kind === 'hung' || (first !== undefined && first.status >= 500 && first.status !== 503))
      findings.push(`${nameOf(request)}: ${first?.status ?? 'no answer'}`);
    return spent;
  };
  const requests = longRequests(site, found).filter((_, index) => index % every === 0);
  for (const request of requests) {
    const place = `${request.method} ${request.path}`;
    const base =
      shortMs.get(place) ?? Math.min(await send(request, SHORT), await send(request, SHORT));
    shortMs.set(place, base);
    const work = async (length: number) => Math.max(0, (await send(request, length)) - base);
    const tooFast = await growsTooFast(request.length, work);
    if (tooFast !== null) findings.push(`${nameOf(request)}: ${inWords(tooFast)}`);
  }
  return { requests: requests.length, findings: [...new Set(findings)] };
}

const nameOf = ({ method, path, what }: LongRequest) => `${method} ${path}, ${what}`;

/** A request from an address of its own, so that no limit is reached. */
function written(request: LongRequest, length: number, number: number, url: string): Buffer {
  const { path = request.path, query = '', headers = {}, body } = request.of(length);
  const all: Readonly<Record<string, string>> = {
    Host: new URL(url).host,
    Origin: url,
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
