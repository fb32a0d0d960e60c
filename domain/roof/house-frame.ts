import type { GridPoint, GridPolygon } from '../../engine/roof/grid-polygon.ts';
import type { HouseCorner, HousePoint } from './found-roof.ts';

/** From the map's grid into the house's own measures: from its middle, to the true north, up from the ground. */
export type HouseFrame = {
  readonly point: (point: GridPoint) => HousePoint;
  readonly corner: (corner: readonly [x: number, y: number, z: number]) => HouseCorner;
};

/**
 * @param middle of the house in the map's grid [m]
 * @param northBearingDeg of the map's north, clockwise from the true one: gridNorthBearingDeg
 * @param groundZ height of the ground [m]
 */
export function houseFrame(
  middle: GridPoint,
  northBearingDeg: number,
  groundZ: number,
): HouseFrame {
  const turn = (northBearingDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const point = ([x, y]: GridPoint): HousePoint => {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    return [toCm(dx * cos + dy * sin), toCm(dy * cos - dx * sin)];
  };
  return { point, corner: ([x, y, z]) => [...point([x, y]), toCm(z - groundZ)] };
}

/** What is known to a decimetre is sent to a centimetre. */
export function toCm(metres: number): number {
  return Math.round(metres * 100) / 100 + 0;
}

/** The middle of what a polygon spans. */
export function middleOf(polygon: GridPolygon): GridPoint {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(polygon.map(([x]) => x)), middle(polygon.map(([, y]) => y))];
}
