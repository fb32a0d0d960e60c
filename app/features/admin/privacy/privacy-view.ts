import { INTENT_FIELD } from '../../../../domain/posted-form.ts';
import type { FoundPerson, KeptOf, RetentionLine } from '../../../../domain/staff/privacy.ts';

export const PRIVACY_FORM = {
  intent: INTENT_FIELD,
  text: 'text',
  uid: 'uid',
  contact: 'contact',
  confirmed: 'confirmed',
  reason: 'reason',
  typed: 'typed',
} as const;

export type PrivacyView = { readonly retention: readonly RetentionLine[] };

export type PrivacyAnswer =
  | { readonly kind: 'found'; readonly text: string; readonly people: readonly FoundPerson[] }
  | (KeptOf & {
      readonly kind: 'open';
      /** Why nothing was erased or handed out; null: nothing was asked for yet. */
      readonly refused:
        | 'not-found'
        | 'no-reason'
        | 'not-confirmed'
        | 'wrong-words'
        | 'is-staff'
        | 'under-way'
        | null;
      readonly isConfirmed: boolean;
      readonly reason: string;
    })
  | { readonly kind: 'erased'; readonly rows: number }
  /** Nobody is found by that key any more. */
  | { readonly kind: 'gone' };
