import { signedAreaM2, type GridPolygon } from '../../../engine/roof/grid-polygon.ts';
import { heightOn, type Plane } from '../../../engine/roof/roof-plane-fit.ts';

/** A piece of a made-up roof with the plane it lies on, seen along its row: x along the row, y across it [m]. */
export type Piece = {
  readonly outline: GridPolygon;
  readonly holes: readonly GridPolygon[];
  readonly plane: Plane;
};

/**
 * Where one plane lies on or above another.
 * @param polygon convex [m]
 */
export function whereAbove(polygon: GridPolygon, plane: Plane, other: Plane): GridPolygon {
  const above = polygon.map(([x, y]) => heightOn(plane, x, y) - heightOn(other, x, y));
  return polygon.flatMap((point, index) => {
    const after = (index + 1) % polygon.length;
    const kept = above[index]! >= 0 ? [point] : [];
    if (above[index]! >= 0 === above[after]! >= 0) return kept;
    const share = above[index]! / (above[index]! - above[after]!);
    const [x, y] = point;
    const [nextX, nextY] = polygon[after]!;
    return [...kept, [x + share * (nextX - x), y + share * (nextY - y)] as const];
  });
}

/** The lowest of planes over a convex polygon: gables, hips and lean-tos are made so. */
export function lowestOf(polygon: GridPolygon, planes: readonly Plane[]): readonly Piece[] {
  return planes.flatMap((plane) => {
    let outline = polygon;
    for (const other of planes) if (other !== plane) outline = whereAbove(outline, other, plane);
    const isFace = outline.length > 2 && Math.abs(signedAreaM2(outline)) > 0.05;
    return isFace ? [{ outline, holes: [], plane }] : [];
  });
}

/** A plane whose directions are turned about the origin, against the clock [radians]. */
export const turned = ({ slopeEast, slopeNorth, heightM }: Plane, angle: number): Plane => ({
  slopeEast: slopeEast * Math.cos(angle) - slopeNorth * Math.sin(angle),
  slopeNorth: slopeEast * Math.sin(angle) + slopeNorth * Math.cos(angle),
  heightM,
});
