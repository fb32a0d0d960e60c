import { isIP } from 'node:net';
import type { Settings } from '../env.ts';

/**
 * The visitor's address. Each trusted proxy appends the address it saw to X-Forwarded-For; entries
 * further left were written by the visitor and prove nothing.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedHops: number,
): string {
  const socket = plainAddress(socketAddress ?? 'unknown');
  if (trustedHops === 0 || forwardedFor === null) return socket;
  const chain = forwardedChain(forwardedFor);
  const index = Math.max(0, chain.length - trustedHops);
  const entry = chain[index] ?? '';
  return isIP(entry) === 0 ? socket : entry;
}

/** The entries of X-Forwarded-For, the visitor's own first. */
export function forwardedChain(forwardedFor: string | null): readonly string[] {
  return forwardedFor?.split(',').map((entry) => plainAddress(entry.trim())) ?? [];
}

/** An IPv4 address mapped into IPv6 is the same address. */
export function plainAddress(address: string): string {
  return withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * Some proxies also write the port, a new one each time: "203.0.113.7:4711", "[2001:db8::1]:4711".
 */
function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}

/**
 * Whether it is this machine itself.
 * @param address or what addressGroup made of it
 */
export function isLoopback(address: string): boolean {
  return address === '::1' || address === addressGroup('::1') || /^(::ffff:)?127\./.test(address);
}

/** Where the pages come from that the server makes for all visitors; no client has such an address. */
export const THIS_SERVER = 'this server';

/**
 * Whether limits do not apply: only where nobody else can reach the server do requests from this machine come from
 * its owner. When deployed they are everybody's, through a proxy that does not say so.
 */
export function isOwner(address: string, { mode }: Pick<Settings, 'mode'>): boolean {
  return address === THIS_SERVER || (mode === 'local' && isLoopback(address));
}

/** What counts as one visitor: an IPv6 subscriber has a whole /64. */
export function addressGroup(address: string): string {
  return address.includes(':') ? prefixOf(address, 4) : address;
}

/** Addresses that are rented or lost together: a /48, as given to sites, or 256 of IPv4. */
export function networkOf(address: string): string {
  if (address.includes(':')) return prefixOf(address, 3);
  return isIP(address) === 4 ? `${address.slice(0, address.lastIndexOf('.'))}.0/24` : address;
}

/** Whom a call is counted against. */
export type ClientGroups = { readonly visitor: string; readonly network: string };

/** @param address or what addressGroup made of it */
export function clientGroups(address: string): ClientGroups {
  return { visitor: addressGroup(address), network: networkOf(address) };
}

/** The first of the eight groups of an IPv6 address. */
function prefixOf(address: string, length: number): string {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const full = [
    ...groups,
    ...Array<string>(Math.max(0, missing)).fill('0'),
    ...(tail ?? '').split(':'),
  ];
  return `${full
    .slice(0, length)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/${String(length * 16)}`;
}
