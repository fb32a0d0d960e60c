export const ROOF_SHAPES = ['gable', 'l-shape', 'hip', 'lean-to', 'flat'] as const;
/** The typical roofs. Flat: panels stand on racks that have the slope. */
export type RoofShape = (typeof ROOF_SHAPES)[number];

/** A point of a face [m]: along its eave from the left, as who stands before it sees it; up the slope from the eave. */
export type FacePoint = readonly [alongM: number, upM: number];
/** A point on the ground [m]: to the east and to the south, with the front of the house to the south. */
export type PlanPoint = { readonly eastM: number; readonly southM: number };

export type HouseSize = {
  /** Along the ridge of the main house [m]. */
  readonly lengthM: number;
  /** Across it; of the wing, too [m]. */
  readonly widthM: number;
  /** How far the wing of an L stands out from the main house [m]; no other shape reads it. */
  readonly wingM: number;
};

export type ShapeFace = {
  /** Against the front [°]: 0 the front, 90 to its right for who looks out of the house, 180 the back. */
  readonly turnDeg: 0 | 90 | 180 | -90;
  /** Convex, counter-clockwise, its first side on the eave. */
  readonly outline: readonly FacePoint[];
  /** Where [0, 0] of the outline stands. */
  readonly origin: PlanPoint;
};

const at = (eastM: number, southM: number): PlanPoint => ({ eastM, southM });
const radians = (deg: number) => (deg * Math.PI) / 180;

function rectangle(lengthM: number, heightM: number): readonly FacePoint[] {
  return [
    [0, 0],
    [lengthM, 0],
    [lengthM, heightM],
    [0, heightM],
  ];
}

/**
 * The faces of a typical roof, all of one slope, eaves at one height, without overhang.
 * @param shape of them
 * @param size [m]; a hip roof is at least as long as wide, the main house of an L longer than wide
 * @param slopeDeg 0 flat, below 90
 * @returns the front first, then clockwise seen from above
 * @throws RangeError a size that the shape can't have, or a slope outside 0–89
 */
export function roofShapeFaces(
  shape: RoofShape,
  { lengthM, widthM, wingM }: HouseSize,
  slopeDeg: number,
): readonly ShapeFace[] {
  if (!(slopeDeg >= 0 && slopeDeg < 90)) throw new RangeError(`slope ${slopeDeg}`);
  if (!(lengthM > 0 && widthM > 0)) throw new RangeError(`house of ${lengthM} × ${widthM} m`);
  const half = widthM / 2;
  const up = half / Math.cos(radians(slopeDeg));
  switch (shape) {
    case 'gable':
      return [
        { turnDeg: 0, origin: at(0, widthM), outline: rectangle(lengthM, up) },
        { turnDeg: 180, origin: at(lengthM, 0), outline: rectangle(lengthM, up) },
      ];
    case 'lean-to':
      return [{ turnDeg: 0, origin: at(0, widthM), outline: rectangle(lengthM, 2 * up) }];
    case 'flat':
      return [{ turnDeg: 0, origin: at(0, widthM), outline: rectangle(lengthM, widthM) }];
    case 'hip':
      return hipFaces(lengthM, widthM, up);
    case 'l-shape':
      return lFaces(lengthM, widthM, wingM, up);
  }
}

function hipFaces(lengthM: number, widthM: number, up: number): readonly ShapeFace[] {
  if (lengthM < widthM) throw new RangeError(`hip roof of ${lengthM} × ${widthM} m`);
  const half = widthM / 2;
  const long: readonly FacePoint[] = [
    [0, 0],
    [lengthM, 0],
    [lengthM - half, up],
    [half, up],
  ];
  const end: readonly FacePoint[] = [
    [0, 0],
    [widthM, 0],
    [half, up],
  ];
  return [
    { turnDeg: 0, origin: at(0, widthM), outline: long },
    { turnDeg: 90, origin: at(0, 0), outline: end },
    { turnDeg: 180, origin: at(lengthM, 0), outline: long },
    { turnDeg: -90, origin: at(lengthM, widthM), outline: end },
  ];
}

/** The wing stands out to the front at the east end, under a ridge of the same height. */
function lFaces(lengthM: number, widthM: number, wingM: number, up: number): readonly ShapeFace[] {
  if (!(lengthM > widthM && wingM > 0)) {
    throw new RangeError(`L of ${lengthM} × ${widthM} m with a wing of ${wingM} m`);
  }
  const half = widthM / 2;
  return [
    {
      turnDeg: 0,
      origin: at(0, widthM),
      outline: [
        [0, 0],
        [lengthM - widthM, 0],
        [lengthM - half, up],
        [0, up],
      ],
    },
    {
      turnDeg: 90,
      origin: at(lengthM - widthM, half),
      outline: [
        [half, 0],
        [half + wingM, 0],
        [half + wingM, up],
        [0, up],
      ],
    },
    {
      turnDeg: 180,
      origin: at(lengthM, 0),
      outline: [
        [0, 0],
        [lengthM, 0],
        [lengthM, up],
        [half, up],
      ],
    },
    {
      turnDeg: -90,
      origin: at(lengthM, widthM + wingM),
      outline: [
        [0, 0],
        [widthM + wingM, 0],
        [half + wingM, up],
        [0, up],
      ],
    },
  ];
}

/** How far a shape reaches to the east and to the south [m]. */
export function houseExtent(shape: RoofShape, { lengthM, widthM, wingM }: HouseSize): PlanPoint {
  return at(lengthM, shape === 'l-shape' ? widthM + wingM : widthM);
}

/** Area of a face [m²], of its slope and not of the ground under it. */
export function outlineAreaM2(outline: readonly FacePoint[]): number {
  const twice = outline.reduce((sum, [along, up], index) => {
    const [nextAlong, nextUp] = outline[(index + 1) % outline.length]!;
    return sum + along * nextUp - nextAlong * up;
  }, 0);
  return twice / 2;
}

/**
 * Where a point of a face lies when the roof is seen from above.
 * @param face of roofShapeFaces
 * @param point of it [m]
 * @param slopeDeg of the face; 0 for a flat roof, whatever its racks have
 */
export function planPointOf(face: ShapeFace, [along, up]: FacePoint, slopeDeg: number): PlanPoint {
  const inward = up * Math.cos(radians(slopeDeg));
  // Facing south the eave runs to the east and the slope to the north; the other faces are turned from that.
  const [cos, sin] = TURNS[face.turnDeg];
  return at(
    face.origin.eastM + along * cos + inward * sin,
    face.origin.southM + along * sin - inward * cos,
  );
}

/** Cosine and sine: quarter turns are exact. */
const TURNS = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], [-90]: [0, -1] } as const;

/** The direction of a face [°], as in PVGIS, when the front looks towards `frontDeg`; over −180 to 180. */
export function faceAzimuthDeg(face: { readonly turnDeg: number }, frontDeg: number): number {
  const turned = frontDeg + face.turnDeg;
  return turned > 180 ? turned - 360 : turned <= -180 ? turned + 360 : turned;
}
