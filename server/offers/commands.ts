import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { danishPhone } from '../../domain/danish-phone.ts';
import { parseInput, type InvalidInput } from '../../domain/field-error.ts';
import {
  CONSENT_VERSION,
  offerRequestSchema,
  type OfferRequest,
} from '../../domain/offer-request.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Estimate } from '../../engine/estimate-types.ts';
import { decodeJson, encodeJson } from '../db/json.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import { enqueue } from '../outbox/messages.ts';
import type { Services } from '../services.ts';
import type { Locale } from './figures.ts';
import { offerMessages } from './messages.ts';
import { hashOfToken, receiptTokenOf } from './receipt-token.ts';
import { referenceOf } from './reference.ts';

export type SubmittedOffer = {
  readonly requestId: string;
  readonly reportId: string;
  /** What a person names when they write or call. */
  readonly reference: string;
  /** The key to the own request; only its hash is stored. */
  readonly receiptToken: string;
};

/** key-reused: the key came before with other content; the first request stands. */
export type SubmitFailure = InvalidInput | { readonly kind: 'key-reused' };

type Accepted = Omit<SubmittedOffer, 'receiptToken'>;

/**
 * Takes a request for an offer: the request, its frozen report and the messages are stored in one
 * transaction. The same key with the same content has one effect and the same answer, however often it comes.
 */
export async function submitOffer(
  services: Services,
  input: unknown,
  { locale }: { readonly locale: Locale },
): Promise<Result<SubmittedOffer, SubmitFailure>> {
  const parsed = parseInput(offerRequestSchema, input);
  if (!parsed.ok) return parsed;
  const request = parsed.value;
  const estimate = await services.estimate(request.state);
  if (!estimate.ok) {
    const errors = estimate.error.errors.map((error) => ({
      ...error,
      field: `state.${error.field}`,
    }));
    return fail({ kind: 'invalid', errors });
  }
  const { isExample } = await services.priceBook();
  const offer = { request, estimate: estimate.value.estimate, locale, isExample };
  const stored = await services.db
    .transaction()
    .execute((transaction) => storeOnce(services, transaction, offer));
  if (!stored.ok) return stored;
  const receiptToken = receiptTokenOf(stored.value.requestId, services.secret);
  return ok({ ...stored.value, receiptToken });
}

type Offer = {
  readonly request: OfferRequest;
  readonly estimate: Estimate;
  readonly locale: Locale;
  readonly isExample: boolean;
};

async function storeOnce(
  services: Services,
  transaction: Transaction<Tables>,
  offer: Offer,
): Promise<Result<Accepted, { readonly kind: 'key-reused' }>> {
  const now = services.now();
  const requestId = newId(now);
  const accepted: Accepted = {
    requestId,
    reportId: newId(now),
    reference: referenceOf(requestId),
  };
  const key = `offer:${offer.request.idempotencyKey}`;
  const fingerprint = createHash('sha256').update(JSON.stringify(offer.request)).digest('hex');
  const claimed = await transaction
    .insertInto('idempotency_keys')
    .values({ key, fingerprint, answer: encodeJson(accepted), created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows !== 1n) {
    const first = await transaction
      .selectFrom('idempotency_keys')
      .select(['fingerprint', 'answer'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (first.fingerprint !== fingerprint) return fail({ kind: 'key-reused' });
    return ok(decodeJson(first.answer) as Accepted);
  }
  await storeReport(transaction, accepted.reportId, offer, now);
  await storeRequest(services, transaction, accepted, offer);
  const messages = offerMessages({
    request: offer.request,
    estimate: offer.estimate,
    phone: danishPhone(offer.request.phone),
    reference: accepted.reference,
    locale: offer.locale,
    examplePrices: offer.isExample,
    staff: services.settings.staffEmail,
    sms: services.settings.sms !== 'off',
  });
  await enqueue(transaction, messages, { offerId: requestId, now });
  return ok(accepted);
}

async function storeReport(
  transaction: Transaction<Tables>,
  reportId: string,
  { request, estimate }: Offer,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('reports')
    .values({
      report_id: reportId,
      owner_uid: null,
      created_at: now.toISOString(),
      version: 1,
      postcode: request.state.postcode ?? null,
      peak_power: estimate.system.peakPower,
      total_price_ore: Math.round(estimate.price.totalPrice * 100),
      calculator_state: encodeJson(request.state),
      result: encodeJson(estimate),
      engine_version: estimate.engineVersion,
      price_book_version: estimate.priceBookVersion,
      share_token_hash: null,
    })
    .execute();
}

async function storeRequest(
  services: Services,
  transaction: Transaction<Tables>,
  { requestId, reportId }: Accepted,
  { request, locale }: Offer,
): Promise<void> {
  const at = services.now();
  await transaction
    .insertInto('offer_requests')
    .values({
      id: requestId,
      report_id: reportId,
      created_at: at.toISOString(),
      status: 'new',
      locale,
      name: request.name,
      channel: request.preferredContactMethod,
      email: request.email === '' ? null : request.email,
      phone: danishPhone(request.phone),
      contact_time: request.preferredContactTime,
      notes: request.notes,
      consent_version: CONSENT_VERSION,
      consent_at: at.toISOString(),
      receipt_token_hash: hashOfToken(receiptTokenOf(requestId, services.secret)),
    })
    .execute();
  await transaction
    .insertInto('offer_events')
    .values({ id: newId(at), offer_id: requestId, at: at.toISOString(), kind: 'received' })
    .execute();
}

/** Withdraws the request that the token opens. Withdrawing twice is withdrawing once. */
export async function withdrawOffer(
  services: Services,
  token: string,
): Promise<Result<{ readonly requestId: string }, { readonly kind: 'not-found' }>> {
  return services.db.transaction().execute(async (transaction) => {
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
    }
    return ok({ requestId: offer.id });
  });
}
