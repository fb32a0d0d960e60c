export type Point = readonly [x: number, y: number];

/**
 * Below what an eye can see: points closer than this to the line through their neighbours are
 * dropped.
 */
const UNSEEN_PX = 0.1;

/** Path data of a line through the points, to a tenth of a pixel. */
export function linePath(points: readonly Point[]): string {
  const tenths = seenOf(points).map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const [first, ...rest] = tenths;
  if (first === undefined) return '';
  let [x, y] = first;
  // Relative steps are shorter to write than positions, and a page contains thousands of them.
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

/** A bar's left upper corner and its height. */
export type Bar = { readonly x: number; readonly y: number; readonly height: number };

/** Path data of upright bars of one width, to a tenth of a pixel. */
export function barsPath(bars: readonly Bar[], width: number): string {
  const wide = tenth(width);
  return bars
    .map(({ x, y, height }) => `M${tenth(x)},${tenth(y)}h${wide}v${tenth(height)}h${-wide}Z`)
    .join('');
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The points that define the line's shape, by Ramer, Douglas and Peucker. */
function seenOf(points: readonly Point[]): readonly Point[] {
  const isSeen = points.map((_, at) => at === 0 || at === points.length - 1);
  markSeen(points, isSeen, 0, points.length - 1);
  return points.filter((_, at) => isSeen[at]);
}

function markSeen(points: readonly Point[], isSeen: boolean[], from: number, to: number): void {
  let farthest = 0;
  let square = UNSEEN_PX ** 2;
  for (let at = from + 1; at < to; at++) {
    const away = awayFrom(points[at]!, points[from]!, points[to]!);
    if (away > square) [farthest, square] = [at, away];
  }
  if (farthest === 0) return;
  isSeen[farthest] = true;
  markSeen(points, isSeen, from, farthest);
  markSeen(points, isSeen, farthest, to);
}

/**
 * Distance of a point from the segment between two others, squared [px²]. Called thousands of
 * times.
 */
function awayFrom(point: Point, from: Point, to: Point): number {
  const alongX = to[0] - from[0];
  const alongY = to[1] - from[1];
  const x = point[0] - from[0];
  const y = point[1] - from[1];
  const square = alongX ** 2 + alongY ** 2;
  const share = square === 0 ? 0 : (x * alongX + y * alongY) / square;
  const at = Math.min(1, Math.max(0, share));
  return (x - at * alongX) ** 2 + (y - at * alongY) ** 2;
}
