import { Chance } from './chance.ts';
import { headersOf, type FuzzedSite } from './fuzzed-site.ts';
import { oddText, oddValue, spoiledFields, type Vocabulary } from './odd-values.ts';
import { oddFrame, type Frame } from './odd-frames.ts';
import { oddHeaders } from './odd-headers.ts';
import type { SiteTargets } from './site-targets.ts';
import { SENDERS, type Target } from './target.ts';

/** One request as sent over the connection. */
export type FuzzRequest = {
  readonly number: number;
  readonly bytes: Buffer;
  /** Whether it is complete: then an answer must come. */
  readonly isWhole: boolean;
};

/** How the idempotency key of every request begins. */
export const KEY_BEGIN = 'fuzz-key-of-request-';
const METHODS = [
  'HEAD',
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'get',
  'ZAP',
  'PRI',
];
/** The share of requests whose framing itself is broken. */
const ODD_FRAMES = 0.12;
/** The share of expensive requests that are still sent. */
const DEAR_KEPT = 0.08;

export type FuzzSource = SiteTargets & {
  readonly seed: number;
  readonly site: FuzzedSite;
};

/** The request with this number: the same for the same seed, whatever was sent before. */
export function fuzzRequest(source: FuzzSource, number: number): FuzzRequest {
  const { seed, site, targets, vocabulary } = source;
  const chance = new Chance(seed, number);
  const target = pickTarget(chance, targets);
  const method = chance.is(0.1) ? chance.pick(METHODS) : target.method;
  const query = spoiledQuery(chance, target.query, vocabulary);
  const address = spoiledPath(chance, target.path) + (query === '' ? '' : `?${query}`);
  const { content, type } = bodyOf(chance, target, vocabulary);
  const isLeaving = /sign-out|account/.test(target.path);
  const sender = isLeaving ? chance.pick(['visitor', 'leaving'] as const) : chance.pick(SENDERS);
  const headers: [string, string][] = [
    ['Host', new URL(site.url).host],
    ['X-Forwarded-For', ownAddress(chance)],
    ['Connection', 'close'],
    ...Object.entries(headersOf(site, sender)),
    ['Idempotency-Key', `${KEY_BEGIN}${number}`],
    ...(content === null ? [] : [['Content-Type', type] as [string, string]]),
  ];
  const frame: Frame = {
    line: `${method} ${address} HTTP/1.1`,
    headers: chance.is(0.4) ? oddHeaders(chance, headers) : headers,
    body: content,
  };
  return { number, ...oddFrame(chance, frame, chance.is(ODD_FRAMES)) };
}

function pickTarget(chance: Chance, targets: readonly Target[]): Target {
  const target = chance.pick(targets);
  return target.isDear && !chance.is(DEAR_KEPT) ? pickTarget(chance, targets) : target;
}

/** A different one for each request, IPv4 or IPv6. */
function ownAddress(chance: Chance): string {
  const part = () => chance.below(65_536).toString(16);
  return chance.is(0.5)
    ? `2001:db8:${part()}:${part()}::1`
    : `10.${chance.below(256)}.${chance.below(256)}.${1 + chance.below(254)}`;
}

function spoiledQuery(
  chance: Chance,
  query: Readonly<Record<string, string>>,
  vocabulary: Vocabulary,
): string {
  const spoiled = chance.is(0.75) ? spoiledFields(chance, query, oddText, vocabulary) : query;
  const pairs = Object.entries(spoiled).map(
    // Occasionally as it stands, which no browser would send.
    ([name, value]) =>
      chance.is(0.1) ? `${name}=${String(value)}` : `${encoded(name)}=${encoded(value)}`,
  );
  if (chance.is(0.05)) pairs.push(...pairs);
  if (chance.is(0.04))
    pairs.push(chance.pick(['&&&', '=', '%', '?', '#', '_routes=', '_routes=x', 'index']));
  return pairs.join('&');
}

function encoded(value: unknown): string {
  return new URLSearchParams([['', String(value)]]).toString().slice(1);
}

const PATH_PARTS = [
  '/',
  '//',
  '/.',
  '/..',
  '/../..',
  '%2f',
  '%2e%2e/',
  '%',
  '%zz',
  '%c0%af',
  '%00',
  ';a=b',
  '\\',
  '/\u00e5',
  '.data',
  '.DATA',
  '.pdf',
  '.json',
  '/.data',
  '~',
  '*',
  ':slug',
];

function spoiledPath(chance: Chance, path: string): string {
  if (!chance.is(0.2)) return path;
  const part = chance.is(0.3)
    ? encodeURI(chance.pick(['å', ' ', '"', '<', '💡']))
    : chance.pick(PATH_PARTS);
  const at = chance.below(path.length + 1);
  if (chance.is(0.15)) return path.toUpperCase();
  if (chance.is(0.05)) return path + 'a/'.repeat(chance.below(3000));
  return path.slice(0, at) + part + path.slice(at);
}

const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/x-script; charset=none',
  'application/json; charset=utf-16',
  '',
  '/',
  'application/octet-stream',
];

function bodyOf(
  chance: Chance,
  { method, body }: Target,
  vocabulary: Vocabulary,
): { content: Buffer | null; type: string } {
  const type = () => (chance.is(0.15) ? chance.pick(TYPES) : null);
  if (body === null) {
    const hasOne = method !== 'GET' && chance.is(0.5);
    return { content: hasOne ? Buffer.from(oddText(chance)) : null, type: type() ?? 'text/plain' };
  }
  if (chance.is(0.1)) return { content: rubbish(chance), type: chance.pick(TYPES) };
  if (body.kind === 'json') {
    const fields = spoiledFields(chance, body.fields, oddValue, vocabulary);
    const value = chance.is(0.08) ? oddValue(chance) : fields;
    const text = JSON.stringify(value) ?? '';
    const cut = chance.is(0.06) ? text.slice(0, chance.below(text.length + 1)) : text;
    return { content: Buffer.from(cut), type: type() ?? 'application/json' };
  }
  const fields = Object.entries(spoiledFields(chance, body.fields, oddText, vocabulary));
  if (chance.is(0.15)) return multipart(chance, fields, type());
  const text = fields.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  return { content: Buffer.from(text), type: type() ?? 'application/x-www-form-urlencoded' };
}

function multipart(
  chance: Chance,
  fields: readonly (readonly [string, unknown])[],
  type: string | null,
) {
  const parts = fields.map(([name, value]) => {
    const file = chance.is(0.2) ? '; filename="a.pdf"\r\nContent-Type: application/pdf' : '';
    return `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${String(value)}\r\n`;
  });
  const end = chance.is(0.8) ? '--x--\r\n' : '';
  return {
    content: Buffer.from(parts.join('') + end),
    type: type ?? 'multipart/form-data; boundary=x',
  };
}

function rubbish(chance: Chance): Buffer {
  const size = chance.pick([0, 1, 7, 600, 70_000, 300_000]);
  const filling = chance.pick(['{', '[', 'a=b&', '\u0000', '"', '\u00ff', '%f0']);
  return Buffer.alloc(size, filling, 'latin1');
}
