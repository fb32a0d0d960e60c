import type { Device } from './device.ts';

/** What an issuer (Google) has confirmed of somebody: that the account is theirs. */
export type Proof = {
  /** Their mail address there; null: not confirmed, so any address beside it was typed. */
  readonly email: string | null;
};

export type StaffPerson = {
  readonly uid: string;
  readonly name: string | null;
  readonly email: string | null;
  /** null: no account is proven to be theirs, so they can't sign in as staff. */
  readonly proof: Proof | null;
  /** When the account was bound; null: on the former site. */
  readonly grantedAt: string | null;
  readonly removedAt: string | null;
  readonly lastSignInAt: string | null;
  /** In how many browsers they are signed in. */
  readonly sessions: number;
  readonly isYou: boolean;
};

export type InvitedPerson = {
  readonly id: string;
  readonly email: string;
  readonly invitedAt: string;
  readonly expiresAt: string;
};

export type AccessRequest = {
  readonly uid: string;
  readonly name: string | null;
  /** As it stands in the request: anybody can type a colleague's. */
  readonly email: string;
  /** null: no account is proven to be theirs, so they can't be let in. */
  readonly proof: Proof | null;
  readonly requestedAt: string;
  readonly decision: 'granted' | 'refused' | null;
  readonly decidedAt: string | null;
  readonly reason: string | null;
};

export type StaffPeople = {
  readonly staff: readonly StaffPerson[];
  readonly invited: readonly InvitedPerson[];
  readonly requests: readonly AccessRequest[];
};

/** Where one is signed in oneself. */
export type OwnSession = {
  readonly id: string;
  readonly since: string;
  readonly device: Device;
  /** Noted at most once an hour. */
  readonly lastUsedAt: string;
  /** The session that asks. */
  readonly isThis: boolean;
};
