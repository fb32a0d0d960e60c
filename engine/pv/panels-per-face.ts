import type { SystemResult } from '../estimate-figures.ts';
import type { RoofFace, Sizing } from '../estimate-input.ts';
import { panelsThatFit, rowCoverage, type PanelSize } from './panel-layout.ts';

export type PanelCounts = {
  /** Panels on every face, in the faces' order. */
  readonly perFace: readonly number[];
  readonly limitedBy: Extract<SystemResult['limitedBy'], 'roof-area' | 'inverter'> | null;
};

/** How many panels are asked for. */
export type PanelWish = {
  readonly sizing: Sizing;
  /** For the whole system; faces with a number of their own count towards it. */
  readonly wishedPanels: number;
  /** What the catalogue's largest inverter takes. */
  readonly mostPanels: number;
  /** The panels stand in rows with a way between; the faces' slopes are the racks'. */
  readonly isFlatRoof?: boolean;
};

/**
 * Panels on every face. By peak power: a face's own number, or what is left of the wish, faces filled in their
 * order, none beyond its area. By roof: what every face holds; one without an area carries its own number.
 * @param faces areas in m², null for no limit
 * @param panel sides [m]
 * @param wish numbers of panels
 * @returns counts, and what they had to yield to
 * @throws RangeError a number that is no whole one ≥ 0, or sizing by roof where neither area nor number is known
 * @source calculation.md 2
 */
export function panelsPerFace(
  faces: readonly RoofFace[],
  panel: PanelSize,
  { sizing, wishedPanels, mostPanels, isFlatRoof }: PanelWish,
): PanelCounts {
  const room = faces.map(({ roofSurfaceArea, slope }) => {
    if (roofSurfaceArea === null) return Infinity;
    const coverage = isFlatRoof === true ? rowCoverage(slope) : 1;
    return panelsThatFit({ roofSurfaceArea: coverage * roofSurfaceArea }, panel).panels;
  });
  const own = faces.map(({ calculatedNumberOfPanels }) => calculatedNumberOfPanels);
  for (const count of [wishedPanels, ...own]) {
    if (count !== null && !(Number.isInteger(count) && count >= 0)) {
      throw new RangeError(`${count} panels`);
    }
  }
  const wished = sizing === 'roof' ? byRoof(room, own) : byWish(room, own, wishedPanels);
  let left = mostPanels;
  const perFace = wished.perFace.map((count) => {
    const kept = Math.min(count, left);
    left -= kept;
    return kept;
  });
  const isCut = perFace.some((count, face) => count < wished.perFace[face]!);
  return { perFace, limitedBy: isCut ? 'inverter' : wished.limitedBy };
}

function byRoof(room: readonly number[], own: readonly (number | null)[]): PanelCounts {
  const perFace = room.map((fit, face) => {
    const count = fit < Infinity ? fit : (own[face] ?? null);
    if (count === null) throw new RangeError('what the roof holds needs its area');
    return count;
  });
  return { perFace, limitedBy: null };
}

function byWish(
  room: readonly number[],
  own: readonly (number | null)[],
  wishedPanels: number,
): PanelCounts {
  let left = wishedPanels;
  for (const count of own) left -= count ?? 0;
  left = Math.max(0, left);
  let isLimited = false;
  const perFace = room.map((fit, face) => {
    const fixed = own[face] ?? null;
    const count = Math.min(fixed ?? left, fit);
    if (fixed === null) left -= count;
    else if (count < fixed) isLimited = true;
    return count;
  });
  const hasOpenFace = own.includes(null);
  return { perFace, limitedBy: isLimited || (hasOpenFace && left > 0) ? 'roof-area' : null };
}
