import type { RoofLayout } from '../../../domain/roof-layout.ts';
import type { CountedFace } from '../../../domain/drawn-roof.ts';
import type { PanelSize } from '../../../engine/roof/panel-places.ts';
import type { Attribution, Certainty, RoofSource } from '../../../domain/roof/found-roof.ts';

/** What the page says of one face and how sure that is. */
export type ViewFace = {
  readonly slopeDeg: number;
  readonly azimuthDeg: number | null;
  readonly areaM2: number;
  readonly certainty: Certainty;
  readonly slopeErrorDeg: number;
  readonly azimuthErrorDeg: number;
  readonly peakKw: number;
  readonly panels: number;
  /** Share of the year's yield that stands in shade, and of each month's. */
  readonly lossYear: number;
  readonly lossMonths: readonly number[];
  /** 72 elevations, true north first [°]; all that stands around, and only what is no tree. */
  readonly horizonDeg: readonly number[];
  readonly horizonWithoutTreesDeg: readonly number[];
};

export type ViewAnswer = {
  readonly kWh: number;
  readonly savingDkk: number;
  readonly paybackYears: number | null;
  /** Twelve months. */
  readonly monthsKwh: readonly number[];
  /** The calculator with this roof. */
  readonly href: string;
};

export type FoundView = {
  readonly source: RoofSource;
  readonly lat: number;
  readonly lon: number;
  readonly date: string;
  readonly layout: RoofLayout;
  readonly counted: readonly CountedFace[];
  readonly panel: PanelSize;
  readonly faces: readonly ViewFace[];
  readonly chimneys: readonly { readonly face: number; readonly sideM: number }[];
  /** Highest thing around [°], and towards where it stands, clockwise from north. */
  readonly highest: { readonly elevationDeg: number; readonly azimuthDeg: number };
  readonly withShade: ViewAnswer;
  readonly withoutShade: ViewAnswer;
  /** null: no tree shades the roof, or none could be told from a house. */
  readonly withoutTrees: ViewAnswer | null;
  readonly attributions: readonly Attribution[];
};

/** A picture of the page as an address asks for it. */
export type Asked = {
  readonly day: number;
  readonly step: number;
  readonly from: FixedView;
};

export const FIXED_VIEWS = ['south', 'west', 'above'] as const;
export type FixedView = (typeof FIXED_VIEWS)[number];

/** The page's own fields in an address, beside the calculator's. */
export const VIEW_FORM = { day: 'viewDay', hour: 'viewHour', from: 'viewFrom' } as const;
