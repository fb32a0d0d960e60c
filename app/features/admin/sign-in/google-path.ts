import { GOOGLE_PATH, GOOGLE_QUERY } from '../../../../domain/staff-sign-in.ts';
import { getLocale } from '../../../../messages/compiled/runtime.js';

export type GooglePurpose = 'sign-in' | 'request-access';

/** Where a way through Google begins. */
export function googlePath(purpose: GooglePurpose, invitation: string, inPopup: boolean): string {
  const query = new URLSearchParams({
    [GOOGLE_QUERY.purpose]: purpose,
    [GOOGLE_QUERY.locale]: getLocale(),
  });
  if (inPopup) query.set(GOOGLE_QUERY.popup, '1');
  if (invitation !== '') query.set(GOOGLE_QUERY.invitation, invitation);
  return `${GOOGLE_PATH}?${query}`;
}
