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
 * Shows once more, by a code, that who is signed in holds the phone. The session stays as it is. The log of signing
 * in follows it.
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
      ? // A wrong code is no refusal of the database's: it is counted.
        await change(async (transaction) => {
          const code = await takeCode(transaction, services, entry.value);
          // What is fetched comes by a request of its own, which has to find that it was confirmed.
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
