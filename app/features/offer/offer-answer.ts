import type { OfferObstacle } from '../../../domain/offer-obstacle.ts';
import type { FieldTexts } from './field-texts.ts';
import type { OfferFormValues } from './form-values.ts';

/** Why no offer can be asked for yet; figures: some of them can't be used. */
export type PageObstacle = OfferObstacle | 'figures';

/** What kept a sent form from being taken. */
export type OfferProblem =
  | 'fields'
  | PageObstacle
  /** The same key came before with other content. */
  | 'repeated'
  | 'trap'
  | 'failed'
  /** Too much was asked for at once. */
  | 'busy'
  /** Only the browser can tell: nothing reached the server. */
  | 'unreachable';

export type OfferAnswer = {
  readonly problem: OfferProblem;
  /** Empty unless the problem is the fields. */
  readonly errors: FieldTexts;
  /** null: the browser still holds what was typed. */
  readonly values: OfferFormValues | null;
  /** The key of the next attempt; null: the same as before. */
  readonly idempotencyKey: string | null;
};
