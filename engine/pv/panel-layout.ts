/** Distance kept from every edge of the roof [m]. Source: calculation.md 2, valid from 2026. */
export const ROOF_EDGE_M = 0.3;
/** Share of a roof's area that panels can cover when its shape is not known [-]. Source: calculation.md 2, valid from 2026. */
export const USABLE_AREA_SHARE = 0.85;
/** A tenth of a millimetre: what floating-point sums may be short by without a panel falling off the roof [m]. */
const TOLERANCE_M = 1e-4;

/** Sun's height above which no row on a flat roof shades the next [°]. Source: usual for racks of 10–15°; our own choice, valid from 2026. */
export const ROW_SHADE_FREE_DEG = 18;

/**
 * Share of a flat roof's usable area that rows of tilted panels cover: the rest is the way between them.
 * @param tiltDeg tilt of the racks, 0–90°
 * @returns 1 for panels that lie flat, 0.62 at 12°
 * @throws RangeError a tilt outside 0–90
 * @source geometry: row length ÷ (its shadow at the height named above + what it covers itself)
 */
export function rowCoverage(tiltDeg: number): number {
  if (!(tiltDeg >= 0 && tiltDeg <= 90)) throw new RangeError(`racks of ${tiltDeg}°`);
  const tilt = (tiltDeg * Math.PI) / 180;
  const shadow = Math.sin(tilt) / Math.tan((ROW_SHADE_FREE_DEG * Math.PI) / 180);
  return 1 / (Math.cos(tilt) + shadow);
}

/** Sides of a panel [m]. */
export type PanelSize = { readonly xM: number; readonly yM: number };

/** A roof face seen square on [m], or just its area [m²]. */
export type RoofRectangle = { readonly widthM: number; readonly heightM: number };
export type RoofArea = { readonly roofSurfaceArea: number };

export type PanelLayout = {
  readonly panels: number;
  /** Rows up the roof and panels per row; null when only the area is known. */
  readonly rows: number | null;
  readonly columns: number | null;
  readonly orientation: 'portrait' | 'landscape' | null;
};

/**
 * Area of one panel.
 * @param x one side [m], > 0
 * @param y the other side [m], > 0
 * @returns m², rounded to 3 decimals, half up
 * @throws RangeError when a side is not above 0 and finite
 */
export function panelAreaM2(x: number, y: number): number {
  if (!(x > 0 && y > 0 && x * y < Infinity)) throw new RangeError(`a panel of ${x} × ${y} m`);
  // The product of two decimals can lie a hair below the half it stands for; 1e-9 m² puts it back.
  return Math.floor((x * y + 1e-9) * 1000 + 0.5) / 1000;
}

/**
 * How many panels a roof holds: rows on the rectangle inside the edge distance, portrait or landscape, whichever
 * holds more (portrait when equal); where only the area is known, floor(0.85 · area / panel area).
 * @param roof rectangle [m] or area [m²]
 * @param panel sides [m]; the longer one is upright in portrait
 * @returns the layout; 0 panels when none fits
 * @throws RangeError when a length or the area is negative or not finite
 * @source calculation.md 2
 */
export function panelsThatFit(roof: RoofRectangle | RoofArea, panel: PanelSize): PanelLayout {
  const areaM2 = panelAreaM2(panel.xM, panel.yM);
  if ('roofSurfaceArea' in roof) {
    assertLength(roof.roofSurfaceArea);
    const panels = Math.floor((USABLE_AREA_SHARE * roof.roofSurfaceArea) / areaM2 + 1e-9);
    return { panels, rows: null, columns: null, orientation: null };
  }
  assertLength(roof.widthM);
  assertLength(roof.heightM);
  const long = Math.max(panel.xM, panel.yM);
  const short = Math.min(panel.xM, panel.yM);
  const portrait = rowsOn(roof, short, long, 'portrait');
  const landscape = rowsOn(roof, long, short, 'landscape');
  return landscape.panels > portrait.panels ? landscape : portrait;
}

function rowsOn(
  roof: RoofRectangle,
  panelWidthM: number,
  panelHeightM: number,
  orientation: 'portrait' | 'landscape',
): PanelLayout {
  const columns = countAlong(roof.widthM, panelWidthM);
  const rows = countAlong(roof.heightM, panelHeightM);
  return { panels: rows * columns, rows, columns, orientation };
}

function countAlong(roofM: number, panelM: number): number {
  return Math.max(0, Math.floor((roofM - 2 * ROOF_EDGE_M + TOLERANCE_M) / panelM));
}

function assertLength(value: number): void {
  if (!(value >= 0 && value < Infinity)) throw new RangeError(`a roof measure of ${value}`);
}
