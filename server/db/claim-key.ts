import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { fail, ok, type Result } from '../../domain/result.ts';
import { decodeJson, encodeJson } from './json.ts';
import type { Tables } from './tables.ts';

/** key-reused: the key was used before with different content; what was stored then stands. */
export type KeyReused = { readonly kind: 'key-reused' };

export type Claim<Answer> = {
  readonly key: string;
  /** What the key was sent with; a key may be reused only with the same content. */
  readonly content: unknown;
  /** What the sender is answered, also on a repeat. */
  readonly answer: Answer;
  readonly now: Date;
};

/**
 * Takes an idempotency key in the caller's transaction. Returns whether it is new, and the answer
 * stored with it.
 */
export async function claimKey<Answer>(
  transaction: Transaction<Tables>,
  { key, content, answer, now }: Claim<Answer>,
): Promise<Result<{ readonly isNew: boolean; readonly answer: Answer }, KeyReused>> {
  const claimed = await transaction
    .insertInto('idempotency_keys')
    .values({
      key,
      fingerprint: fingerprintOf(content),
      answer: encodeJson(answer),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return ok({ isNew: true, answer });
  const first = await knownKey<Answer>(transaction, { key, content });
  if (first === null) throw new Error('A key that was there is gone.');
  return first.ok ? ok({ isNew: false, answer: first.value }) : first;
}

/** The answer given when the key was first used; null: it has not been used. */
export async function knownKey<Answer>(
  db: Kysely<Tables>,
  { key, content }: Pick<Claim<Answer>, 'key' | 'content'>,
): Promise<Result<Answer, KeyReused> | null> {
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (first === undefined) return null;
  return first.fingerprint === fingerprintOf(content)
    ? ok(decodeJson(first.answer) as Answer)
    : fail({ kind: 'key-reused' });
}

function fingerprintOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
