import type { EstimateInput } from './estimate-input.ts';
import { STANDING_PLANT, USUAL_HOME } from './test-home.ts';

const PLACES = [
  { lat: 57.05, lon: 9.92, priceZone: 'DK1', postcode: '9000' },
  { lat: 56.16, lon: 10.2, priceZone: 'DK1', postcode: '8000' },
  { lat: 55.48, lon: 8.47, priceZone: 'DK1', postcode: '6700' },
  { lat: 55.67, lon: 12.56, priceZone: 'DK2', postcode: '2100' },
  { lat: 54.9, lon: 11.9, priceZone: 'DK2', postcode: '4800' },
] as const;

/** Equally spread values in 0–1, always the same ones. */
function fixedValues(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Homes as they differ in Denmark: place, roof, use, heat pump, car, battery. Another seed, other homes. */
export function variedHomes(count: number, seed: number): readonly EstimateInput[] {
  const next = fixedValues(seed);
  const between = (low: number, high: number) => low + next() * (high - low);
  return Array.from({ length: count }, () => {
    const place = PLACES[Math.floor(next() * PLACES.length)]!;
    return {
      ...USUAL_HOME,
      ...place,
      slope: between(10, 60),
      azimuth: between(-100, 100),
      peakPower: between(2.5, 12.5),
      annualConsumptionKwh: 2000 + 14_000 * next() ** 2,
      interestedInBattery: next() < 0.45,
      batteryCapacityKwh: 5 + 5 * Math.floor(next() * 3),
      batteryStrategy: next() < 0.15 ? 'price-driven' : 'self-use',
      heatPump: next() < 0.25,
      electricCarKmPerYear: next() < 0.25 ? between(5000, 25_000) : 0,
      shading: next() < 0.8 ? 'none' : 'some',
      roofType: next() < 0.8 ? 'tile' : 'flat',
      firstYear: next() < 0.6 ? 2027 : 2026,
      replaceRoofNext10Yrs: next() < 0.1,
      electricalBoardOld: next() < 0.2,
    };
  });
}

/** Homes with panels of other years, that buy a battery, more panels or both. Another seed, other homes. */
export function variedStandingHomes(count: number, seed: number): readonly EstimateInput[] {
  const next = fixedValues(seed + 1000);
  const between = (low: number, high: number) => low + next() * (high - low);
  return variedHomes(count, seed).map((home) => {
    const bought = next();
    const morePanels = bought > 0.5;
    return {
      ...home,
      peakPower: between(2, 6),
      interestedInBattery: !morePanels || bought > 0.75,
      standing: {
        ...STANDING_PLANT,
        peakPower: between(2, 8),
        year: Math.floor(between(2008, 2026)),
        slope: between(10, 50),
        azimuth: between(-90, 90),
        inverter: next() < 0.7 ? 'kept' : next() < 0.5 ? 'shared' : 'replaced',
        settlement: next() < 0.85 ? 'instant' : 'yearly',
        yearlyUntil: Math.floor(between(2028, 2036)),
        morePanels,
      },
    };
  });
}
