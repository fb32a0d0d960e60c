import type { Transaction } from 'kysely';
import { danishPhone } from '../../domain/danish-phone.ts';
import type { OfferRequest } from '../../domain/offer-request.ts';
import { ok, type Result } from '../../domain/result.ts';
import { keepCalculation, type CalculationToKeep } from '../calculations/keep-calculation.ts';
import { claimKey, type KeyReused } from '../db/claim-key.ts';
import { encodeJson } from '../db/json.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import type { ClientGroups } from '../http/client-address.ts';
import { send } from '../outbox/send.ts';
import { versionSaid } from '../privacy/consent-texts.ts';
import { holdSender } from '../privacy/hold-person.ts';
import type { Services } from '../services.ts';
import type { Locale } from './figures.ts';
import { offerMessages } from './messages.ts';
import { hashOfToken, receiptTokenOf } from '../receipt-token.ts';
import { referenceOf } from '../reference.ts';

export type StoredOffer = {
  readonly requestId: string;
  /** What a person names when they write or call. */
  readonly reference: string;
};

export type Offer = {
  readonly request: OfferRequest;
  readonly calculation: CalculationToKeep;
  /** The own report that the offer is asked for; null: none. */
  readonly savedReportId: string | null;
  /** null: nobody was signed in. */
  readonly ownerUid: string | null;
  readonly locale: Locale;
  readonly isExample: boolean;
  readonly receiptUrl: (token: string) => URL | null;
  /** Who sends it, as sending is counted. */
  readonly from: ClientGroups;
};

/** Stores all of a request in the caller's transaction; for a key that came before, says what was stored then. */
export async function storeOnce(
  services: Services,
  transaction: Transaction<Tables>,
  offer: Offer,
): Promise<Result<StoredOffer, KeyReused>> {
  const phone = danishPhone(offer.request.phone);
  await holdSender(transaction, { uid: offer.ownerUid, phone });
  const now = services.now();
  const requestId = newId(now);
  const accepted: StoredOffer = { requestId, reference: referenceOf(requestId) };
  const claimed = await claimKey(transaction, {
    key: `offer:${offer.request.idempotencyKey}`,
    content: offer.request,
    answer: accepted,
    now,
  });
  if (!claimed.ok) return claimed;
  if (!claimed.value.isNew) return ok(claimed.value.answer);
  await storeRequest(services, transaction, accepted, offer);
  const messages = offerMessages({
    request: offer.request,
    estimate: offer.calculation.estimate,
    phone,
    reference: accepted.reference,
    now,
    town: services.addresses.townOf(offer.request.state.postcode ?? ''),
    receiptUrl: offer.receiptUrl(receiptTokenOf('offer', requestId, services.secret)),
    locale: offer.locale,
    examplePrices: offer.isExample,
    staff: services.settings.staffEmail,
    sms: services.sms !== null,
  });
  const sent = await send(transaction, services, messages, {
    offerId: requestId,
    from: offer.from,
  });
  const isReceiptSent = messages.some(
    ({ purpose }, index) => purpose === 'offer-receipt' && sent[index]?.kind === 'sent',
  );
  if (!isReceiptSent) {
    await transaction
      .updateTable('offer_requests')
      .set({ receipt_sent: 0 })
      .where('id', '=', requestId)
      .execute();
  }
  return ok(accepted);
}

async function storeRequest(
  services: Services,
  transaction: Transaction<Tables>,
  { requestId }: StoredOffer,
  { request, locale, ownerUid, savedReportId, calculation }: Offer,
): Promise<void> {
  const at = services.now();
  const consentVersion = await versionSaid(transaction, {
    purpose: `offer-by-${request.preferredContactMethod}`,
    version: request.consent,
    locale,
  });
  await transaction
    .insertInto('offer_requests')
    .values({
      id: requestId,
      calculator_state: encodeJson(request.state),
      calculation_id: await keepCalculation(transaction, calculation, at),
      saved_report_id: savedReportId,
      created_at: at.toISOString(),
      status: 'new',
      locale,
      name: request.name,
      channel: request.preferredContactMethod,
      email: request.email === '' ? null : request.email,
      phone: danishPhone(request.phone),
      contact_time: request.preferredContactTime,
      notes: request.notes,
      consent_version: consentVersion,
      consent_at: at.toISOString(),
      receipt_token_hash: hashOfToken(receiptTokenOf('offer', requestId, services.secret)),
      owner_uid: ownerUid,
    })
    .execute();
  await transaction
    .insertInto('offer_events')
    .values({ id: newId(at), offer_id: requestId, at: at.toISOString(), kind: 'received' })
    .execute();
}
