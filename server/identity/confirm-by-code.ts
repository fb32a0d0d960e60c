import { type Result } from '../../domain/result.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Services } from '../services.ts';
import type { CodePurpose } from './code-message.ts';
import { readEntry, takeCode, type CodeEntryRefusal, type TypedCode } from './take-code.ts';

/** Shows once more, by a code, that who is signed in holds the phone. The session stays as it is. */
export async function confirmByCode(
  services: Services,
  typed: TypedCode,
  purpose: Exclude<CodePurpose, 'sign-in'>,
): Promise<Result<Date, CodeEntryRefusal>> {
  const entry = readEntry(typed, purpose);
  if (!entry.ok) return entry;
  return inTransaction(services.db, (transaction) => takeCode(transaction, services, entry.value));
}
