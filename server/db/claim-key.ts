import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '../../domain/result.ts';
import { decodeJson, encodeJson } from './json.ts';
import type { Tables } from './tables.ts';

/** key-reused: the key came before with other content; what was stored then stands. */
export type KeyReused = { readonly kind: 'key-reused' };

export type Claim<Answer> = {
  readonly key: string;
  /** What the key was sent with; the same key may come again with the same alone. */
  readonly content: unknown;
  /** What the sender is told, also when the same comes again. */
  readonly answer: Answer;
  readonly now: Date;
};

/** Takes an idempotency key in the caller's transaction: whether it is new, and the answer that goes with it. */
export async function claimKey<Answer>(
  transaction: Transaction<Tables>,
  { key, content, answer, now }: Claim<Answer>,
): Promise<Result<{ readonly isNew: boolean; readonly answer: Answer }, KeyReused>> {
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const claimed = await transaction
    .insertInto('idempotency_keys')
    .values({ key, fingerprint, answer: encodeJson(answer), created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return ok({ isNew: true, answer });
  const first = await transaction
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.fingerprint !== fingerprint) return fail({ kind: 'key-reused' });
  return ok({ isNew: false, answer: decodeJson(first.answer) as Answer });
}
