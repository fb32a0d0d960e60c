import { BlockList, isIP } from 'node:net';

/** By which of these headers a proxy shows itself. Only X-Forwarded-For says who the visitor is. */
const HEADERS = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-proto',
  'x-forwarded-host',
  'via',
];

type Header = (name: string) => string | undefined;

/** Those that a request has. */
export function forwardedHeaders(header: Header): readonly string[] {
  return HEADERS.filter((name) => (header(name) ?? '') !== '');
}

const own = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  own.addSubnet(network, bits, 'ipv4');
}
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');
own.addSubnet('fe80::', 10, 'ipv6');

/** Whether it is an address of this machine or of a network of one's own, which nobody on the internet has. */
export function isOwnNetwork(address: string): boolean {
  const plain = address.split('%')[0] ?? '';
  const family = isIP(plain);
  return family !== 0 && own.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}
