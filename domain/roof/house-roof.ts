import { typicalYear } from '../../engine/climate/typical-year.ts';
import { gridNorthBearingDeg, trueAzimuthDeg } from '../../engine/geodesy/grid-north.ts';
import { placeOfUtm32 } from '../../engine/geodesy/utm-zone-32.ts';
import { faceMeasures, foundFacePlaces } from '../../engine/roof/found-face-places.ts';
import { findRoof, type FoundFace, type FoundRoof } from '../../engine/roof/find-roof.ts';
import { signedAreaM2 } from '../../engine/roof/grid-polygon.ts';
import { groundAround } from '../../engine/roof/ground-around.ts';
import type { FaceRectangle, Orientation, PanelSize } from '../../engine/roof/panel-places.ts';
import type { FacePoint } from '../../engine/roof/roof-shape.ts';
import type { SurfaceModel } from '../../engine/roof/surface-model.ts';
import { sunYear } from '../../engine/sun/sun-year.ts';
import { fail, ok, type Result } from '../result.ts';
import { certaintyOf } from './certainty.ts';
import { faceShade, type ShadeScene } from './face-shade.ts';
import type { HouseFace, HouseObstacle, HousePlace, HouseRoof, RoofAbsence } from './found-roof.ts';
import { houseFrame, middleOf, toCm, type HouseFrame } from './house-frame.ts';
import { withoutTrees, type MapBox, type Rings } from './without-trees.ts';

/** What a roof is found from; all in the map's grid. */
export type RoofQuestion = {
  readonly surface: SurfaceModel;
  /** Heights of the ground; null: read from the surface around the house. */
  readonly terrain: SurfaceModel | null;
  readonly house: Rings;
  /** Other houses, and where all of them are known; null: trees can't be told from houses. */
  readonly around: { readonly houses: readonly Rings[]; readonly within: MapBox } | null;
  readonly panel: PanelSize;
};

export type RoofOfHouse = Omit<HouseRoof, 'source' | 'panel' | 'date'>;
export type NoRoof = {
  readonly kind: Extract<RoofAbsence, 'no-heights' | 'flat' | 'unsure' | 'too-large'>;
};

/** Half a second of work, which grows faster than the roof: our limit [m² on the map]. */
const LARGEST_M2 = 1500;
const LEAST_FACE_M2 = 5;
/** Of the footprint, or there is too little to read. */
const LEAST_MEASURED = 0.6;
/** Below this a face is flat: its panels stand on racks. Our choice, as panels are laid on slopes from about 5° on. */
const FLAT_DEG = 5;
const MOSTLY = 0.75;

/**
 * A house's roof for its owner: faces, what stands on them, shade and places for panels, in the house's own measures.
 * Needs no clock and no chance.
 */
export function houseRoof(question: RoofQuestion): Result<RoofOfHouse, NoRoof> {
  const { surface, terrain, house, around, panel } = question;
  const rings = [house.outline, ...house.holes];
  if (Math.abs(signedAreaM2(house.outline)) > LARGEST_M2) return fail({ kind: 'too-large' });
  const middle = middleOf(house.outline);
  const ground =
    terrain === null
      ? NaN
      : groundAround(
          terrain,
          rings.map((ring) => ring.map(([x, y]) => [x - middle[0], y - middle[1]] as const)),
          middle,
        );
  const found = findRoof(surface, { ...house, groundZ: Number.isNaN(ground) ? null : ground });
  const absence = absenceOf(found);
  if (absence !== null) return fail({ kind: absence });
  const place = placeOfUtm32(...middle);
  const northBearingDeg = gridNorthBearingDeg(place);
  const frame = houseFrame(middle, northBearingDeg, found.groundZ);
  const scene: ShadeScene = {
    surface,
    bare: around === null ? null : withoutTrees(surface, [house, ...around.houses], around.within),
    northBearingDeg,
    sun: sunYear(place),
    climate: typicalYear(place),
  };
  const kept = found.faces.flatMap((face, index) => {
    if (face.areaM2 <= LEAST_FACE_M2) return [];
    const obstacles = found.obstacles.filter((obstacle) => obstacle.face === index);
    return [{ index, ...houseFace(face, obstacles, { panel, frame, scene }) }];
  });
  const inOrder = kept.toSorted((a, b) => b.yearKwh - a.yearKwh);
  const most = inOrder[0]!.yearKwh;
  return ok({
    ...place,
    groundM: toCm(found.groundZ),
    footprint: {
      outline: house.outline.map(frame.point),
      holes: house.holes.map((ring) => ring.map(frame.point)),
    },
    faces: inOrder.map(({ face, yearKwh }) => ({ ...face, yieldShare: toCm(yearKwh / most) })),
    obstacles: found.obstacles.flatMap((obstacle): HouseObstacle[] => {
      const face = inOrder.findIndex(({ index }) => index === obstacle.face);
      if (face === -1) return [];
      const { centre, planM2, heightM } = obstacle;
      return [
        {
          face,
          centre: frame.point(centre),
          sideM: toCm(Math.sqrt(planM2)),
          heightM: toCm(heightM),
        },
      ];
    }),
  });
}

