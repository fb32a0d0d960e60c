import { m } from '../../../messages/compiled/messages.js';
import type { CodeRefusal } from '../../../server/identity/send-code.ts';
import type { SignInRefusal } from '../../../server/identity/sign-in.ts';

const minutesOf = (waitMs: number) => Math.max(1, Math.ceil(waitMs / 60_000));

/** Why no code is sent, in words. */
export function codeRefusalText(refusal: CodeRefusal): string {
  switch (refusal.kind) {
    case 'off':
      return m.sign_in_error_off();
    case 'invalid-number':
      return m.sign_in_error_number();
    case 'machine':
    // The page that comes with it brings new work.
    case 'proof-needed':
      return m.sign_in_error_machine();
    case 'too-many-codes':
      return waitText(refusal.which, minutesOf(refusal.waitMs));
    case 'too-many-tries':
      return m.sign_in_error_tries_wait({ minutes: minutesOf(refusal.waitMs) });
  }
}

function waitText(which: 'number' | 'address' | 'all', minutes: number): string {
  switch (which) {
    case 'number':
      return m.sign_in_error_number_wait({ minutes });
    case 'address':
      return m.sign_in_error_address_wait({ minutes });
    case 'all':
      return m.sign_in_error_all_wait({ minutes });
  }
}

/** Why a code does not sign in, in words. */
export function entryRefusalText(refusal: SignInRefusal): string {
  switch (refusal.kind) {
    case 'not-a-code':
      return m.sign_in_error_code_form();
    case 'no-code':
      return m.sign_in_error_code_over();
    case 'wrong-code':
      if (refusal.triesLeft === 0) return m.sign_in_error_code_none();
      return refusal.triesLeft === 1
        ? m.sign_in_error_code_last()
        : m.sign_in_error_code_wrong({ tries: refusal.triesLeft });
    case 'no-user':
      return m.sign_in_error_failed();
  }
}
