import { exchange } from './exchange.ts';
import { KEY_BEGIN, type FuzzRequest } from './fuzz-request.ts';
import { judge } from './judge.ts';
import { readAnswers } from './read-answers.ts';

export type Finding = { readonly number: number; readonly what: string; readonly request: string };

export type Sent = {
  /** How often each status came. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Limits reached as intended, by their words. */
  readonly limits: ReadonlyMap<string, number>;
  readonly findings: readonly Finding[];
  /** Answers of 5xx that are no such limit. */
  readonly failures: number;
  /** Requests that held the main thread for too long twice in a row. */
  readonly slow: number;
  /** Whether the server still listened at the end. */
  readonly isAlive: boolean;
};

const AT_ONCE = 6;
/** No request may hold the main thread for longer: everybody waits for it. */
const MOST_MAIN_MS = 50;
const SHOWN_CHARACTERS = 700;
/** Where HTTP/2 begins: Node takes it for a change of protocol and hangs up, even if the rest is an older HTTP. */
const BEGINS_HTTP2 = Buffer.from('PRI ');

export type MeasuredServer = {
  /** On this machine. */
  readonly port: number;
  /** CPU time that its main thread has used so far [ms]. */
  readonly mainMs: () => Promise<number>;
};

/**
 * Sends the requests with these numbers and judges every answer. What the main thread worked between
 * a request and its answer may have been for the others on the way, so a request with too much is
 * sent again by itself, twice: it is a finding if it takes too much both times.
 */
export async function sendAll(
  { port, mainMs }: MeasuredServer,
  requestOf: (number: number) => FuzzRequest,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<Sent> {
  const statuses = new Map<number, number>();
  const limits = new Map<string, number>();
  const findings: Finding[] = [];
  const underWay = new Map<number, FuzzRequest>();
  const suspects: FuzzRequest[] = [];
  let next = from;
  let isAlive = true;
  let failures = 0;
  let slow = 0;

  const find = ({ number, bytes }: FuzzRequest, what: string) =>
    findings.push({ number, what, request: readable(bytes) });
  async function send(request: FuzzRequest, isRepeat = false): Promise<number> {
    const beforeMs = await mainMs();
    const { kind, bytes } = await exchange(port, request.bytes, request.isWhole);
    const tookMs = (await mainMs()) - beforeMs;
    if (kind === 'refused') isAlive = false;
    if (kind === 'hung') find(request, 'no end of the answer');
    const mayHangUp = !request.isWhole || request.bytes.indexOf(BEGINS_HTTP2) === 0;
    if (kind === 'closed' && !mayHangUp && isAlive) find(request, 'no answer');
    for (const answer of readAnswers(bytes)) {
      if (!isRepeat) count(statuses, answer.status);
      const verdict = judge(answer);
      if (verdict.kind === 'limit' && !isRepeat) count(limits, verdict.what);
      if (verdict.kind === 'fault') find(request, verdict.what);
      if (verdict.kind === 'fault' && answer.status >= 500) failures += 1;
    }
    return tookMs;
  }
  async function sender(): Promise<void> {
    while (next < until && isAlive) {
      const request = requestOf(next++);
      underWay.set(request.number, request);
      if ((await send(request)) > MOST_MAIN_MS) suspects.push(request);
      // A request under way when the server went down may be the cause.
      if (isAlive) underWay.delete(request.number);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  for (const request of underWay.values()) find(request, 'under way when the server went down');
  for (const request of isAlive ? suspects : []) {
    const times = [await send(again(request, 1), true), 0];
    if (times[0]! > MOST_MAIN_MS) times[1] = await send(again(request, 2), true);
    if (times[1]! > MOST_MAIN_MS) {
      slow += 1;
      find(request, `${times.map((ms) => ms.toFixed(0)).join(' and ')} ms of the main thread`);
    }
  }
  const inOrder = findings.toSorted((first, second) => first.number - second.number);
  return { statuses, limits, findings: inOrder, failures, slow, isAlive };
}

/** A repeated key would be answered from what is kept. */
function again(request: FuzzRequest, time: number): FuzzRequest {
  const written = request.bytes.toString('latin1');
  const bytes = Buffer.from(
    written.replace(KEY_BEGIN, `${KEY_BEGIN.slice(0, -1)}${time}`),
    'latin1',
  );
  return { ...request, bytes };
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The beginning of a request in characters every terminal can show. */
function readable(bytes: Buffer): string {
  const text = JSON.stringify(bytes.subarray(0, SHOWN_CHARACTERS).toString('latin1')).slice(1, -1);
  const more = bytes.length > SHOWN_CHARACTERS ? ` … (${bytes.length} bytes)` : '';
  // oxlint-disable-next-line no-control-regex -- this is where they are taken out
  return text.replace(/[\u007f-\u00ff]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`) + more;
}
