import type { Transaction } from 'kysely';
import { danishPhone } from '../../domain/danish-phone.ts';
import type { OfferRequest } from '../../domain/offer-request.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { storedState } from '../../domain/stored-state.ts';
import { keepCalculation, type CalculationToKeep } from '../calculations/keep-calculation.ts';
import { claimKey, type KeyReused } from '../db/claim-key.ts';
import { encodeJson } from '../db/json.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import { clientGroups } from '../http/client-address.ts';
import { storeLead } from '../leads/store-lead.ts';
import { send } from '../outbox/send.ts';
import { versionSaid } from '../privacy/consent-texts.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import { savedVersion } from '../reports/saved-version.ts';
import type { Services } from '../services.ts';
import type { NotAllowed } from '../use-case/use-case.ts';
import type { Who } from '../use-case/who.ts';
import type { Locale } from '../../words/locale.ts';
import { offerMessages } from './messages.ts';
import { hashOfToken, receiptTokenOf } from '../receipt.ts';
import { referenceOf } from '../reference.ts';

export type StoredOffer = {
  readonly requestId: string;
  /** What a person names when they write or call. */
  readonly reference: string;
};

export type Offer = {
  readonly request: OfferRequest;
  readonly calculation: CalculationToKeep;
  /** The saved report that the offer is asked for, as the sender says; null: none. */
  readonly reportId: string | null;
  readonly who: Who;
  readonly locale: Locale;
  readonly isExample: boolean;
  readonly receiptUrl: (token: string) => URL | null;
};

export type StoringServices = Pick<
  Services,
  'now' | 'secret' | 'addresses' | 'settings' | 'sms' | 'log'
>;

type StoredOnce = { readonly stored: StoredOffer; readonly isNew: boolean };

/** Stores all of a request in the caller's transaction; for a key that came before, says what was stored then. */
export async function storeOnce(
  services: StoringServices,
  transaction: Transaction<Tables>,
  offer: Offer,
): Promise<Result<StoredOnce, KeyReused | NotAllowed<'user'>>> {
  const phone = danishPhone(offer.request.phone);
  const uid = uidOf(offer.who);
  // Erased meanwhile: with the person goes their session.
  if (!(await holdPerson(transaction, { uid, phone }))) return fail({ kind: 'signed-out' });
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
  if (!claimed.value.isNew) return ok({ stored: claimed.value.answer, isNew: false });
  await storeRequest(services, transaction, accepted, offer);
  const town = services.addresses.townOf(offer.request.state.postcode ?? '');
  const { request, calculation } = offer;
  const { estimate } = calculation;
  await storeLead(transaction, { id: requestId, request, phone, town, estimate, now });
  const messages = offerMessages({
    id: requestId,
    request,
    estimate,
    phone,
    reference: accepted.reference,
    now,
    town,
    receiptUrl: offer.receiptUrl(receiptTokenOf('offer', requestId, services.secret)),
    locale: offer.locale,
    examplePrices: offer.isExample,
    settings: services.settings,
    sms: services.sms !== null,
  });
  const sent = await send(transaction, services, messages, {
    offerId: requestId,
    from: clientGroups(offer.who.network),
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
  return ok({ stored: accepted, isNew: true });
}

/** null: nobody is signed in. */
function uidOf(who: Who): string | null {
  return who.kind === 'visitor' ? null : who.uid;
}

/** The report where it is the sender's own. */
async function ownReport(
  reading: Parameters<typeof savedVersion>[0],
  { who, reportId }: Offer,
): Promise<string | null> {
  if (who.kind === 'visitor' || reportId === null) return null;
  return (await savedVersion(reading, who.uid, reportId)) === null ? null : reportId;
}

async function storeRequest(
  services: StoringServices,
  transaction: Transaction<Tables>,
  { requestId }: StoredOffer,
  offer: Offer,
): Promise<void> {
  const { request, locale, who, calculation } = offer;
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
      calculator_state: encodeJson(storedState(request.state)),
      calculation_id: await keepCalculation(transaction, calculation, at),
      saved_report_id: await ownReport({ db: transaction, log: services.log }, offer),
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
      owner_uid: uidOf(who),
    })
    .execute();
  await transaction
    .insertInto('offer_events')
    .values({ id: newId(at), offer_id: requestId, at: at.toISOString(), kind: 'received' })
    .execute();
}
