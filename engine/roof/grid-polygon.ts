/** Easting and northing in the map's grid, or from an origin in it [m]. */
export type GridPoint = readonly [eastM: number, northM: number];
/** Corners in their order, the first not repeated. */
export type GridPolygon = readonly GridPoint[];

/** Area of a polygon [m²]: positive where it runs counter-clockwise. */
export function signedAreaM2(polygon: GridPolygon): number {
  let twice = 0;
  polygon.forEach(([x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length]!;
    twice += x * nextY - nextX * y;
  });
  return twice / 2;
}

/** Whether a point lies inside rings, of which the later ones may be holes. */
export function isInside(rings: readonly GridPolygon[], [x, y]: GridPoint): boolean {
  let inside = false;
  for (const ring of rings) {
    let [lastX, lastY] = ring[ring.length - 1]!;
    for (const [nextX, nextY] of ring) {
      if (nextY > y !== lastY > y) {
        const crossing = nextX + ((y - nextY) * (lastX - nextX)) / (lastY - nextY);
        if (x < crossing) inside = !inside;
      }
      [lastX, lastY] = [nextX, nextY];
    }
  }
  return inside;
}

/** Least distance from a point to the sides of rings [m]. */
export function distanceToSidesM(rings: readonly GridPolygon[], [x, y]: GridPoint): number {
  let least = Infinity;
  for (const ring of rings) {
    ring.forEach(([fromX, fromY], index) => {
      const [toX, toY] = ring[(index + 1) % ring.length]!;
      const [dx, dy] = [toX - fromX, toY - fromY];
      const squared = dx * dx + dy * dy;
      const share = squared === 0 ? 0 : ((x - fromX) * dx + (y - fromY) * dy) / squared;
      const part = Math.min(1, Math.max(0, share));
      least = Math.min(least, Math.hypot(x - fromX - part * dx, y - fromY - part * dy));
    });
  }
  return least;
}
