import type { SvgPoint } from './svg-drag.ts';

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Below and above first: a name reads on from what it names. */
const DIRECTIONS = [
  [0, 1],
  [0, -1],
  [0.35, 1],
  [-0.35, 1],
  [0.35, -1],
  [-0.35, -1],
  [1, 0],
  [-1, 0],
  [0.7, -0.7],
  [-0.7, -0.7],
  [0.7, 0.7],
  [-0.7, 0.7],
] as const;

/**
 * Where a label finds room beside what it names, as near as can be; null: nowhere.
 * @param distances from the middle of the thing to the label's nearer edge, in the order to try them [px]
 */
export function labelSpot(
  { x, y }: SvgPoint,
  { width, height }: Pick<Box, 'width' | 'height'>,
  distances: readonly number[],
  isFree: (box: Box) => boolean,
): Box | null {
  for (const away of distances) {
    for (const [right, down] of DIRECTIONS) {
      const left = x + right * (away + width / 2) - width / 2;
      const top = y + down * (away + height / 2) - height / 2;
      const box = { left, top, width, height };
      if (isFree(box)) return box;
    }
  }
  return null;
}

export const cornersOf = ({ left, top, width, height }: Box): readonly SvgPoint[] => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
];

/** Whether two convex outlines lie over each other: they do unless along a side of either they are apart. */
export function overlap(one: readonly SvgPoint[], other: readonly SvgPoint[]): boolean {
  return ![...squareToSides(one), ...squareToSides(other)].some(({ x, y }) => {
    const along = (point: SvgPoint) => point.x * x + point.y * y;
    const [ours, theirs] = [one.map(along), other.map(along)];
    return Math.max(...ours) <= Math.min(...theirs) || Math.max(...theirs) <= Math.min(...ours);
  });
}

const squareToSides = (points: readonly SvgPoint[]): readonly SvgPoint[] =>
  points.map(({ x, y }, index) => {
    const next = points[(index + 1) % points.length]!;
    return { x: y - next.y, y: next.x - x };
  });
