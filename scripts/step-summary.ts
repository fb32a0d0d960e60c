/** Median, p95 and the worst of measured times [ms]. */
export function summary(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(1).padStart(6);
  return `median ${at(0.5)} ms   p95 ${at(0.95)} ms   max ${at(1)} ms`;
}
