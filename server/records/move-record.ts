import { movedBy } from '../../domain/moved-by.ts';
import type { RecordKind, RecordRefusalKind } from '../../domain/records/record.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { notePublication } from '../publishing/publications.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { storeOf } from './record-stores.ts';

type Moving = {
  readonly kind: RecordKind;
  readonly id: string;
  /** Places further down on its page; negative: further up. */
  readonly by: number;
};

/** A published row stands elsewhere on its page, for visitors too; all of them are numbered anew. Taken back by moving it back. */
export const moveRecord = command(
  { name: 'record.move', access: 'staff', idempotent: 'no', audit: 'record' },
  async ({ change }: { readonly change: Change }, _who, { kind, id, by }: Moving) =>
    change<Result<{ readonly by: number }, { readonly kind: RecordRefusalKind }>>(
      async (transaction, about) => {
        const { list, setPlace } = storeOf(kind);
        const ids = (await list(transaction)).map((row) => row.id);
        const from = ids.indexOf(id);
        if (setPlace === null || from === -1) return fail({ kind: 'not-found' });
        const order = movedBy(ids, from, by);
        const to = order.indexOf(id);
        if (to === from) return ok({ by: 0 });
        // Always in the same order: two who move at once wait for each other, and neither for ever.
        for (const one of ids.toSorted()) {
          await setPlace(transaction, one, order.indexOf(one) + 1);
        }
        await notePublication(transaction);
        about({
          id: `${kind} ${id}`,
          before: { sort_order: from + 1 },
          after: { sort_order: to + 1 },
        });
        return ok({ by: to - from });
      },
    ),
);
