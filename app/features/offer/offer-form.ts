import { OFFER_FORM_KEY } from '../../../domain/browser-keys.ts';
import type { OfferObstacle } from '../../../domain/offer-obstacle.ts';
import type { FormAnswer } from '../../forms/form-definition.ts';

/** Nothing typed yet. In the order of the page. */
export const EMPTY_OFFER = {
  name: '',
  preferredContactMethod: 'email',
  email: '',
  phone: '',
  preferredContactTime: 'any',
  notes: '',
  consent: '',
};
export type OfferValues = Readonly<typeof EMPTY_OFFER>;
export type OfferField = keyof OfferValues;

const FIELDS = Object.keys(EMPTY_OFFER) as OfferField[];
// A yes is given to words in one language, so it is asked for anew.
const KEPT = FIELDS.filter((field) => field !== 'consent');

/** Asking for an offer. */
export const offerForm = {
  id: 'offer',
  fields: FIELDS,
  kept: { key: OFFER_FORM_KEY, fields: KEPT, typed: ['name', 'email', 'phone', 'notes'] },
  ticketed: { texts: ['notes'] },
} as const;

export const loadOfferCheck = () => import('./offer-check.ts').then((loaded) => loaded.offerCheck);

/** Why no offer can be asked for yet; figures: some of them can't be used. */
export type PageObstacle = OfferObstacle | 'figures';
export type OfferAnswer = FormAnswer<OfferField, PageObstacle>;
