import { submitOffer } from '../../server/offers/commands.ts';
import type { Services } from '../../server/services.ts';
import type { Who } from '../../server/use-case/who.ts';
import { A_VISITOR, offerInput } from '../database/offer-input.ts';

let requests = 0;

/** A request of its own. @returns the key of its receipt */
export async function withTestOffer(services: Services, who: Who = A_VISITOR): Promise<string> {
  requests += 1;
  const idempotencyKey = `upload-key-${String(requests).padStart(12, '0')}`;
  const sent = await submitOffer(services, who, { request: offerInput({ idempotencyKey }) }, 'da');
  if (!sent.ok) throw new Error(`the request was refused: ${sent.error.kind}`);
  return sent.value.receiptToken;
}
