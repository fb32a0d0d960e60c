export type Point = readonly [x: number, y: number];

/** Path data of a line through the points, to a tenth of a pixel. */
export function linePath(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`)
    .join('');
}

/** Path data of the area between two lines with the same x. */
export function areaPath(upper: readonly Point[], lower: readonly Point[]): string {
  return `${linePath([...upper, ...lower.toReversed()])}Z`;
}
