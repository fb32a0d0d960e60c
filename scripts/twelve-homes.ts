// Twelve homes with payback, present value and saving, a line each: to compare two versions of the engine. Laid into an
// older checkout it prints that one's; docs/twelve-homes.md is made of such runs.
import { estimate } from '../engine/estimate.ts';
import type { EstimateInput } from '../engine/estimate-input.ts';
import { TEST_CONTEXT, USUAL_HOME } from '../engine/test-home.ts';
import { ENGINE_VERSION } from '../engine/version.ts';

const HOMES: Readonly<Record<string, Partial<EstimateInput>>> = {
  'Detached, 4,500 kWh, 6 kWp': { annualConsumptionKwh: 4500 },
  'The same with 10 kWh battery': { annualConsumptionKwh: 4500, interestedInBattery: true },
  'The same, battery by price': {
    annualConsumptionKwh: 4500,
    interestedInBattery: true,
    batteryStrategy: 'price-driven',
  },
  'Terraced, 3,000 kWh, 4 kWp': {
    annualConsumptionKwh: 3000,
    peakPower: 4,
    buildingType: 'terraced',
  },
  'Heat pump, 8 kWp': { annualConsumptionKwh: 4000, heatPump: true, peakPower: 8 },
  'Heat pump with 10 kWh battery': {
    annualConsumptionKwh: 4000,
    heatPump: true,
    peakPower: 8,
    interestedInBattery: true,
  },
  'Electric car, 15,000 km, 8 kWp': {
    annualConsumptionKwh: 4500,
    electricCarKmPerYear: 15_000,
    peakPower: 8,
  },
  'Large home, 9,000 kWh, 10 kWp': { annualConsumptionKwh: 9000, peakPower: 10 },
  'Small use, 2,000 kWh, 6 kWp': { annualConsumptionKwh: 2000 },
  'East-facing, Zealand, 4,500 kWh': {
    lat: 55.67,
    lon: 12.3,
    priceZone: 'DK2',
    postcode: '2630',
    azimuth: -90,
    annualConsumptionKwh: 4500,
  },
  'New roof in year 8, 4,500 kWh': { annualConsumptionKwh: 4500, replaceRoofNext10Yrs: true },
  'Spending of 1,000 DKK a month': { averageMonthlySpendingDKK: 1000 },
};

console.log(`| engine ${ENGINE_VERSION} | payback | NPV | ten-year saving |`);
console.log('| --- | --- | --- | --- |');
for (const [name, change] of Object.entries(HOMES)) {
  const { economy, savings } = estimate({ ...USUAL_HOME, ...change }, TEST_CONTEXT).estimate;
  const years = economy.paybackYears?.toFixed(1) ?? 'over 25';
  const npv = (Math.round(economy.npvDkk / 100) * 100).toLocaleString('en');
  const saving = (Math.round(savings.tenYearMeanDkk / 10) * 10).toLocaleString('en');
  console.log(`| ${name} | ${years} | ${npv} | ${saving} |`);
}
