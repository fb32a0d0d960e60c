import type { FaceRectangle, Orientation, PanelSize } from '../../engine/roof/panel-places.ts';
import type { HouseFacts } from './house-facts.ts';

// What a page is told of a house's own roof. Lengths in metres from the middle of the footprint: to the true east, to
// the true north, and up from the ground by the house. Nothing here is in the map's grid any more.

/** [m] to the east and to the north of the footprint's middle. */
export type HousePoint = readonly [eastM: number, northM: number];
/** The same, and [m] above the ground by the house. */
export type HouseCorner = readonly [eastM: number, northM: number, upM: number];

/** How sure a face is, for words and a mark: full, half, dashed. */
export const CERTAINTIES = ['sure', 'fair', 'unsure'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** What stands around takes of a yield, 0–1. */
export type ShadeOfPlace = {
  /** 72 elevations from true north clockwise [°]; every fifth degree. */
  readonly horizonDeg: readonly number[];
  readonly lossYear: number;
  /** Twelve months. */
  readonly lossMonths: readonly number[];
};

export type FaceShade = ShadeOfPlace & {
  /** Twelve of them, each the mean of its 30°, as the calculator's `horizon` takes them. */
  readonly calculatorHorizonDeg: readonly number[];
  /** With what the footprints know as houses only; null: no house stands around that could be told from a tree. */
  readonly withoutTrees: ShadeOfPlace | null;
};

/** Where a panel can lie: in the face's own measures and in the house's. */
export type HousePlace = FaceRectangle & {
  /** Its four corners, from the lower left, counter-clockwise for who looks at the face. */
  readonly corners: readonly [HouseCorner, HouseCorner, HouseCorner, HouseCorner];
  /** Of the year's yield, 0–1. */
  readonly lossYear: number;
  /** Loses so much more than the best place of its face that no panel belongs there. */
  readonly isDark: boolean;
};

export type HouseFace = {
  /** Convex or not, counter-clockwise seen from above. */
  readonly outline: readonly HouseCorner[];
  readonly holes: readonly (readonly HousePoint[])[];
  readonly slopeDeg: number;
  /** True: 0 south, −90 east, 90 west, above −180 to 180; null under 3° of slope. */
  readonly azimuthDeg: number | null;
  /** Along the slope, and on the ground [m²]. */
  readonly areaM2: number;
  readonly planM2: number;
  /** Lowest and highest corner above the ground [m]. */
  readonly eavesM: number;
  readonly ridgeM: number;
  readonly certainty: Certainty;
  /** How far off slope and direction may be, one standard deviation [°]. */
  readonly slopeErrorDeg: number;
  readonly azimuthErrorDeg: number;
  /** Its yield per kWp with shade, as a share of the best face's: 1 for the first. */
  readonly yieldShare: number;
  readonly shade: FaceShade;
  /** Both ways, the top row first, each from the left. */
  readonly places: Readonly<Record<Orientation, readonly HousePlace[]>>;
};

/** A chimney, a dormer, a tree over the roof: what stands out of a face. */
export type HouseObstacle = {
  /** Number of the face in `faces`. */
  readonly face: number;
  /** Upright, on the ground. */
  readonly centre: HousePoint;
  readonly sideM: number;
  /** Highest point above the face [m]. */
  readonly heightM: number;
};

/** demonstration: a real house from a stored piece of the height model, never the visitor's own. */
export const ROOF_SOURCES = ['dhm', 'demonstration'] as const;
export type RoofSource = (typeof ROOF_SOURCES)[number];

/** A line that the licence asks for, to be shown under everything that comes from it. */
export type Attribution = {
  readonly of: 'heights' | 'footprint' | 'bbr';
  /** Danish, as the licence words it; the same in both languages. */
  readonly text: string;
  readonly licence: string;
  readonly licenceUrl: string | null;
  /** When it was fetched or published, YYYY-MM-DD. */
  readonly date: string;
};

export type HouseRoof = {
  readonly source: RoofSource;
  /** Middle of the footprint. */
  readonly lat: number;
  readonly lon: number;
  /** Height of the ground by the house [m, DVR90]. */
  readonly groundM: number;
  readonly footprint: {
    readonly outline: readonly HousePoint[];
    readonly holes: readonly (readonly HousePoint[])[];
  };
  /** Steep or flat, above 5 m²; the best for the sun first. */
  readonly faces: readonly HouseFace[];
  readonly obstacles: readonly HouseObstacle[];
  /** Which the places are for. */
  readonly panel: PanelSize & { readonly manufacturer: string };
  /** When the heights were read, YYYY-MM-DD. */
  readonly date: string;
};

/**
 * Why there is no roof to show; the visitor draws it, or chooses a typical one.
 * not-set-up: this server asks no height model. no-door: only the postcode of the place is known. no-house: no building stands at the address. no-heights: nothing was
 * measured there. flat: panels would stand on racks, which the drawing lays out. unsure: the heights show no faces that
 * could be trusted. too-large: more roof than is calculated while somebody waits. unavailable: the registers do not answer.
 */
export const ROOF_ABSENCES = [
  'not-set-up',
  'no-door',
  'no-house',
  'no-heights',
  'flat',
  'unsure',
  'too-large',
  'unavailable',
] as const;
export type RoofAbsence = (typeof ROOF_ABSENCES)[number];

/** The answer of GET /api/v1/roof. What BBR says may be known where no roof is found. */
export type RoofAnswer = {
  readonly roof: HouseRoof | null;
  /** null where there is a roof. */
  readonly absence: RoofAbsence | null;
  /** null: BBR was not asked, did not answer, or knows no building here. */
  readonly facts: HouseFacts | null;
  readonly attributions: readonly Attribution[];
};
