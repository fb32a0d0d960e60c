import { parseNumber } from '../../../domain/number-text.ts';
import {
  NO_OFFER,
  OFFER_FIELDS,
  offerNumber,
  type OfferTexts,
} from '../../../domain/offers-compared/received-offer.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { shortDecimal } from '../../../words/format.ts';
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

/** Which offer is changed, by its place among the others. */
export const EDIT_PARAM = 'edit';
/** Where the form stands on its page. */
export const FORM_ID = 'add';

/** An offer's fields as its reader writes them. */
export const valuesOf = (offer: OfferTexts | null, text = ''): CompareValues => ({
  text,
  ...(offer === null ? NO_OFFER : readerTexts(offer)),
});

function readerTexts(offer: OfferTexts): OfferTexts {
  const written = Object.entries(offer).map(([field, typed]) => {
    const takes = offerNumber(field);
    const read = takes && parseNumber(typed, takes, null);
    return [field, read?.ok ? shortDecimal(read.value, getLocale(), takes?.decimals) : typed];
  });
  return Object.fromEntries(written) as OfferTexts;
}
