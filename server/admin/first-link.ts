import { GOOGLE_QUERY } from '../../domain/staff-sign-in.ts';
import type { Services } from '../services.ts';
import { hasStaff } from './invitation.ts';

/**
 * Where the holder of an invitation's token signs in. Whoever reads it can become staff: it is
 * printed for the person who asks for it (npm run admin -- link), and written to no log.
 * @param site origin under which the server is reached
 */
export function invitationLink(site: string, token: string): string {
  return `${site}/da/admin/login?${new URLSearchParams({ [GOOGLE_QUERY.invitation]: token })}`;
}

/**
 * What the start says where nobody can sign in as staff yet. A server's output is kept and read by
 * others, so it names the command that prints the first link, and never the link.
 * @returns null: somebody is staff or invited, or Google is not set up
 */
export async function firstStaffNotice({
  db,
  now,
  settings,
}: Pick<Services, 'db' | 'now' | 'settings'>): Promise<string | null> {
  if (settings.google.kind !== 'openid' || (await hasStaff(db, now()))) return null;
  return 'nobody is staff yet: npm run admin -- link prints a link that lets the first one in';
}
