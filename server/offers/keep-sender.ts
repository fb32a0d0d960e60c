import type { OfferRequest } from '../../domain/offer-request.ts';
import { logFailure } from '../log-failure.ts';
import { saveCalculatorData } from '../reports/calculator-data.ts';
import type { Services } from '../services.ts';
import type { Who } from '../use-case/who.ts';

/**
 * Who is signed in finds name and mail address in the next form. The request itself is stored already: that this
 * failed is for the log.
 */
export async function keepSender(
  services: Pick<Services, 'db' | 'now' | 'secret' | 'log' | 'estimateContext'>,
  who: Who,
  { name, email }: Pick<OfferRequest, 'name' | 'email'>,
): Promise<void> {
  if (who.kind === 'visitor') return;
  try {
    await saveCalculatorData(services, who, {
      fullName: name,
      ...(email.trim() === '' ? {} : { email }),
    });
  } catch (error) {
    logFailure(services.log, 'name and address of an offer not kept', error);
  }
}
