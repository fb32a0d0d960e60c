import type { Chance } from './chance.ts';

/** A request before it is written out; its length is computed then. */
export type Frame = {
  readonly line: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | null;
};

type Framed = { readonly bytes: Buffer; readonly isWhole: boolean };

const SECOND = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

/**
 * Ways to write a request that the standard forbids, or that two readers could understand
 * differently.
 */
const WAYS: readonly ((chance: Chance, frame: Frame) => Buffer)[] = [
  // Two lengths, and a second request where one of them ends.
  (_, frame) =>
    written(
      frame,
      [
        ['Content-Length', '0'],
        ['Content-Length', '5'],
      ],
      SECOND,
    ),
  (_, frame) =>
    written(
      frame,
      [
        ['Content-Length', '4'],
        ['Transfer-Encoding', 'chunked'],
      ],
      `0\r\n\r\n${SECOND}`,
    ),
  (_, frame) => written(frame, [['Transfer-Encoding', 'xchunked']], `0\r\n\r\n${SECOND}`),
  (_, frame) => written(frame, [['Transfer-Encoding', 'chunked, identity']], '0\r\n\r\n'),
  (_, frame) => written(frame, [['Transfer-Encoding', 'chunked']], 'zz\r\nabc\r\n0\r\n\r\n'),
  (_, frame) => written(frame, [['Transfer-Encoding', 'chunked']], 'ffffffffffffffff\r\nabc'),
  (_, frame) =>
    written(frame, [['Transfer-Encoding', 'chunked']], '3;a=b\r\nabc\r\n0\r\nX: y\r\n\r\n'),
  (_, frame) => written(frame, [['Transfer-Encoding', 'chunked']], '3\r\nab'),
  (_, frame) => written(frame, [['Content-Length', '-1']], 'abc'),
  (_, frame) => written(frame, [['Content-Length', '1e3']], 'abc'),
  (_, frame) => written(frame, [['Content-Length', '99999999999999999999']], 'abc'),
  // Half of a body, and then nothing more.
  (_, frame) => written(frame, [['Content-Length', '500']], 'half'),
  (_, frame) => written(frame, [[' Content-Length', '0']], ''),
  (_, frame) => written(frame, [['Content-Length ', '3']], 'abc'),
  (_, frame) => written(frame, [['X-Folded', 'a\r\n b']], ''),
  (_, frame) => written(frame, [['X-Ended', 'a\nInjected: b']], ''),
  (_, frame) => written(frame, [['X-Nothing', 'a\u0000b']], ''),
  (_, frame) => written(frame, [['\u00e5', 'b']], ''),
  (_, frame) => written({ ...frame, line: frame.line.replace('HTTP/1.1', 'HTTP/1.0') }, [], ''),
  (_, frame) => written({ ...frame, line: frame.line.replace('HTTP/1.1', 'HTTP/2.0') }, [], ''),
  (_, frame) => written({ ...frame, line: frame.line.replace(' HTTP/1.1', '') }, [], ''),
  (_, frame) =>
    written({ ...frame, line: frame.line.replace(' /', ' http://other.example/') }, [], ''),
  (_, frame) => written({ ...frame, line: frame.line.replace(' /', ' javascript:/') }, [], ''),
  (_, frame) => written({ ...frame, line: frame.line.replace(' /', ' ') }, [], ''),
  (_, frame) => written({ ...frame, line: frame.line.replaceAll(' ', '\t') }, [], ''),
  (_, frame) => written({ ...frame, line: 'OPTIONS * HTTP/1.1' }, [], ''),
  (_, frame) => written({ ...frame, line: 'CONNECT other.example:443 HTTP/1.1' }, [], ''),
  (_, frame) => written({ ...frame, line: `${frame.line}\r\n${SECOND}` }, [], ''),
  () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  () => Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]),
  (_, { headers, ...frame }) =>
    written({ ...frame, headers: headers.filter(([name]) => name !== 'Host') }, [], ''),
  // Two requests at once.
  (_, frame) => Buffer.concat([written(frame, [], ''), Buffer.from(SECOND)]),
  (chance, frame) => {
    const whole = written(frame, [], '');
    return whole.subarray(0, chance.below(whole.length));
  },
  (chance, frame) => {
    const bytes = written(frame, [], '');
    for (let times = 1 + chance.below(8); times > 0; times--)
      bytes[chance.below(bytes.length)] = chance.below(256);
    return bytes;
  },
];

export function oddFrame(chance: Chance, frame: Frame, isOdd: boolean): Framed {
  if (isOdd) return { bytes: chance.pick(WAYS)(chance, frame), isWhole: false };
  const { body } = frame;
  if (body === null) return { bytes: written(frame, [], ''), isWhole: true };
  const bytes = written({ ...frame, body: null }, [['Content-Length', String(body.length)]], '');
  return { bytes: Buffer.concat([bytes, body]), isWhole: true };
}

function written({ line, headers }: Frame, more: Frame['headers'], after: string): Buffer {
  const lines = [...headers, ...more].map(([name, value]) => `${name}: ${value}\r\n`);
  // One byte per character: anything outside ASCII is sent wrongly on purpose.
  return Buffer.from(`${line}\r\n${lines.join('')}\r\n${after}`, 'latin1');
}
