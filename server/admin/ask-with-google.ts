import { fail, type Result } from '../../domain/result.ts';
import type { GoogleIdentity } from '../identity/google/port.ts';
import { logFailure } from '../log-failure.ts';
import type { Services } from '../services.ts';
import { whoOf } from '../use-case/who.ts';
import { keepGoogleUser } from './google-user.ts';
import { requestAdminAccess, type AdminRequest } from './request-access.ts';

type Failure = { readonly kind: 'no-email' } | { readonly kind: 'not-stored' };

/**
 * Notes that whoever has this Google account asks to be let in. They are signed in for this one thing only: there
 * is no session to end afterwards.
 */
export async function askForAccessWithGoogle(
  services: Pick<Services, 'db' | 'now' | 'secret' | 'log'>,
  { identity, network }: { readonly identity: GoogleIdentity; readonly network: string },
): Promise<Result<AdminRequest, Failure>> {
  const { email } = identity;
  if (email === null) return fail({ kind: 'no-email' });
  try {
    const uid = await keepGoogleUser(services.db, identity, services.now());
    const who = whoOf({ uid, phone: null, sessionId: '', role: null }, network);
    const asked = await requestAdminAccess(services, who, { email });
    return asked.ok ? asked : fail({ kind: 'not-stored' });
  } catch (error) {
    logFailure(services.log, 'Failed to submit admin access request.', error);
    return fail({ kind: 'not-stored' });
  }
}
