import type { CalculatorState } from '../../domain/calculator-state.ts';
import { withDefaults } from '../../domain/calculator-defaults.ts';
import type { InvalidInput } from '../../domain/field-error.ts';
import {
  findingsOf,
  onOneBasis,
  type Finding,
  type OneBasis,
} from '../../domain/offers-compared/findings.ts';
import type { OfferedYears } from '../../domain/offers-compared/offered-years.ts';
import { offersIn } from '../../domain/offers-compared/offers-in-address.ts';
import {
  kwpOf,
  offerOf,
  priceInclVat,
  type OfferTexts,
  type ReceivedOffer,
} from '../../domain/offers-compared/received-offer.ts';
import {
  offeredBattery,
  ownBattery,
  type BatteryPrice,
} from '../../domain/offers-compared/battery-price.ts';
import { likeWithLike, type LikeWithLike } from '../../domain/offers-compared/like-with-like.ts';
import { usualBattery, usualPrices } from '../../domain/offers-compared/usual-prices.ts';
import { ok, type Result } from '../../domain/result.ts';
import { roofRoom } from '../../domain/offers-compared/roof-room.ts';
import type { SharedContext } from '../../engine/estimate-context.ts';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import { systemGuarantees, type SystemGuarantees } from '../catalogue/guarantees.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';

/** A system's price in a form that can be held against another's. */
type ComparedPrice = {
  readonly basis: OneBasis;
  readonly battery: BatteryPrice;
  readonly like: LikeWithLike;
};

/** An offer beside the others. */
export type ComparedOffer = ComparedPrice & {
  readonly texts: OfferTexts;
  readonly offer: ReceivedOffer;
  readonly findings: readonly Finding[];
  /** Null: nothing can be mounted on this roof. */
  readonly years: OfferedYears | null;
};

export type OffersCompared = {
  readonly offers: readonly ComparedOffer[];
  readonly own: EstimateFigures;
  readonly ownPrice: ComparedPrice;
  /** Whatever is offered, no roof of straw carries it. */
  readonly isThatched: boolean;
  readonly ownGuarantees: SystemGuarantees;
  readonly usualOf: {
    readonly id: string;
    readonly validFrom: string;
    readonly isExample: boolean;
  };
};

type Asked = {
  readonly state: CalculatorState;
  readonly context: SharedContext;
  readonly query: URLSearchParams;
};

/** Offers from an address beside our own estimate: what each leaves out, its price with that, and its 25 years. */
export const compareOffers = query(
  { name: 'offers.compare', access: 'anyone' },
  async (
    services: Pick<Services, 'db' | 'estimate' | 'compareOffers' | 'now'>,
    who,
    { state, context, query: address }: Asked,
  ): Promise<Result<OffersCompared, InvalidInput | WorkRefusal>> => {
    const estimated = await services.estimate(who, state, 'cached', context);
    if (!estimated.ok) return estimated;
    const own = estimated.value.estimate;
    const room = roofRoom(state, context.catalogue);
    const read = offersIn(address).flatMap((texts) => {
      const offer = offerOf(texts);
      return offer.ok ? [{ texts, offer: offer.value }] : [];
    });
    const { priceList, catalogue } = context;
    const ownKwh = own.system.batteryUsableKwh;
    const wanted = ownKwh > 0 ? usualBattery(priceList, catalogue, ownKwh) : null;
    const today = danishDayOf(services.now());
    const held = read.map(({ texts, offer }) => {
      const usual = usualPrices(priceList, catalogue, withDefaults(state), offer);
      const findings = findingsOf(offer, {
        usual,
        vatPercent: priceList.vatPercent,
        room,
        // Another power on the same roof: the yield of a kWp is ours.
        annualKwh: own.yield.kwhPerKwp > 0 ? own.yield.kwhPerKwp * kwpOf(offer) : null,
        today,
      });
      const basis = onOneBasis(priceInclVat(offer, priceList.vatPercent), findings);
      const battery = offeredBattery(offer, priceList, catalogue);
      const like = likeWithLike({ basis, kwp: kwpOf(offer), battery }, wanted);
      return { texts, offer, findings, basis, battery, like };
    });
    const systems = held.map(({ offer, basis }) => ({
      panels: offer.panels,
      panelW: offer.panelW,
      inverterKw: offer.inverterKw,
      batteryKwh: offer.batteryKwh ?? 0,
      priceDkk: basis.mid,
    }));
    const isThatched = withDefaults(state).roofType === 'thatch';
    const years = isThatched
      ? ok(systems.map(() => null))
      : await services.compareOffers(who, state, systems, own.yield.faces);
    if (!years.ok) return years;
    const basis = onOneBasis(own.price.totalPrice, []);
    const battery = ownBattery(own.price);
    const like = likeWithLike({ basis, kwp: own.system.peakPower, battery }, wanted);
    return ok({
      offers: held.flatMap((offer, index) => {
        const its = years.value[index];
        return its === undefined ? [] : [{ ...offer, years: its }];
      }),
      own,
      ownPrice: { basis, battery, like },
      isThatched,
      ownGuarantees: await systemGuarantees(services.db, catalogue, own.system),
      usualOf: { id: priceList.id, validFrom: priceList.validFrom, isExample: priceList.isExample },
    });
  },
);
