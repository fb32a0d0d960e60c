import type { GridPolygon } from './grid-polygon.ts';
import { joinedAreas, type LabelledArea } from './face-outlines.ts';
import { smoothedLabels } from './label-smoothing.ts';
import { arrange, sharedSides, type Arrangement } from './line-arrangement.ts';
import { labelCosts, type Labelled } from './plane-labels.ts';
import type { RoofCells } from './roof-cells.ts';
import { roofLines } from './roof-lines.ts';

/** Parting two pieces costs this for a metre, where a square metre on no plane costs 1. */
const PARTING_PER_M = 0.12;
/** Share of a cell's cost that is whether its label is another: what its neighbours agreed on with it counts too. */
const LABEL_SHARE = 0.5;
/** Points of a cell's square at which it is asked in which piece it lies, each way. */
const PARTS = 3;

/**
 * A footprint parted into areas that lie on one plane each: lines part it, and every piece takes the plane that its cells
 * and its neighbours agree on.
 * @param rings footprint and its holes, from the origin [m]
 */
export function roofAreas(
  cells: RoofCells,
  labelled: Labelled,
  rings: readonly GridPolygon[],
): readonly LabelledArea[] {
  const arrangement = arrange(roofLines(cells, labelled, rings), rings);
  const costs = pieceCosts(cells, labelled, arrangement);
  const neighbours = sharedSides(arrangement).map(
    ([a, b, lengthM]) => [a, b, PARTING_PER_M * lengthM] as const,
  );
  const without = labelled.planes.length;
  const labels = smoothedLabels(costs, neighbours, without + 1);
  return joinedAreas(
    arrangement,
    labels.map((label) => (label === without ? -1 : label)),
  );
}

/** What each piece costs on each plane: its area times what its cells cost there on average. */
function pieceCosts(
  cells: RoofCells,
  { planes, labels }: Labelled,
  { pieces, areasM2, pieceAt }: Arrangement,
): readonly Float64Array[] {
  const costs = pieces.map(() => new Float64Array(planes.length + 1));
  const counts = new Float64Array(pieces.length);
  for (let cell = 0; cell < cells.count; cell++) {
    const [x, y] = [cells.x[cell]!, cells.y[cell]!];
    const own = labelCosts(planes, x, y, cells.z[cell]!);
    for (let label = 0; label < own.length; label++) {
      const other = label === labels[cell] ? 0 : 1;
      own[label] = LABEL_SHARE * other + (1 - LABEL_SHARE) * own[label]!;
    }
    for (let part = 0; part < PARTS * PARTS; part++) {
      const dx = ((part % PARTS) + 0.5) / PARTS - 0.5;
      const dy = (Math.floor(part / PARTS) + 0.5) / PARTS - 0.5;
      const piece = pieceAt([x + dx * cells.cellM, y + dy * cells.cellM]);
      if (piece < 0) continue;
      counts[piece]! += 1;
      for (let label = 0; label < own.length; label++) costs[piece]![label]! += own[label]!;
    }
  }
  costs.forEach((cost, piece) => {
    if (counts[piece] === 0) return;
    for (let label = 0; label < cost.length; label++) {
      cost[label]! *= areasM2[piece]! / counts[piece]!;
    }
  });
  return costs;
}
