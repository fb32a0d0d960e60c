/**
 * Payback: the moment from which the cumulated flow stays at or above 0 until the end. A year that falls below
 * again (a new inverter) moves it: money that must be laid out again has not been paid back.
 * Within a year the flow is taken as even.
 * @param cumulativeDkk cumulated flow at the end of year 0, 1, 2 … [DKK]
 * @returns years; null when the last value is negative, or when nothing was laid out
 */
export function paybackYears(cumulativeDkk: readonly number[]): number | null {
  if (!((cumulativeDkk[0] ?? 0) < 0)) return null;
  let year = cumulativeDkk.length - 1;
  if (!(cumulativeDkk[year]! >= 0)) return null;
  while (cumulativeDkk[year - 1]! >= 0) year--;
  const before = cumulativeDkk[year - 1]!;
  return year - 1 + before / (before - cumulativeDkk[year]!);
}
