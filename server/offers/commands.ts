import { parseInput, type InvalidInput } from '../../domain/field-error.ts';
import { offerRequestSchema } from '../../domain/offer-request.ts';
import { priceOf } from '../../domain/report/report-figures.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { KeyReused } from '../db/claim-key.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { newId } from '../db/new-id.ts';
import type { Services } from '../services.ts';
import type { ClientGroups } from '../http/client-address.ts';
import { send } from '../outbox/send.ts';
import { userAsker, type Asker } from '../work/asker.ts';
import { isRefusal, type WorkRefusal } from '../work/work-refusal.ts';
import type { Locale } from './figures.ts';
import { withdrawalNotice } from './messages.ts';
import { hashOfToken, receiptTokenOf } from '../receipt-token.ts';
import { referenceOf } from '../reference.ts';
import { storeOnce, type StoredOffer } from './store-offer.ts';

export type SubmittedOffer = StoredOffer & {
  /** The key to the own request; only its hash is stored. */
  readonly receiptToken: string;
};

export type SubmitFailure = InvalidInput | KeyReused | WorkRefusal;

export type SubmitContext = {
  readonly locale: Locale;
  /** Who sends it, as sending is counted. */
  readonly from: ClientGroups;
  /** Absolute address of the page that shows the request to whoever holds its token. */
  readonly receiptUrl?: (token: string) => URL | null;
  /** A saved report of the sender's own, checked by the caller; the offer keeps figures of its own. */
  readonly reportId?: string | null;
  /** Who sends it; null: nobody is signed in. */
  readonly ownerUid?: string | null;
};

/**
 * Takes a request for an offer: the request, its frozen calculation and the messages are stored in one
 * transaction. The same key with the same content has one effect and the same answer, however often it comes.
 */
export async function submitOffer(
  services: Services,
  input: unknown,
  { locale, from, receiptUrl = () => null, reportId = null, ownerUid = null }: SubmitContext,
): Promise<Result<SubmittedOffer, SubmitFailure>> {
  const parsed = parseInput(offerRequestSchema, input);
  if (!parsed.ok) return parsed;
  const request = parsed.value;
  const asker: Asker =
    ownerUid === null ? { kind: 'visitor', network: from.visitor } : userAsker({ uid: ownerUid });
  const estimate = await services.estimate(asker, request.state, 'live');
  if (!estimate.ok) {
    if (isRefusal(estimate.error)) return fail(estimate.error);
    const errors = estimate.error.errors.map((error) => ({
      ...error,
      field: `state.${error.field}`,
    }));
    return fail({ kind: 'invalid', errors });
  }
  const { isExample } = await services.priceBook();
  const run = estimate.value;
  const offer = {
    request,
    calculation: {
      input: run.input,
      quote: priceOf(run),
      estimate: run.estimate,
      figures: null,
      pvgisResponse: run.pvgisResponse,
    },
    savedReportId: reportId,
    ownerUid,
    locale,
    isExample,
    receiptUrl,
    from,
  };
  const stored = await inTransaction(services.db, (transaction) =>
    storeOnce(services, transaction, offer),
  );
  if (!stored.ok) return stored;
  const receiptToken = receiptTokenOf('offer', stored.value.requestId, services.secret);
  return ok({ ...stored.value, receiptToken });
}

/** Withdraws the request that the token opens, and tells staff. Withdrawing twice is withdrawing once. */
export async function withdrawOffer(
  services: Services,
  token: string,
  from: ClientGroups,
): Promise<Result<{ readonly requestId: string }, { readonly kind: 'not-found' }>> {
  return inTransaction(services.db, async (transaction) => {
    const offer = await transaction
      .selectFrom('offer_requests')
      .select('id')
      .where('receipt_token_hash', '=', hashOfToken(token))
      .executeTakeFirst();
    if (offer === undefined) return fail({ kind: 'not-found' as const });
    const changed = await transaction
      .updateTable('offer_requests')
      .set({ status: 'withdrawn' })
      .where('id', '=', offer.id)
      .where('status', '!=', 'withdrawn')
      .executeTakeFirst();
    if (changed.numUpdatedRows === 1n) {
      const at = services.now();
      await transaction
        .insertInto('offer_events')
        .values({ id: newId(at), offer_id: offer.id, at: at.toISOString(), kind: 'withdrawn' })
        .execute();
      const notice = withdrawalNotice(referenceOf(offer.id), services.settings.staffEmail);
      await send(transaction, services, [notice], { offerId: offer.id, from });
    }
    return ok({ requestId: offer.id });
  });
}
