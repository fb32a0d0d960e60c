import { danishMobile } from '../../domain/danish-phone.ts';
import { type Result } from '../../domain/result.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Services } from '../services.ts';
import type { CodePurpose } from './code-message.ts';
import { noteSignIn } from './sign-in-log.ts';
import { readEntry, takeCode, type CodeEntryRefusal, type TypedCode } from './take-code.ts';

/** Shows once more, by a code, that who is signed in holds the phone. The session stays as it is. */
export async function confirmByCode(
  services: Services,
  typed: TypedCode,
  purpose: Exclude<CodePurpose, 'sign-in'>,
): Promise<Result<Date, CodeEntryRefusal>> {
  const entry = readEntry(typed, purpose);
  const taken = entry.ok
    ? await inTransaction(services.db, (transaction) =>
        takeCode(transaction, services, entry.value),
      )
    : entry;
  const who = { purpose, address: typed.address, phone: danishMobile(typed.phone) };
  if (taken.ok) noteSignIn(services, { event: 'confirmed', ...who });
  else noteSignIn(services, { event: 'confirm-refused', ...who, code: taken.error.kind });
  return taken;
}
