import { ok, type Result } from '../../domain/result.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Services } from '../services.ts';
import type { CodePurpose } from './code-message.ts';
import { noteConfirmed, type SignedIn } from './session.ts';
import { noteSignIn } from './sign-in-log.ts';
import { readEntry, takeCode, type CodeEntryRefusal, type TypedCode } from './take-code.ts';

export type ConfirmPurpose = Exclude<CodePurpose, 'sign-in'>;

export type Confirming = Omit<TypedCode, 'phone'> & {
  readonly signedIn: Pick<SignedIn, 'phone' | 'sessionId'>;
  readonly purpose: ConfirmPurpose;
};

/** Shows once more, by a code, that who is signed in holds the phone. The session stays as it is. */
export async function confirmByCode(
  services: Services,
  { signedIn, purpose, ...typed }: Confirming,
): Promise<Result<null, CodeEntryRefusal>> {
  const { phone, sessionId } = signedIn;
  const entry = readEntry({ ...typed, phone: phone ?? '' }, purpose);
  const taken = entry.ok
    ? await inTransaction(services.db, async (transaction) => {
        const code = await takeCode(transaction, services, entry.value);
        // What is fetched comes by a request of its own, which has to find that it was confirmed.
        if (code.ok && purpose === 'export') {
          await noteConfirmed(transaction, sessionId, code.value);
        }
        return code;
      })
    : entry;
  const who = { purpose, address: typed.address, phone };
  if (taken.ok) {
    noteSignIn(services, { event: 'confirmed', ...who });
    return ok(null);
  }
  noteSignIn(services, { event: 'confirm-refused', ...who, code: taken.error.kind });
  return taken;
}
