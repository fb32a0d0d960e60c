import fc from 'fast-check';

const places = [
  { lat: '55.6761', lon: '12.5683', postcode: '2100' },
  { lat: '57.0488', lon: '9.9217', postcode: '9000' },
  { lat: '55.4722', lon: '8.4524', postcode: '6700' },
  { lat: '55.1000', lon: '14.9000', postcode: '3700' },
] as const;

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

const calculation = fc.record({
  place: fc.constantFrom(...places),
  slope: fc.integer({ min: 0, max: 60 }),
  azimuth: fc.integer({ min: -180, max: 180 }),
  calculatedNumberOfPanels: fc.integer({ min: 2, max: 40 }),
  shading: fc.constantFrom('none', 'some', 'much'),
  annualConsumptionKwh: fc.integer({ min: 1200, max: 22_000 }),
  interestedInBattery: sometimes(fc.constant(true)),
  batteryCapacityKwh: sometimes(fc.constantFrom(5, 10, 15, 20)),
  financingOption: sometimes(fc.constant('loan')),
  heatPump: sometimes(fc.constant(true)),
  electricCarKmPerYear: sometimes(fc.integer({ min: 5000, max: 40_000 })),
  replaceRoofNext10Yrs: sometimes(fc.constant(true)),
  'assumptions.priceGrowthPercent': sometimes(fc.integer({ min: -3, max: 6 })),
});

/** Calculator queries, always the same for a seed: houses from the smallest to the largest. */
export function randomCalculations(count: number, seed: number): readonly string[] {
  return fc.sample(calculation, { numRuns: count, seed }).map(({ place, ...told }) => {
    const given = Object.entries({ ...place, ...told }).filter(([, value]) => value !== undefined);
    return String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])));
  });
}
