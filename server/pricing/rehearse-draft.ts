import { fail, ok, type Result } from '../../domain/result.ts';
import { encodeJson } from '../db/json.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { bookOfDraft, findDraft, type Rehearsed } from './stored-draft.ts';

type Needs = Pick<Services, 'now'> & { readonly change: Change };
type Refused = { readonly kind: 'not-found' } | { readonly kind: 'wrong-cells' };

/** Notes that a draft as it is was tried on the latest reports: nothing else can be published. */
export const rehearseDraft = command(
  { name: 'price.rehearse', access: 'staff', idempotent: 'always', audit: null },
  async ({ now, change }: Needs, _who, { number }: { readonly number: number }) =>
    change<Result<object, Refused>>(async (transaction) => {
      const draft = await findDraft(transaction, number);
      if (draft === null) return fail({ kind: 'not-found' });
      const { problems } = await bookOfDraft(transaction, draft);
      if (problems.length > 0) return fail({ kind: 'wrong-cells' });
      const rehearsed: Rehearsed = { editVersion: draft.editVersion, at: now().toISOString() };
      await transaction
        .updateTable('price_books')
        .set({ rehearsal: encodeJson(rehearsed) })
        .where('id', '=', draft.id)
        .where('status', '=', 'draft')
        .execute();
      return ok({});
    }),
);
