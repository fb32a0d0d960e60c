import { isAnythingBought } from './bought-parts.ts';
import type { EstimateFigures } from '../engine/estimate-figures.ts';

/** How soon a system is paid for, from the best to the worst; impossible: no panel may or can stand there, or nothing is bought. */
export const GRADES = ['quick', 'good', 'slow', 'late', 'barely', 'never', 'impossible'] as const;
export type Grade = (typeof GRADES)[number];

/** The last whole year of each [years]. */
const LAST_YEARS = { quick: 7, good: 11, slow: 15, late: 19, barely: 25 } as const;

/**
 * The grade by payback in whole years, as they are shown. It follows from the figures alone, so that those frozen before it
 * was given have it too.
 * @source calculation.md 6
 */
export function gradeOf({ economy, system }: Pick<EstimateFigures, 'economy' | 'system'>): Grade {
  if (!isAnythingBought(system)) return 'impossible';
  if (economy.paybackYears === null) return 'never';
  const years = Math.round(economy.paybackYears);
  const grades = Object.entries(LAST_YEARS) as [keyof typeof LAST_YEARS, number][];
  return grades.find(([, last]) => years <= last)?.[0] ?? 'never';
}
