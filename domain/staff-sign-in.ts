// Addresses and names that the sign-in page of the admin area and the server behind it agree on.

/** Begins a way through Google. */
export const GOOGLE_PATH = '/auth/google';
/** Where Google sends the browser back to. */
export const GOOGLE_CALLBACK_PATH = '/auth/google/callback';

export const GOOGLE_QUERY = {
  purpose: 'purpose',
  locale: 'lang',
  /** Set: in a window of its own. */
  popup: 'popup',
  /** Of a link that makes its first user staff. */
  invitation: 'invitation',
} as const;

/** Names how a way through Google ended, in the address of the sign-in page. */
export const OUTCOME_QUERY = 'outcome';

/** Of the sign-in page's answer to a browser whose access was taken: open pages ask for it. */
export const ACCESS_HEADER = { name: 'Solrig-Access', removed: 'removed' } as const;

/** Between the window that was at Google and the page that opened it. */
export const SIGN_IN_CHANNEL = 'solrig-staff-sign-in';

/** Where the page goes next; null: nowhere, and it is ready again. */
export type SignInMessage = { readonly href: string | null };

/** Specification 4: the admin area opens so long after signing in [ms]. */
export const ADMIN_OPENS_AFTER_MS = 50;

/** The specification's own words (its section 8), never translated: staff and their helpers search for them. */
export const STAFF_ERRORS = {
  'not-admin': 'User is not authorized as an admin.',
  'no-user': 'Sign-in process did not return a user.',
  unreachable: 'Sign-in process did not return a user.',
  'no-email': 'No user returned from sign-in process.',
  'not-stored': 'Failed to submit admin access request.',
  off: 'Firebase Auth is not initialized.',
} as const;
