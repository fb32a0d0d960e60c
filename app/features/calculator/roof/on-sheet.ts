import type { DrawnFace } from '../../../../domain/drawn-roof.ts';
import { EDGE_DISTANCE_M, type FaceRectangle } from '../../../../engine/roof/panel-places.ts';
import type { FacePoint } from '../../../../engine/roof/roof-shape.ts';
import type { SvgPoint } from './svg-drag.ts';

/** Of a rectangle on a face: lower left, lower right, upper right, upper left, as seen by who stands before it. */
export type Corners = readonly [SvgPoint, SvgPoint, SvgPoint, SvgPoint];
export type CornersOf = (rectangle: FaceRectangle) => Corners;
/** Where a point of a face lies on the sheet. */
export type OnSheet = (point: FacePoint) => SvgPoint;

export function cornersOn(at: OnSheet): CornersOf {
  return ({ alongM, upM, widthM, heightM }) => [
    at([alongM, upM]),
    at([alongM + widthM, upM]),
    at([alongM + widthM, upM + heightM]),
    at([alongM, upM + heightM]),
  ];
}

/** The way back from the sheet to the face, whose drawing is straight in every direction. */
export function faceUnder(at: OnSheet): (point: SvgPoint) => FacePoint {
  const [o, a, u] = [at([0, 0]), at([1, 0]), at([0, 1])];
  const [ax, ay, ux, uy] = [a.x - o.x, a.y - o.y, u.x - o.x, u.y - o.y];
  const area = ax * uy - ay * ux;
  return ({ x, y }) => {
    const [dx, dy] = [x - o.x, y - o.y];
    return [(dx * uy - dy * ux) / area, (ax * dy - ay * dx) / area];
  };
}

export function middleOf(points: readonly SvgPoint[]): SvgPoint {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}

const written = ({ x, y }: SvgPoint) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function pathOf(points: readonly SvgPoint[]): string {
  return `M${points.map(written).join('L')}Z`;
}

/** The two lines through the middle of a rectangle. */
export function rowMiddles([left, right, topRight, topLeft]: Corners): string {
  const between = (from: SvgPoint, to: SvgPoint) => written(middleOf([from, to]));
  return `M${between(left, right)}L${between(topLeft, topRight)}M${between(left, topLeft)}L${between(right, topRight)}`;
}

/**
 * The outline that panels keep to, the edge's distance inside the face's own.
 * @returns [] where two sides of a face lie on one line
 */
export function edgeOf({ outline }: Pick<DrawnFace, 'outline'>): readonly FacePoint[] {
  const sides = outline.map(([along, up], index) => {
    const [nextAlong, nextUp] = outline[(index + 1) % outline.length]!;
    const length = Math.hypot(nextAlong - along, nextUp - up);
    const [dAlong, dUp] = [(nextAlong - along) / length, (nextUp - up) / length];
    // Counter-clockwise: inside is to the left.
    return { along: along - dUp * EDGE_DISTANCE_M, up: up + dAlong * EDGE_DISTANCE_M, dAlong, dUp };
  });
  const corners = sides.map((side, index): FacePoint => {
    const before = sides.at(index - 1)!;
    const turn = before.dAlong * side.dUp - before.dUp * side.dAlong;
    const ahead =
      ((side.along - before.along) * side.dUp - (side.up - before.up) * side.dAlong) / turn;
    return [before.along + before.dAlong * ahead, before.up + before.dUp * ahead];
  });
  return corners.every(([along, up]) => Number.isFinite(along) && Number.isFinite(up))
    ? corners
    : [];
}
