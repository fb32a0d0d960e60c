import type { SignedIn } from '../identity/session.ts';

/** Somebody who is not signed in. */
export type Visitor = {
  readonly kind: 'visitor';
  /** The network they come from, as addressGroup counts it, used for limits and the audit log. */
  readonly network: string;
};

/** Somebody who is signed in: a home owner. */
export type User = SignedIn & { readonly kind: 'user'; readonly network: string };

/** Somebody signed in whom a row in `admins` lets into the admin area. */
export type Staff = SignedIn & {
  readonly kind: 'staff';
  readonly role: 'admin';
  readonly network: string;
};

/** Who asks for a use case. */
export type Who = Visitor | User | Staff;

export function whoOf(signedIn: SignedIn | null, network: string): Who {
  if (signedIn === null) return { kind: 'visitor', network };
  return signedIn.role === 'admin'
    ? { ...signedIn, kind: 'staff', role: signedIn.role, network }
    : { ...signedIn, kind: 'user', network };
}
