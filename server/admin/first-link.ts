import { GOOGLE_QUERY } from '../../domain/staff-sign-in.ts';
import type { Services } from '../services.ts';
import { hasStaff, renewFirstLink } from './invitation.ts';

/**
 * The link that lets the first administrator in, for whoever started the server.
 * @param site origin under which it is reached
 * @returns null: somebody is staff or invited, or Google is not set up
 */
export async function firstStaffLink(
  { db, now, settings }: Pick<Services, 'db' | 'now' | 'settings'>,
  site: string,
): Promise<string | null> {
  if (settings.google.kind !== 'openid' || (await hasStaff(db, now()))) return null;
  const token = await renewFirstLink(db, now());
  return `${site}/da/admin/login?${new URLSearchParams({ [GOOGLE_QUERY.invitation]: token })}`;
}
