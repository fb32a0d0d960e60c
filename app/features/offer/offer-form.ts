import type { OfferObstacle } from '../../../domain/offer-obstacle.ts';
import type { FormAnswer, FormValues } from '../../forms/form-definition.ts';
import { OFFER_FORM_KEY } from '../../../domain/browser-keys.ts';
import type { KeptFields } from '../../forms/kept-fields.ts';

const FIELDS = [
  'name',
  'preferredContactMethod',
  'email',
  'phone',
  'preferredContactTime',
  'notes',
  'consent',
] as const;

const KEPT: KeptFields = {
  key: OFFER_FORM_KEY,
  // A yes is given to words in one language, so it is asked for anew.
  fields: FIELDS.filter((field) => field !== 'consent'),
  typed: ['name', 'email', 'phone', 'notes'],
};

/** Asking for an offer. */
export const offerForm = {
  id: 'offer',
  fields: FIELDS,
  kept: KEPT,
  ticketed: { texts: ['notes'] },
} as const;

export type OfferField = (typeof FIELDS)[number];
export type OfferValues = FormValues<OfferField>;

/** Why no offer can be asked for yet; figures: some of them can't be used. */
export type PageObstacle = OfferObstacle | 'figures';
export type OfferAnswer = FormAnswer<OfferField, PageObstacle>;
