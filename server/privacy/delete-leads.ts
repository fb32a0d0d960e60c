import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Requests for offers with all that hangs on them: messages, events and keys; their calculations go by themselves. */
export async function deleteOffers(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await transaction.deleteFrom('outbox').where('offer_id', '=', id).execute();
    await transaction.deleteFrom('offer_events').where('offer_id', '=', id).execute();
    await forgetKeys(transaction, 'offer', id);
    await transaction.deleteFrom('offer_requests').where('id', '=', id).execute();
  }
}

export async function deleteContactMessages(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await transaction.deleteFrom('outbox').where('contact_message_id', '=', id).execute();
    await forgetKeys(transaction, 'contact', id);
    await transaction.deleteFrom('contact_messages').where('id', '=', id).execute();
  }
}

/** A key's fingerprint is a hash of what was sent with it. */
async function forgetKeys(
  transaction: Transaction<Tables>,
  kind: 'offer' | 'contact',
  id: string,
): Promise<void> {
  await transaction
    .deleteFrom('idempotency_keys')
    .where('key', 'like', `${kind}:%`)
    .where(sql<string>`cast(answer as text)`, 'like', `%${id}%`)
    .execute();
}
