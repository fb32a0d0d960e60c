import { compactText } from './compact-text.ts';
import { readExtras } from './read-extras.ts';
import { readGuarantees } from './read-guarantees.ts';
import { readInclusions, type Charged } from './read-inclusions.ts';
import { readPrice } from './read-price.ts';
import { readSystem } from './read-system.ts';
import { linesOf } from './lines-of-text.ts';
import { fieldNumber, readingOf, type Reading } from './offer-lines.ts';
import { onBasisOf } from './surcharge.ts';
import type { VatSaid } from './vat-words.ts';
import type { OfferField, OfferTexts } from './received-offer.ts';

/** Longer than any offer of a house. */
export const LONGEST_OFFER = 20_000;

/** A piece of the pasted text that was read. */
export type Mark = { readonly field: OfferField; readonly start: number; readonly end: number };

export type ReadOffer = {
  /** What was found, as the form's fields; what is not here was not found. */
  readonly found: Readonly<Partial<OfferTexts>>;
  readonly marks: readonly Mark[];
  /** Totals that differ, from which a person has to choose [DKK]; empty where there is one, or none. */
  readonly totals: readonly number[];
};

/**
 * Reads an offer that was pasted as text, in Danish or English. Nothing is guessed: what is not said, or said in two
 * ways, is left to the reader of the form.
 */
export function readOffer(pasted: string): ReadOffer {
  const { text, places } = compactText(pasted.slice(0, LONGEST_OFFER));
  const lines = linesOf(text);
  const inclusions = readInclusions(lines);
  // A power beside «uden inverter» is that of one to buy, or of the old one.
  const hasInverter = !inclusions.readings.some(
    ({ field, value }) => field === 'inverter' && value === 'without',
  );
  const price = readPrice(lines, inclusions.charged);
  const readings: readonly Reading[] = [
    ...price.readings,
    ...readSystem(lines).filter(({ field }) => field !== 'inverterKw' || hasInverter),
    ...readGuarantees(lines),
    ...inclusions.readings,
    ...inclusions.charged.map((charged) => surchargeReading(charged, price.vat)),
    ...readExtras(lines),
  ];
  return {
    found: Object.fromEntries(readings.map(({ field, value }) => [field, value])),
    marks: readings
      .filter(({ end }) => end > 0)
      .map(({ field, start, end }) => ({
        field,
        start: places[start] ?? 0,
        end: (places[end - 1] ?? 0) + 1,
      }))
      .toSorted((a, b) => a.start - b.start),
    totals: price.totals,
  };
}

/** What a thing costs on top, on the basis of the price it comes on top of. */
function surchargeReading({ item, sentence, amount }: Charged, priceVat: VatSaid): Reading {
  const dkk = fieldNumber(onBasisOf(priceVat, amount));
  return readingOf(`${item}Dkk`, dkk, sentence, amount.match);
}
