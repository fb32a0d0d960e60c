import { randomUUID } from 'node:crypto';
import { KEY_FIELD } from '../../../domain/posted-form.ts';
import type { Saving } from '../../features/calculator/save-action.tsx';
import { REPORT_FIELDS } from '../../features/report-list/list-view.ts';

/** Under which the calculation of a page is saved once. */
export function newSaveKey(): string {
  return randomUUID();
}

/** The form that saves a calculation, for a page that has no room for the code that knows its names. */
export function newSaving(): Saving {
  return {
    fields: { [REPORT_FIELDS.intent]: 'save', [KEY_FIELD]: newSaveKey() },
    queryField: REPORT_FIELDS.query,
  };
}
