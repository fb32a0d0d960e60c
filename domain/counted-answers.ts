import type { CalculatorData } from './calculator-data.ts';

/**
 * An older answer would overrule the newer one that says the same thing otherwise: a count the answer that it was
 * once counted from, several faces the one roof, a known use the guess.
 */
const COUNTED_FROM = {
  calculatedNumberOfPanels: ['peakPower', 'calculatedNumberOfPanels'],
  batteryUnitCounts: ['batteryCapacityKwh', 'batteryUnitCounts'],
  sizing: ['peakPower', 'calculatedNumberOfPanels', 'sizing'],
  roofFaces: ['slope', 'azimuth', 'roofSurfaceArea', 'roofFaces'],
  horizon: ['shading', 'horizon'],
  annualConsumptionKwh: ['averageMonthlySpendingDKK', 'household', 'annualConsumptionKwh'],
  household: ['averageMonthlySpendingDKK', 'annualConsumptionKwh', 'household'],
  ownOffer: ['panelCost', 'ownOffer'],
} as const satisfies Partial<Record<keyof CalculatorData, readonly (keyof CalculatorData)[]>>;

/** Without what newer answers go before. */
export function withoutOverruling<Answers extends CalculatorData>(
  older: Answers,
  newer: CalculatorData,
): Answers {
  const counts = Object.entries(COUNTED_FROM).flatMap(([count, answers]) =>
    answers.some((name) => name in newer) ? [count] : [],
  );
  const kept = Object.entries(older).filter(([name]) => !counts.includes(name));
  return Object.fromEntries(kept) as Answers;
}

/** Answers with a later change of some of them. */
export function withChange<Answers extends CalculatorData>(
  answers: Answers,
  change: Partial<Answers>,
): Answers {
  return { ...withoutOverruling(answers, change), ...change };
}
