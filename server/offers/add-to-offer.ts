import type { Transaction } from 'kysely';
import { parseInput, type InvalidInput } from '../../domain/field-error.ts';
import { offerAdditionSchema } from '../../domain/offer-addition.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Tables } from '../db/tables.ts';
import { hashOfToken } from '../receipt.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { additionNotice } from './change-messages.ts';
import { noteChange } from './note-change.ts';

/** Enough for any correction; a receipt's address that fell into wrong hands fills no timeline. */
const MOST_ADDITIONS = 20;

type Needs = Pick<Services, 'now' | 'settings' | 'secret' | 'log'> & { readonly change: Change };
/** not-found: no such request, or it was withdrawn. too-many: it has as many additions as one may have. */
type Refusal = InvalidInput | { readonly kind: 'not-found' } | { readonly kind: 'too-many' };

/**
 * Adds to the request that the token opens what its customer wants otherwise, tells staff, and puts it before
 * them today. The same words twice in a row are one addition.
 */
export const addToOffer = command(
  { name: 'offer.add', access: 'customer', idempotent: 'always', audit: 'offer-request' },
  async (
    { change, ...services }: Needs,
    who,
    { token, text: typed }: { readonly token: string; readonly text: string },
  ): Promise<Result<null, Refusal>> => {
    const parsed = parseInput(offerAdditionSchema, { text: typed });
    if (!parsed.ok) return parsed;
    const { text } = parsed.value;
    return change<Result<null, Refusal>>(async (transaction, about) => {
      const offer = await transaction
        .selectFrom('offer_requests')
        .select('id')
        .where('receipt_token_hash', '=', hashOfToken(token))
        .where('status', '!=', 'withdrawn')
        .executeTakeFirst();
      if (offer === undefined) return fail({ kind: 'not-found' });
      const earlier = await additionsTo(transaction, offer.id);
      if (earlier[0]?.note === text) return ok(null);
      if (earlier.length >= MOST_ADDITIONS) return fail({ kind: 'too-many' });
      const notice = additionNotice(offer.id, text, services.settings);
      const added = { offerId: offer.id, at: services.now(), kind: 'added', note: text } as const;
      await noteChange(services, transaction, who, { ...added, notice });
      // The words are the customer's data and go with them; the log, which stays, names the request alone.
      about({ id: offer.id });
      return ok(null);
    });
  },
);

/** The newest first. */
function additionsTo(transaction: Transaction<Tables>, offerId: string) {
  return transaction
    .selectFrom('offer_events')
    .select('note')
    .where('offer_id', '=', offerId)
    .where('kind', '=', 'added')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
