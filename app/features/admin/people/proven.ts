import type { Proof } from '../../../../domain/staff/people.ts';
import { m } from '../../../../messages/compiled/messages.js';

type Named = {
  readonly name: string | null;
  readonly email: string | null;
  readonly proof: Proof | null;
};

/** Whether the issuer itself has confirmed this very mail address. */
export const isProven = ({ email, proof }: Pick<Named, 'email' | 'proof'>): boolean =>
  email !== null && proof?.email?.toLowerCase() === email.toLowerCase();

/** How the page calls a person. Never by an address that they may only have typed. */
export function calledBy({ name, proof }: Pick<Named, 'name' | 'proof'>): string {
  if (proof === null) return m.admin_people_somebody();
  return name ?? proof.email ?? m.admin_people_somebody_google();
}

/** A mail address, and behind one that was only typed that it was. */
export const emailWords = (person: Pick<Named, 'email' | 'proof'> & { readonly email: string }) =>
  isProven(person) ? person.email : `${person.email} (${m.admin_people_typed()})`;

/** The mail addresses of a request, each under what is known of it. */
export function emailFacts({
  email,
  proof,
}: Pick<Named, 'proof'> & { readonly email: string }): readonly (readonly [string, string])[] {
  const fromGoogle = m.admin_people_google_email();
  if (isProven({ email, proof })) return [[fromGoogle, email]];
  const known = proof?.email ?? null;
  return [
    [m.admin_people_email_typed({ state: m.admin_people_typed() }), email],
    ...(known === null ? [] : [[fromGoogle, known] as const]),
  ];
}
