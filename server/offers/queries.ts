import type { CalculatorState } from '../../domain/calculator-state.ts';
import type { OfferRequest } from '../../domain/offer-request.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import { CALCULATION_COLUMNS, readCalculation } from '../calculations/read-calculation.ts';
import { decodeJson } from '../db/json.ts';
import type { Services } from '../services.ts';
import { hashOfToken } from '../receipt-token.ts';
import { referenceOf } from '../reference.ts';

/** One's own request, as whoever holds its token may see it. */
export type OfferReceipt = {
  readonly requestId: string;
  readonly reference: string;
  readonly status: 'new' | 'withdrawn';
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly name: string;
  readonly channel: 'email' | 'phone';
  readonly email: string | null;
  readonly phone: string | null;
  readonly contactTime: OfferRequest['preferredContactTime'];
  /** Whether a message went to this address or number. */
  readonly isReceiptSent: boolean;
  /** As they were when the request was sent; never calculated anew. */
  readonly state: CalculatorState;
  readonly estimate: EstimateFigures;
};

export async function offerByReceipt(
  { db }: Services,
  token: string,
): Promise<Result<OfferReceipt, { readonly kind: 'not-found' }>> {
  const row = await db
    .selectFrom('offer_requests as offer')
    .innerJoin('calculations as calculation', 'calculation.calculation_id', 'offer.calculation_id')
    .select([
      'offer.id',
      'offer.status',
      'offer.created_at',
      'offer.name',
      'offer.channel',
      'offer.email',
      'offer.phone',
      'offer.contact_time',
      'offer.receipt_sent',
      'offer.calculator_state',
      ...CALCULATION_COLUMNS,
    ])
    .where('offer.receipt_token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  if (row === undefined) return fail({ kind: 'not-found' });
  return ok({
    requestId: row.id,
    reference: referenceOf(row.id),
    status: row.status,
    createdAt: row.created_at,
    name: row.name,
    channel: row.channel,
    email: row.email,
    phone: row.phone,
    contactTime: row.contact_time,
    isReceiptSent: row.receipt_sent === 1,
    state: decodeJson(row.calculator_state) as CalculatorState,
    estimate: readCalculation(row).estimate,
  });
}
