import type { Settings } from '../env.ts';
import { isOwner } from '../http/client-address.ts';
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

/** Whether nobody is charged: for this server's own jobs, and for the owner of a local server. */
export function isFree(asker: Asker, settings: Pick<Settings, 'mode'>): boolean {
  return asker.kind === 'house' || (asker.kind === 'visitor' && isOwner(asker.network, settings));
}

/** Equal for those who share a budget and a place in line. */
export function keyOfAsker(asker: Asker): string {
  if (asker.kind === 'house') return 'house';
  return asker.kind === 'visitor' ? `visitor ${asker.network}` : `user ${asker.uid}`;
}
