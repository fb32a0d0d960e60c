import { exampleEstimate } from '../../../../domain/example-house.ts';

const SIZES_KWH = [0, 5, 10, 15] as const;
type Changes = Parameters<typeof exampleEstimate>[0];

const withBattery = (kwh: number): Changes => ({
  interestedInBattery: kwh > 0,
  batteryCapacityKwh: kwh,
});

function battery(kwh: number, changes: Changes = {}) {
  const { energy, price, savings, economy, verdict } = exampleEstimate({
    ...changes,
    ...withBattery(kwh),
  });
  return {
    batteryKwh: kwh,
    directShare: energy.directKwh / energy.productionKwh,
    storedShare: energy.batteryInKwh / energy.productionKwh,
    soldShare: energy.exportedKwh / energy.productionKwh,
    selfSufficiencyShare: energy.selfSufficiencyShare,
    priceDkk: price.totalPrice,
    addedPriceDkk: kwh === 0 ? 0 : verdict.battery.addedPriceDkk,
    savingDkk: savings.tenYearMeanDkk,
    addedSavingDkk: kwh === 0 ? 0 : verdict.battery.addedTenYearMeanDkk,
    paybackYears: economy.paybackYears,
    npvDkk: economy.npvDkk,
  };
}

const largest = exampleEstimate(withBattery(15)).energy.monthly;
const perDay = (month: number, days: number) => (largest[month - 1]?.batteryOutKwh ?? 0) / days;

export default {
  /** What the house draws from 15 kWh on a mean day [kWh]. */
  dailyOutKwh: { june: perDay(6, 30), december: perDay(12, 31) },
  sizes: SIZES_KWH.map((kwh) => battery(kwh)),
  /** The same house with 10 kWh, with one thing changed. */
  homes: {
    usual: battery(10),
    smallUse: battery(10, { annualConsumptionKwh: 3000 }),
    heatPump: battery(10, { heatPump: true }),
    car: battery(10, { electricCarKmPerYear: 15_000 }),
    priceDriven: battery(10, { batteryStrategy: 'price-driven' }),
    lowTax: battery(10, { assumptions: { electricityTaxFrom2028DkkPerKwh: 0.008 } }),
  },
};
