import { rememberRecent } from '../../engine/recent-values.ts';
import { faceMeasures, foundFacePlaces } from '../../engine/roof/found-face-places.ts';
import {
  panelPlaces,
  type FaceRectangle,
  type Orientation,
  type PanelSize,
  type Rack,
} from '../../engine/roof/panel-places.ts';
import {
  faceAzimuthDeg,
  houseExtent,
  outlineAreaM2,
  planPointOf,
  roofShapeFaces,
  type FacePoint,
  type PlanPoint,
} from '../../engine/roof/roof-shape.ts';
import type { FoundLayout, RoofLayout, TypicalLayout } from '../roof-layout.ts';
import { planAreaM2, type FoundHouseFace } from './found-house.ts';
import type { Certainty } from './found-roof.ts';
import type { Obstacle } from './obstacle.ts';
import { outbuildingFace, placedOutbuildings, type Outbuilding } from './outbuilding.ts';

/** A face of a house, typical or found, before anything is laid out on it. */
export type HouseFaceShape = {
  /** In its own measures, counter-clockwise for who stands before it. */
  readonly outline: readonly FacePoint[];
  readonly azimuthDeg: number;
  /** Of the face itself: on a flat roof the racks have another. */
  readonly slopeDeg: number;
  /** Of the panels. */
  readonly panelSlopeDeg: number;
  readonly areaM2: number;
  readonly onPlan: (point: FacePoint) => PlanPoint;
  /** Its lowest point above the ground [m]; null: nobody measured it. */
  readonly eavesM: number | null;
  /** null: it was drawn, not found. */
  readonly certainty: Certainty | null;
  /** What was seen standing on it. */
  readonly seen: readonly Obstacle[];
  readonly placesFor: (panel: PanelSize, orientation: Orientation) => readonly FaceRectangle[];
};

export type HouseShape = {
  readonly faces: readonly HouseFaceShape[];
  /** How far the house reaches, with what stands beside it. */
  readonly extent: PlanPoint;
  /** The same of the house alone. */
  readonly houseExtent: PlanPoint;
};

/** Of a typical roof: its slope, where its front faces, and how high the sun stands when racks stop shading each other [°]. */
export type Setting = {
  readonly slopeDeg: number;
  readonly frontDeg: number;
  readonly sunHeightDeg: number;
};

/** A found house has slopes and directions of its own, so the setting says nothing about it. */
export function houseShape(layout: RoofLayout, setting: Setting): HouseShape {
  return layout.shape === 'found' ? foundShape(layout) : typicalShape(layout, setting);
}

function typicalShape(
  layout: TypicalLayout,
  { slopeDeg, frontDeg, sunHeightDeg }: Setting,
): HouseShape {
  const isFlat = layout.shape === 'flat';
  const faceSlopeDeg = isFlat ? 0 : slopeDeg;
  const rack = isFlat ? { slopeDeg, sunHeightDeg } : null;
  const faces = roofShapeFaces(layout.shape, layout, slopeDeg).map((shape): HouseFaceShape => ({
    outline: shape.outline,
    azimuthDeg: faceAzimuthDeg(shape, frontDeg),
    slopeDeg: faceSlopeDeg,
    panelSlopeDeg: slopeDeg,
    areaM2: outlineAreaM2(shape.outline),
    onPlan: (point) => planPointOf(shape, point, faceSlopeDeg),
    eavesM: null,
    certainty: null,
    seen: [],
    placesFor: (panel, orientation) =>
      recentPlaces(shape.outline, panel.longM, panel.shortM, orientation, rack),
  }));
  const alone = houseExtent(layout.shape, layout);
  const { outbuildings = [] } = layout;
  const { placed, extent } = placedOutbuildings(outbuildings, alone);
  const beside = outbuildings.map((one, index) =>
    outbuildingShape(one, frontDeg, placed[index]!.onPlan),
  );
  return { faces: [...faces, ...beside], extent, houseExtent: alone };
}

function outbuildingShape(
  one: Outbuilding,
  frontDeg: number,
  onPlan: HouseFaceShape['onPlan'],
): HouseFaceShape {
  const { outline, slopeDeg, turnDeg, areaM2 } = outbuildingFace(one);
  return {
    outline,
    azimuthDeg: faceAzimuthDeg({ turnDeg }, frontDeg),
    slopeDeg,
    panelSlopeDeg: slopeDeg,
    areaM2,
    onPlan,
    eavesM: null,
    certainty: null,
    seen: [],
    placesFor: (panel, orientation) =>
      recentPlaces(outline, panel.longM, panel.shortM, orientation, null),
  };
}

function foundShape({ house }: FoundLayout): HouseShape {
  const corners = house.faces.flatMap(({ outline }) => outline);
  const [easts, norths] = [corners.map(([east]) => east), corners.map(([, north]) => north)];
  const [west, north] = [Math.min(...easts), Math.max(...norths)];
  const extent = { eastM: Math.max(...easts) - west, southM: north - Math.min(...norths) };
  return {
    extent,
    houseExtent: extent,
    faces: house.faces.map((face) => foundFaceShape(face, west, north)),
  };
}

function foundFaceShape(face: FoundHouseFace, westM: number, northM: number): HouseFaceShape {
  const measures = measuresOf(face);
  const { slopeDeg, azimuthDeg, eavesM, certainty, obstacles } = face;
  return {
    outline: measures.outline,
    azimuthDeg,
    slopeDeg,
    panelSlopeDeg: slopeDeg,
    areaM2: planAreaM2(face.outline) / Math.cos((slopeDeg * Math.PI) / 180),
    onPlan(point) {
      const [east, north] = measures.onMap(point);
      return { eastM: east - westM, southM: northM - north };
    },
    eavesM,
    certainty,
    seen: obstacles,
    placesFor: (panel, orientation) =>
      recentFoundPlaces(face, panel.longM, panel.shortM, orientation),
  };
}

const FLAT_UNDER_DEG = 3;

/** A found face in its own measures; its heights begin at its lowest corner. */
export function measuresOf({ outline, slopeDeg, azimuthDeg }: FoundHouseFace) {
  const level = outline.map(([east, north]) => [east, north, 0] as const);
  return faceMeasures({
    outline: level,
    holes: [],
    slopeDeg,
    gridAzimuthDeg: slopeDeg < FLAT_UNDER_DEG ? null : azimuthDeg,
  });
}

// Many beginnings of rows and columns are tried for the places of a face, and every change of the drawing asks for them
// again: a house that is turned keeps them all.
const MOST_REMEMBERED = 60;

const recentPlaces = rememberRecent(
  (
    outline: readonly FacePoint[],
    longM: number,
    shortM: number,
    orientation: Orientation,
    rack: Rack | null,
  ) => panelPlaces(outline, { longM, shortM }, orientation, rack),
  (...question) => JSON.stringify(question),
  MOST_REMEMBERED,
);

const recentFoundPlaces = rememberRecent(
  (face: FoundHouseFace, longM: number, shortM: number, orientation: Orientation) =>
    foundFacePlaces(measuresOf(face), [], { longM, shortM }, orientation),
  ({ slopeDeg, azimuthDeg, outline }, ...panel) =>
    JSON.stringify([slopeDeg, azimuthDeg, outline, ...panel]),
  MOST_REMEMBERED,
);
