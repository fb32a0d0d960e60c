import {
  NO_OFFER,
  OFFER_FIELDS,
  type OfferTexts,
} from '../../../domain/offers-compared/received-offer.ts';
import type { FormAnswer, FormValues } from '../../forms/form-definition.ts';

const FIELDS = ['text', ...OFFER_FIELDS] as const;

/** Adding an offer to the others: the letter as it was pasted, and the fields that were read out of it or typed. */
export const compareForm = { id: 'offer', fields: FIELDS, kept: null } as const;

export type CompareField = (typeof FIELDS)[number];
export type CompareValues = FormValues<CompareField>;

/** read: the letter was read, and waits to be looked over; full: no more offers can be compared. */
export type CompareProblem = 'read' | 'full';
export type CompareAnswer = FormAnswer<CompareField, CompareProblem> & {
  /** What the server read out of the letter, where it did. */
  readonly totals?: readonly number[];
};

/** Which button was pressed. */
export const INTENT = 'intent';
/** Which offer is changed, by its place among the others. */
export const EDIT_PARAM = 'edit';
/** Where the form stands on its page. */
export const FORM_ID = 'add';

export const valuesOf = (offer: OfferTexts | null, text = ''): CompareValues => ({
  text,
  ...(offer ?? NO_OFFER),
});
