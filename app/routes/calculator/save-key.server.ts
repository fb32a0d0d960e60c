import { randomUUID } from 'node:crypto';
import { KEY_FIELD } from '../../../domain/posted-form.ts';
import type { SignedIn } from '../../../server/identity/session.ts';
import type { Saving } from '../../features/calculator/save-action.tsx';
import { REPORT_FIELDS } from '../../features/report-list/list-view.ts';

/** The key under which a page's calculation is saved once. */
export function newSaveKey(): string {
  return randomUUID();
}

/**
 * The form that saves a calculation, for a page with no room for the code that knows its names.
 * Signed-out visitors get the key on the way there: their page may be the same for everybody.
 */
export function newSaving(signedIn: SignedIn | null): Saving {
  const key = signedIn === null ? null : { [KEY_FIELD]: newSaveKey() };
  return { [REPORT_FIELDS.intent]: 'save', ...key, [REPORT_FIELDS.query]: '' };
}
