import { fail, ok } from '../../domain/result.ts';
import { query } from '../use-case/use-case.ts';

/** One's own role among staff; nothing is found for another uid or without a role. */
export const ownRole = query(
  { name: 'admin.own-role', access: 'user' },
  async (_needs: object, who, { uid }: { readonly uid: string }) =>
    who.kind === 'staff' && who.uid === uid
      ? ok({ role: who.role })
      : fail({ kind: 'not-found' as const }),
);
