import { isLoopback } from '../http/client-address.ts';
import type { Staff, User, Visitor } from '../use-case/who.ts';

/**
 * For whom work is done: who asks for a use case is one. It is charged to them, whichever door they came by. Who is
 * signed in is one asker wherever they are, so that an office behind one address is many; else the address is.
 */
export type Asker =
  | Visitor
  | Pick<User | Staff, 'kind' | 'uid'>
  /** This server's own jobs: they wait in line like others, and are not counted. */
  | { readonly kind: 'house' };

export const HOUSE: Asker = { kind: 'house' };

/**
 * Whether nobody is charged. This machine itself is the house: nobody comes from there but its owner, or everybody
 * at once, through a proxy that TRUSTED_PROXY does not name.
 */
export function isHouse(asker: Asker): boolean {
  return asker.kind === 'house' || (asker.kind === 'visitor' && isLoopback(asker.network));
}

/** Equal for those who share a budget and a place in line. */
export function keyOfAsker(asker: Asker): string {
  if (asker.kind === 'house') return 'house';
  return asker.kind === 'visitor' ? `visitor ${asker.network}` : `user ${asker.uid}`;
}
