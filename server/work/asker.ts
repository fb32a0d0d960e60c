import { isLoopback } from '../http/client-address.ts';
import type { Staff, User, Visitor } from '../use-case/who.ts';

/**
 * For whom work is done: each asker of a use case is one, and is charged for it, however they
 * reached it. A signed-in user is one asker everywhere, so that an office behind one address counts
 * as many; otherwise the address is the asker.
 */
export type Asker =
  | Visitor
  | Pick<User | Staff, 'kind' | 'uid'>
  /** This server's own jobs: they wait in line like others, and are not charged. */
  | { readonly kind: 'house' };

export const HOUSE: Asker = { kind: 'house' };

/**
 * Whether nobody is charged. This machine itself is exempt: requests from it are its owner's, or
 * everybody's through a proxy that TRUSTED_PROXY does not name.
 */
export function isHouse(asker: Asker): boolean {
  return asker.kind === 'house' || (asker.kind === 'visitor' && isLoopback(asker.network));
}

/** Equal for those who share a budget and a place in line. */
export function keyOfAsker(asker: Asker): string {
  if (asker.kind === 'house') return 'house';
  return asker.kind === 'visitor' ? `visitor ${asker.network}` : `user ${asker.uid}`;
}
