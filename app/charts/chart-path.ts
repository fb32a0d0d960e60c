export type Point = readonly [x: number, y: number];

/** What no eye sees: points nearer than this to the line through their neighbours are left out. */
const UNSEEN_PX = 0.1;

/** Path data of a line through the points, to a tenth of a pixel. */
export function linePath(points: readonly Point[]): string {
  const tenths = seenOf(points).map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const [first, ...rest] = tenths;
  if (first === undefined) return '';
  let [x, y] = first;
  // Steps are shorter to write than places, and a page holds thousands of them.
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${(nextX - x) / 10},${(nextY - y) / 10}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${first[0] / 10},${first[1] / 10}${steps.length > 0 ? `l${steps.join(' ')}` : ''}`;
}

/** Path data of the area between two lines with the same x. */
export function areaPath(upper: readonly Point[], lower: readonly Point[]): string {
  return `${linePath([...upper, ...lower.toReversed()])}Z`;
}

/** The points that carry the line's shape, by Ramer, Douglas and Peucker. */
function seenOf(points: readonly Point[]): readonly Point[] {
  const last = points.length - 1;
  if (last < 2) return points;
  let farthest = 0;
  let distance = 0;
  for (let at = 1; at < last; at++) {
    const away = awayFrom(points[at]!, points[0]!, points[last]!);
    if (away > distance) [farthest, distance] = [at, away];
  }
  if (distance <= UNSEEN_PX) return [points[0]!, points[last]!];
  return [...seenOf(points.slice(0, farthest + 1)), ...seenOf(points.slice(farthest)).slice(1)];
}

/** How far a point lies from the stretch between two others [px]. */
function awayFrom([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const square = alongX ** 2 + alongY ** 2;
  const share = square === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / square;
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(x - fromX - at * alongX, y - fromY - at * alongY);
}
