import { ok, type Result } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import type { ConfirmPurpose } from './code-message.ts';
import { noteConfirmed } from './session.ts';
import { noteSignIn } from './sign-in-log.ts';
import { readEntry, takeCode, type CodeEntryRefusal, type TypedCode } from './take-code.ts';

type Needs = Pick<Services, 'now' | 'secret' | 'log'> & { readonly change: Change };

export type Confirming = Pick<TypedCode, 'code' | 'browserToken'> & {
  readonly purpose: ConfirmPurpose;
};

/**
 * Proves again, by a code, that the signed-in user holds the phone. The session stays as it is.
 * Recorded in the sign-in log.
 */
export const confirmByCode = command(
  { name: 'user.confirm', access: 'user', idempotent: 'no', audit: null },
  async (
    { change, ...services }: Needs,
    who,
    { purpose, ...typed }: Confirming,
  ): Promise<Result<null, CodeEntryRefusal>> => {
    const { phone, sessionId, network: address } = who;
    const entry = readEntry({ ...typed, phone: phone ?? '' }, purpose);
    const taken = entry.ok
      ? // A wrong code must not roll back: the try has to be counted.
        await change(async (transaction) => {
          const code = await takeCode(transaction, services, entry.value);
          // The download is a request of its own, which must find the confirmation.
          if (code.ok && purpose === 'export') {
            await noteConfirmed(transaction, sessionId, code.value);
          }
          return ok(code);
        })
      : ok(entry);
    const actor = { purpose, address, phone };
    if (taken.value.ok) {
      noteSignIn(services, { event: 'confirmed', ...actor });
      return ok(null);
    }
    noteSignIn(services, { event: 'confirm-refused', ...actor, code: taken.value.error.kind });
    return taken.value;
  },
);
