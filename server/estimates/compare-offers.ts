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
  usualPerKwp,
  usualPrices,
  type PriceSpan,
} from '../../domain/offers-compared/usual-prices.ts';
import { ok, type Result } from '../../domain/result.ts';
import { roofRoom } from '../../domain/offers-compared/roof-room.ts';
import type { SharedContext } from '../../engine/estimate-context.ts';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import { systemGuarantees, type SystemGuarantees } from '../catalogue/guarantees.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';

/** An offer beside the others. */
export type ComparedOffer = {
  readonly texts: OfferTexts;
  readonly offer: ReceivedOffer;
  readonly findings: readonly Finding[];
  readonly basis: OneBasis;
  /** Null: nothing can be mounted on this roof. */
  readonly years: OfferedYears | null;
};

export type OffersCompared = {
  readonly offers: readonly ComparedOffer[];
  readonly own: EstimateFigures;
  /** Whatever is offered, no roof of straw carries it. */
  readonly isThatched: boolean;
  readonly ownGuarantees: SystemGuarantees;
  /** Where prices per kWp commonly lie; null: there is nothing to hold them against. */
  readonly usualPerKwp: PriceSpan | null;
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
    const { priceList } = context;
    const today = danishDayOf(services.now());
    const held = read.map(({ texts, offer }) => {
      const usual = usualPrices(priceList, context.catalogue, withDefaults(state), offer);
      const findings = findingsOf(offer, {
        usual,
        vatPercent: priceList.vatPercent,
        room,
        // Another power on the same roof: the yield of a kWp is ours.
        annualKwh: own.yield.kwhPerKwp > 0 ? own.yield.kwhPerKwp * kwpOf(offer) : null,
        today,
      });
      const basis = onOneBasis(priceInclVat(offer, priceList.vatPercent), findings);
      return { texts, offer, findings, basis };
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
    const { peakPower } = own.system;
    return ok({
      offers: held.flatMap((offer, index) => {
        const its = years.value[index];
        return its === undefined ? [] : [{ ...offer, years: its }];
      }),
      own,
      isThatched,
      ownGuarantees: await systemGuarantees(services.db, context.catalogue, own.system),
      usualPerKwp: peakPower > 0 ? usualPerKwp(own.price.totalPrice, peakPower) : null,
      usualOf: { id: priceList.id, validFrom: priceList.validFrom, isExample: priceList.isExample },
    });
  },
);
