import type { CalculatorData } from './calculator-data.ts';

/**
 * Older answers that would overrule a newer one saying the same thing differently: a count
 * overrules the answer it was once counted from, several faces the single roof, a known consumption
 * the guess.
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

/** Without the answers that newer ones replace. */
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

/** Answers with some of them changed later. */
export function withChange<Answers extends CalculatorData>(
  answers: Answers,
  change: Partial<Answers>,
): Answers {
  return { ...withoutOverruling(answers, change), ...change };
}
