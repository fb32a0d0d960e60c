import { fail, ok } from '../../domain/result.ts';
import { query } from '../use-case/use-case.ts';

/** What one is among staff; of another uid, and without a role, nothing is found. */
export const ownRole = query(
  { name: 'admin.own-role', access: 'user' },
  async (_needs: object, who, { uid }: { readonly uid: string }) =>
    who.kind === 'staff' && who.uid === uid
      ? ok({ role: who.role })
      : fail({ kind: 'not-found' as const }),
);
