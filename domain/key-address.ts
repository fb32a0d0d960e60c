import { isSharedReport } from './report/share-link.ts';
import { GOOGLE_PATH, GOOGLE_QUERY, OUTCOME_QUERY } from './staff-sign-in.ts';

/**
 * The fields of an address's query that hold a key: whoever has the address has what it opens. A
 * new kind of link with a key gets its field here, and nowhere else.
 */
export const KEY_FIELDS = {
  /** A request or a message that was sent, with its files. */
  receipt: 'kvittering',
  /** A quote. */
  quote: 'tilbud',
  /** Makes its first user staff. */
  invitation: GOOGLE_QUERY.invitation,
  /** How a way through Google ended, and for whom. */
  outcome: OUTCOME_QUERY,
} as const;

/** Whether an address is a key or carries one, or would with the right one. */
export function holdsKey({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>) {
  return (
    isSharedReport(pathname) ||
    // Google's answer, with the code of a sign-in.
    pathname.startsWith(GOOGLE_PATH) ||
    Object.values(KEY_FIELDS).some((field) => searchParams.has(field))
  );
}
