import { inviteByEmail } from '../../server/admin/invitation.ts';
import { signInStaff } from '../../server/admin/sign-in.ts';
import type { GoogleIdentity } from '../../server/identity/google/port.ts';
import { readSession } from '../../server/identity/session.ts';
import type { Services } from '../../server/services.ts';
import { whoOf, type Who } from '../../server/use-case/who.ts';

export const NETWORK = '192.0.2.7';
export const SIGN_IN_AT = new URL('https://solrig.example/da/admin/login');
export const visitor = whoOf(null, NETWORK);
const ISSUER = 'https://accounts.google.com';
export const person = (
  name: string,
  email: string | null = `${name}@firm.example`,
): GoogleIdentity => ({
  issuer: ISSUER,
  subject: `sub-${name}`,
  email,
  name,
});
export const anna = person('anna');
export const bo = person('bo');

export const LAPTOP = { browser: 'Chrome', system: 'Windows' };

export const come = (services: Services, identity: GoogleIdentity, invitation = '') =>
  signInStaff(services, visitor, { identity, oldSession: null, invitation, device: LAPTOP });

/** Comes in, and is who they are from then on. */
export async function staffMember(services: Services, identity: GoogleIdentity): Promise<Who> {
  const came = await come(services, identity);
  if (!came.ok) throw new Error(came.error.kind);
  const signedIn = await readSession(services.db, came.value, services.now());
  return whoOf(signedIn, NETWORK);
}

export async function firstAdmin(services: Services): Promise<Who & { readonly uid: string }> {
  await inviteByEmail(services.db, 'anna@firm.example', services.now());
  return (await staffMember(services, anna)) as Who & { readonly uid: string };
}
