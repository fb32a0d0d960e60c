import { expect, test } from 'vitest';
import { addressGroup, clientAddress, clientGroups } from './client-address.ts';

test('without a trusted proxy a forged header has no effect', () => {
  expect(clientAddress('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7');
});

test('behind proxies the entry written by the outermost trusted one counts', () => {
  expect(clientAddress('10.0.0.1', '198.51.100.1', 1)).toBe('198.51.100.1');
  expect(clientAddress('10.0.0.1', 'forged, 198.51.100.1', 1)).toBe('198.51.100.1');
  expect(clientAddress('10.0.0.2', 'forged, 198.51.100.1, 10.0.0.1', 2)).toBe('198.51.100.1');
  expect(clientAddress('10.0.0.1', null, 1)).toBe('10.0.0.1');
});

test('a port after the address is not part of it', () => {
  expect(clientAddress('10.0.0.1', '198.51.100.1:4711', 1)).toBe('198.51.100.1');
  expect(clientAddress('10.0.0.1', '[2001:db8::1]:4711', 1)).toBe('2001:db8::1');
});

test.each(['', ',', 'unknown', '_hidden', 'a'.repeat(5000)])(
  'what is not an address (%s) is not taken for one',
  (forwarded) => expect(clientAddress('10.0.0.1', forwarded, 1)).toBe('10.0.0.1'),
);

test('an IPv4 address mapped into IPv6 counts as IPv4', () => {
  expect(clientAddress('::ffff:203.0.113.7', null, 0)).toBe('203.0.113.7');
});

test('a network is a /48 of IPv6 or 256 addresses of IPv4', () => {
  const network = (address: string) => clientGroups(address).network;
  expect(network('2001:db8:1:2:3:4:5:6')).toBe(network('2001:0DB8:1:ffff::9'));
  expect(network('2001:db8:1::1')).not.toBe(network('2001:db8:2::1'));
  expect(network('203.0.113.7')).toBe(network('203.0.113.250'));
  expect(network('203.0.113.7')).not.toBe(network('203.0.114.7'));
});

test.each(['203.0.113.7', '2001:db8:1:2:3:4:5:6', '2001:db8::1', '::1', 'unknown'])(
  'the group of the visitor at %s yields the same network, because use cases see no address',
  (address) => expect(clientGroups(addressGroup(address))).toEqual(clientGroups(address)),
);

test('addresses in one /64 are one visitor, others are not', () => {
  expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe(addressGroup('2001:0DB8:1:2::9'));
  expect(addressGroup('2001:db8::1')).toBe(addressGroup('2001:db8:0:0:ffff::2'));
  expect(addressGroup('2001:db8:1:2::1')).not.toBe(addressGroup('2001:db8:1:3::1'));
  expect(addressGroup('203.0.113.7')).toBe('203.0.113.7');
});
