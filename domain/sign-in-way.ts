/**
 * How a session began. It stays with the session to its end: who comes another way gets another
 * session, even where both are one person's.
 *
 * phone-code: a code by SMS. issuer: an OpenID issuer (Google) that confirmed its subject, in the
 * staff's own sign-in.
 */
export const SIGN_IN_WAYS = ['phone-code', 'issuer'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** Only sessions that began like this have a role; null, which is unknown, is none of them. */
export const STAFF_WAYS = ['issuer'] as const satisfies readonly SignInWay[];

export function isStaffWay(way: SignInWay | null): boolean {
  return STAFF_WAYS.some((staff) => staff === way);
}
