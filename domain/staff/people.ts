import type { Device } from './device.ts';

export type StaffPerson = {
  readonly uid: string;
  readonly name: string | null;
  readonly email: string | null;
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
  readonly email: string;
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
