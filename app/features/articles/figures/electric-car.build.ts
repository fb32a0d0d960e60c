import { exampleEstimate } from '../../../../domain/example-house.ts';
import { CAR_CHARGER_KW, CAR_KWH_PER_KM } from '../../../../engine/data/fixed-figures.ts';
import type { ChargingPlan } from '../../../../engine/load/electric-car.ts';

const KM_PER_YEAR = 15_000;
type Changes = Parameters<typeof exampleEstimate>[0];

function charged(changes: Changes) {
  const { energy, price, savings, economy } = exampleEstimate({
    electricCarKmPerYear: KM_PER_YEAR,
    ...changes,
  });
  return {
    directKwh: energy.directKwh,
    ownUseShare: energy.selfConsumptionShare,
    priceDkk: price.totalPrice,
    billBeforeDkk: savings.billBeforeDkk,
    billAfterDkk: savings.billAfterDkk,
    savingDkk: savings.tenYearMeanDkk,
    paybackYears: economy.paybackYears,
  };
}

const plan = (chargingPlan: ChargingPlan) => charged({ chargingPlan });
const withoutCar = exampleEstimate({});
const carKwh = KM_PER_YEAR * CAR_KWH_PER_KM.value;
const sunFirst = plan('solar-first');
// The car takes only what the house leaves over, so all that is added is the car's.
const sunInCarKwh = sunFirst.directKwh - withoutCar.energy.directKwh;

export default {
  kmPerYear: KM_PER_YEAR,
  carKwh,
  chargerKw: CAR_CHARGER_KW.value,
  withoutCar: {
    ownUseShare: withoutCar.energy.selfConsumptionShare,
    savingDkk: withoutCar.savings.tenYearMeanDkk,
    paybackYears: withoutCar.economy.paybackYears,
  },
  plans: {
    'on-arrival': plan('on-arrival'),
    'cheap-hours': plan('cheap-hours'),
    'solar-first': sunFirst,
  },
  /** A car that puts the sun first, on a larger roof. */
  large: charged({ chargingPlan: 'solar-first', peakPower: 10 }),
  /** In cheap hours, where the refund of the tax is lost with the panels. */
  refundLost: charged({ assumptions: { electricCarTaxRefund: true } }),
  sunInCarKwh,
  sunInCarShare: sunInCarKwh / carKwh,
};
