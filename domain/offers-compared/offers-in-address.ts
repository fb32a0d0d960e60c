import { MOST_OFFERS, NO_OFFER, OFFER_FIELDS, type OfferTexts } from './received-offer.ts';

// Offers stand in the page's address and nowhere else: nothing is kept, and the address can be shared or printed.

/** One for each offer, in their order. */
export const OFFER_PARAM = 'offer';

/** Longer than any offer that a form can hold. */
const LONGEST = 1500;

/** An offer as one value of an address: what differs from an empty form. */
export function offerText(offer: OfferTexts): string {
  const said = OFFER_FIELDS.filter((field) => offer[field].trim() !== NO_OFFER[field]);
  return new URLSearchParams(said.map((field) => [field, offer[field].trim()])).toString();
}

/** The offers of an address, as typed. What is no offer any more leaves fields empty, and the form asks for them. */
export function offersIn(query: URLSearchParams): readonly OfferTexts[] {
  return query
    .getAll(OFFER_PARAM)
    .filter((text) => text !== '' && text.length <= LONGEST)
    .slice(0, MOST_OFFERS)
    .map((text) => {
      const given = new URLSearchParams(text);
      const fields = OFFER_FIELDS.map((field) => [field, given.get(field) ?? NO_OFFER[field]]);
      return Object.fromEntries(fields) as OfferTexts;
    });
}

/** The address's query with these offers in place of its own; the calculation in it stays. */
export function withOffers(query: URLSearchParams, offers: readonly OfferTexts[]): URLSearchParams {
  const others = [...query].filter(([name]) => name !== OFFER_PARAM);
  const given = offers.map((offer) => [OFFER_PARAM, offerText(offer)]);
  return new URLSearchParams([...others, ...given] as [string, string][]);
}