function absenceOf({ faces, measuredShare, groundZ }: FoundRoof): NoRoof['kind'] | null {
  if (measuredShare < LEAST_MEASURED || Number.isNaN(groundZ)) return 'no-heights';
  const large = faces.filter(({ areaM2 }) => areaM2 > LEAST_FACE_M2);
  const planM2 = (some: readonly FoundFace[]) => some.reduce((sum, face) => sum + face.planM2, 0);
  const whole = planM2(large);
  if (whole === 0) return 'unsure';
  if (planM2(large.filter(({ slopeDeg }) => slopeDeg < FLAT_DEG)) > MOSTLY * whole) return 'flat';
  const trusted = large.filter((face) => certaintyOf(face) !== 'unsure');
  return planM2(trusted) < whole / 2 ? 'unsure' : null;
}

type FaceParts = {
  readonly panel: PanelSize;
  readonly frame: HouseFrame;
  readonly scene: ShadeScene;
};

function houseFace(
  found: FoundFace,
  obstacles: FoundRoof['obstacles'],
  { panel, frame, scene }: FaceParts,
): { readonly face: Omit<HouseFace, 'yieldShare'>; readonly yearKwh: number } {
  const measures = faceMeasures(found);
  const placesOf = (orientation: Orientation) =>
    foundFacePlaces(measures, obstacles, panel, orientation);
  const places = { portrait: placesOf('portrait'), landscape: placesOf('landscape') };
  const azimuthDeg =
    found.gridAzimuthDeg === null
      ? null
      : trueAzimuthDeg(found.gridAzimuthDeg, scene.northBearingDeg);
  const seenFrom = [...places.portrait, ...places.landscape].map(centreOf);
  const plane = { slopeDeg: found.slopeDeg, azimuthDeg: azimuthDeg ?? 0 };
  const shaded = faceShade(
    scene,
    plane,
    seenFrom.length > 0 ? seenFrom : [meanOf(measures.outline)],
    measures.onMap,
  );
  const housePlace = (rectangle: FaceRectangle): HousePlace => {
    const { alongM, upM, widthM, heightM } = rectangle;
    const lossYear = shaded.lossAt(centreOf(rectangle));
    const at = (along: number, up: number) => frame.corner(measures.onMap([along, up]));
    return {
      alongM: toCm(alongM),
      upM: toCm(upM),
      widthM,
      heightM,
      corners: [
        at(alongM, upM),
        at(alongM + widthM, upM),
        at(alongM + widthM, upM + heightM),
        at(alongM, upM + heightM),
      ],
      lossYear,
      isDark: shaded.isDark(lossYear),
    };
  };
  const face = {
    outline: found.outline.map(frame.corner),
    holes: found.holes.map((ring) => ring.map(frame.point)),
    slopeDeg: toCm(found.slopeDeg),
    azimuthDeg: azimuthDeg === null ? null : toCm(azimuthDeg),
    areaM2: toCm(found.areaM2),
    planM2: toCm(found.planM2),
    eavesM: toCm(found.eavesM),
    ridgeM: toCm(found.ridgeM),
    certainty: certaintyOf(found),
    slopeErrorDeg: toCm(found.slopeErrorDeg),
    azimuthErrorDeg: toCm(found.azimuthErrorDeg),
    shade: shaded.shade,
    places: {
      portrait: places.portrait.map(housePlace),
      landscape: places.landscape.map(housePlace),
    },
  };
  return { face, yearKwh: shaded.yearKwhPerKwp };
}

const centreOf = ({ alongM, upM, widthM, heightM }: FaceRectangle): FacePoint => [
  alongM + widthM / 2,
  upM + heightM / 2,
];

function meanOf(outline: readonly FacePoint[]): FacePoint {
  const mean = (axis: 0 | 1) => outline.reduce((sum, at) => sum + at[axis], 0) / outline.length;
  return [mean(0), mean(1)];
}
