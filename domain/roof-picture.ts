import type { EstimateFigures } from '../engine/estimate-figures.ts';
import type { Catalogue } from '../engine/quote/catalogue.ts';
import { panelOf } from '../engine/quote/system-choice.ts';
import type { FacePoint, PlanPoint } from '../engine/roof/roof-shape.ts';
import type { FaceRectangle } from '../engine/roof/panel-places.ts';
import type { CalculatorState } from './calculator-state.ts';
import { drawnRoof, type DrawnRoof } from './drawn-roof.ts';
import { toCentimetre } from './roof/centimetre.ts';
import { readRoofLayout } from './roof-layout.ts';

/**
 * A roof seen from above, with its front to the south, as a page, a report and a PDF draw it.
 * Metres.
 */
export type RoofPicture = {
  readonly extent: PlanPoint;
  /** Where the front faces [°], as in PVGIS: the drawing is rotated by it. */
  readonly frontDeg: number;
  readonly faces: readonly PictureFace[];
};

export type PictureFace = {
  readonly azimuthDeg: number;
  readonly outline: readonly PlanPoint[];
  /** A point well inside it. */
  readonly middle: PlanPoint;
  readonly panels: readonly (readonly PlanPoint[])[];
  readonly obstacles: readonly {
    readonly kind: 'chimney' | 'window';
    readonly corners: readonly PlanPoint[];
  }[];
};

export function roofPicture({ extent, frontDeg, faces }: DrawnRoof): RoofPicture {
  return {
    extent,
    frontDeg,
    faces: faces.map((face) => {
      const onPlan = (point: FacePoint) => toCentimetres(face.onPlan(point));
      const outline = face.outline.map(onPlan);
      const laid = face.places.filter(({ state }) => state === 'panel');
      return {
        azimuthDeg: face.azimuthDeg,
        outline,
        middle: toCentimetres(meanOf(outline)),
        panels: laid.map((place) => cornersOf(place).map(onPlan)),
        obstacles: face.obstacles.map((obstacle) => ({
          // Whatever else was seen stands up like a chimney.
          kind: obstacle.kind === 'window' ? 'window' : 'chimney',
          corners: cornersOf(obstacle).map(onPlan),
        })),
      };
    }),
  };
}

/**
 * The roof somebody has drawn, to store and show with its calculation.
 * @returns null if nobody has, or if the calculator's faces have changed since
 */
export function givenPicture(
  { roofLayout, lat }: Pick<CalculatorState, 'roofLayout' | 'lat'>,
  { yield: { faces }, system }: Pick<EstimateFigures, 'yield' | 'system'>,
  catalogue: Catalogue,
): RoofPicture | null {
  const layout = roofLayout == null ? null : readRoofLayout(roofLayout);
  const panel = panelOf(catalogue, system.panelManufacturer);
  if (layout === null || panel === undefined) return null;
  const roof = drawnRoof(layout, faces, { longM: panel.x, shortM: panel.y }, lat);
  return roof === null ? null : roofPicture(roof);
}

function cornersOf({ alongM, upM, widthM, heightM }: FaceRectangle): readonly FacePoint[] {
  return [
    [alongM, upM],
    [alongM + widthM, upM],
    [alongM + widthM, upM + heightM],
    [alongM, upM + heightM],
  ];
}

/** Finer than anybody measures a roof, and short to store. */
const toCentimetres = ({ eastM, southM }: PlanPoint): PlanPoint => ({
  eastM: toCentimetre(eastM),
  southM: toCentimetre(southM),
});

/** The mean of its corners: inside, because faces are convex. */
function meanOf(points: readonly PlanPoint[]): PlanPoint {
  const sum = points.reduce(
    (all, { eastM, southM }) => ({ eastM: all.eastM + eastM, southM: all.southM + southM }),
    { eastM: 0, southM: 0 },
  );
  return { eastM: sum.eastM / points.length, southM: sum.southM / points.length };
}
