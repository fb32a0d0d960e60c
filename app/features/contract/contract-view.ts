import type { ShownContract } from '../../../domain/contract/contract.ts';
import { INTENT_FIELD } from '../../../domain/posted-form.ts';

export type WithdrawView =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'contract';
      readonly contract: ShownContract;
      /** The page of its quote. */
      readonly quotePage: string;
      /** The form of the law, as it came with the quote; null: none did. */
      readonly form: string | null;
      /** Staff look at it, and cannot withdraw. */
      readonly isStaff: boolean;
    };

/** What was typed: asked anew with what is wrong with it, or shown before it is sent. */
export type WithdrawAnswer = {
  readonly step: 'ask' | 'confirm';
  readonly problem: 'no-name' | 'no-email' | 'is-staff' | 'failed' | 'unreachable' | null;
  readonly name: string;
  readonly email: string;
};

export const WITHDRAW_FIELDS = { intent: INTENT_FIELD, name: 'name', email: 'email' } as const;
