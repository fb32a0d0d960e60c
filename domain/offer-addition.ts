import * as z from 'zod/mini';
import { freeText } from './contact-details.ts';

export const LONGEST_ADDITION = 2000;

/** What a customer writes about a request that was sent. */
export const offerAdditionSchema = z.strictObject({
  text: freeText(LONGEST_ADDITION).check(z.minLength(1)),
});
