import type { BatteryPrice } from '../../../domain/offers-compared/battery-price.ts';
import type { Finding, OneBasis } from '../../../domain/offers-compared/findings.ts';
import type { LikeWithLike } from '../../../domain/offers-compared/like-with-like.ts';
import type { OfferedYears } from '../../../domain/offers-compared/offered-years.ts';
import type {
  GuaranteedPart,
  OfferTexts,
  ReceivedOffer,
} from '../../../domain/offers-compared/received-offer.ts';

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
  readonly battery: BatteryPrice;
  readonly like: LikeWithLike;
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
  /** Usable energy of our own system's battery [kWh]; 0: none, so batteries are taken out of the others' prices. */
  readonly ownBatteryKwh: number;
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

export const toTen = (dkk: number): number => Math.round(dkk / 10) * 10;
export const toHundred = (dkk: number): number => Math.round(dkk / 100) * 100;

/** Both ends of an axis that holds every value, a little beyond them. */
export function axisOver(values: readonly number[]): readonly [number, number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = Math.max((high - low) * 0.12, high * 0.01, 1);
  return [low - room, high + room];
}
