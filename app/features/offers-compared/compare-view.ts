import type { Finding, OneBasis } from '../../../domain/offers-compared/findings.ts';
import type { OfferedYears } from '../../../domain/offers-compared/offered-years.ts';
import type {
  GuaranteedPart,
  OfferTexts,
  ReceivedOffer,
} from '../../../domain/offers-compared/received-offer.ts';
import type { PriceSpan } from '../../../domain/offers-compared/usual-prices.ts';

/** What our own offer is made of, beyond its sizes. */
export type OwnParts = {
  /** Who makes the panels; null: nobody in the catalogue. */
  readonly panelMaker: string | null;
  readonly takesBattery: boolean;
  /** [years]; null: the catalogue does not say. */
  readonly guarantees: Readonly<Record<GuaranteedPart | 'battery', number | null>>;
  /** One of them is an example. */
  readonly areGuaranteesExamples: boolean;
};

/** A column: an offer, or our own estimate. */
export type ComparedColumn = {
  /** A, B, C, D; null: our own. */
  readonly letter: string | null;
  readonly name: string;
  readonly texts: OfferTexts | null;
  readonly offer: ReceivedOffer | null;
  readonly findings: readonly Finding[];
  readonly basis: OneBasis;
  readonly kwp: number;
  readonly panels: number;
  readonly panelW: number;
  /** null: not said. */
  readonly inverterKw: number | null;
  /** null: an offer of others, which says nothing of it. */
  readonly own: OwnParts | null;
  /** null: nothing can be mounted on this roof. */
  readonly years: OfferedYears | null;
};

export type CompareView = {
  readonly columns: readonly ComparedColumn[];
  readonly isThatched: boolean;
  readonly usualPerKwp: PriceSpan | null;
  readonly usualOf: {
    readonly id: string;
    readonly validFrom: string;
    readonly isExample: boolean;
  };
  readonly place: string;
  readonly isExample: boolean;
  readonly roof: { readonly slope: number; readonly azimuth: number };
  /** The calculation of the address, without the offers. */
  readonly query: string;
  /** The address's whole query. */
  readonly address: string;
  /** The same without the person, for who it is passed on to; null: no offer yet. */
  readonly sharedQuery: string | null;
};

/** What a sentence calls it. */
export const letterOf = ({ letter, name }: Pick<ComparedColumn, 'letter' | 'name'>): string =>
  letter ?? name;

export const perKwp = (dkk: number, { kwp }: Pick<ComparedColumn, 'kwp'>): number =>
  Math.round(dkk / kwp / 10) * 10;
export const toThousand = (dkk: number): number => Math.round(dkk / 1000) * 1000;
export const toHundred = (dkk: number): number => Math.round(dkk / 100) * 100;

/** Prices this many times another's lie on no axis with it. */
const AXIS_RATIO = 3;

/**
 * An axis that holds as many of the spans as fit one: an odd one does not press the others together, and the axis ends
 * clear of them where a mark stands for it.
 */
export function axisOfMost(spans: readonly PriceSpan[]): readonly [number, number] {
  const near = ({ low }: PriceSpan) =>
    spans.filter((span) => span.low <= low * AXIS_RATIO && low <= span.low * AXIS_RATIO);
  // Of two that differ, the last: our own.
  const most = spans.map(near).reduce((best, some) => (some.length >= best.length ? some : best));
  const [start, end] = axisOver(most.flatMap(({ low, high }) => [low, high]));
  const room = (end - start) / 4;
  return [
    spans.some(({ high }) => high < start) ? start - room : start,
    spans.some(({ low }) => low > end) ? end + room : end,
  ];
}

/** Both ends of an axis that holds every value, a little beyond them. */
export function axisOver(values: readonly number[]): readonly [number, number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = Math.max((high - low) * 0.12, high * 0.01, 1);
  return [low - room, high + room];
}
