import type { CalculatorState } from '../../domain/calculator-state.ts';
import type { Estimate } from '../../engine/estimate-types.ts';
import { decodeJson } from '../db/json.ts';
import type { OfferRequestTable } from '../db/tables.ts';
import type { Services } from '../services.ts';
import { hashOfToken } from './receipt-token.ts';

/** A visitor's own request, as the receipt shows it. */
export type OfferReceipt = {
  readonly createdAt: string;
  readonly status: OfferRequestTable['status'];
  readonly channel: OfferRequestTable['channel'];
  readonly email: string | null;
  readonly phone: string | null;
  readonly contactTime: string;
  /** As they were when the request was sent. */
  readonly state: CalculatorState;
  readonly estimate: Estimate;
};

/** The request that the token opens, or null. */
export async function offerReceipt(
  { db }: Pick<Services, 'db'>,
  token: string,
): Promise<OfferReceipt | null> {
  const row = await db
    .selectFrom('offer_requests')
    .innerJoin('reports', 'reports.report_id', 'offer_requests.report_id')
    .select([
      'offer_requests.created_at',
      'offer_requests.status',
      'offer_requests.channel',
      'offer_requests.email',
      'offer_requests.phone',
      'offer_requests.contact_time',
      'reports.calculator_state',
      'reports.result',
    ])
    .where('offer_requests.receipt_token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    createdAt: row.created_at,
    status: row.status,
    channel: row.channel,
    email: row.email,
    phone: row.phone,
    contactTime: row.contact_time,
    state: decodeJson(row.calculator_state) as CalculatorState,
    estimate: decodeJson(row.result) as Estimate,
  };
}
