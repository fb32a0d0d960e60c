import { signedAreaM2, type GridPolygon } from '../../../engine/roof/grid-polygon.ts';
import { heightOn, type Plane } from '../../../engine/roof/roof-plane-fit.ts';
import type { Chance } from '../../fuzz/chance.ts';
import { lowestOf, whereAbove, type Piece } from './lower-envelope.ts';

/** A box that stands on a roof without being a face of it: a chimney, a roof window [m above the roof]. */
export type Box = { readonly outline: GridPolygon; readonly aboveM: number };

/** A house's ground along its row [m], its own length from left to right and its depth from front to rear. */
export type Plot = {
  readonly left: number;
  readonly right: number;
  readonly front: number;
  readonly rear: number;
};

/** How the roofs of a row are made; a house differs from the next by its plot and its height. */
export type RoofKind = {
  readonly kind: 'gable' | 'cross-gable' | 'lean-to';
  /** Rise per metre of the front's and the rear's side, of a cross gable the left's and the right's. */
  readonly rises: readonly [number, number];
  /** Where the ridge lies between front and rear, or left and right. */
  readonly ridgeShare: number;
  /** Height of the ridge, of a lean-to its upper side [m above the ground]. */
  readonly ridgeM: number;
};

export type MadeRoof = {
  readonly pieces: readonly Piece[];
  /** Dormers that are too small for faces of their own: they stand on a face, as a chimney does. */
  readonly standing: readonly Piece[];
  readonly boxes: readonly Box[];
};

/** What the finder calls a face at least; what is smaller is an obstacle on one [m² on the map]. */
const LEAST_FACE_M2 = 2;

export const rectangle = ({ left, right, front, rear }: Plot): GridPolygon => [
  [left, front],
  [right, front],
  [right, rear],
  [left, rear],
];

const between = (chance: Chance, least: number, most: number) =>
  least + (most - least) * chance.next();

/** Through a height at a place, rising by so much for a metre along and across the row. */
const planeAt = (
  x: number,
  y: number,
  z: number,
  slopeEast: number,
  slopeNorth: number,
): Plane => ({
  slopeEast,
  slopeNorth,
  heightM: z - slopeEast * x - slopeNorth * y,
});

function planesOf(plot: Plot, roof: RoofKind): readonly Plane[] {
  const { left, right, front, rear } = plot;
  const [one, other] = roof.rises;
  if (roof.kind === 'lean-to') return [planeAt(left, rear, roof.ridgeM, 0, one)];
  if (roof.kind === 'gable') {
    const ridge = front + roof.ridgeShare * (rear - front);
    return [
      planeAt(left, ridge, roof.ridgeM, 0, one),
      planeAt(left, ridge, roof.ridgeM, 0, -other),
    ];
  }
  const ridge = left + roof.ridgeShare * (right - left);
  return [
    planeAt(ridge, front, roof.ridgeM, one, 0),
    planeAt(ridge, front, roof.ridgeM, -other, 0),
  ];
}

/** The main roof of a house, at a row's end hipped if asked, with dormers, a chimney and roof windows by chance. */
export function mainRoof(
  chance: Chance,
  plot: Plot,
  roof: RoofKind,
  hip: 'left' | 'right' | null,
): MadeRoof {
  const planes = [...planesOf(plot, roof)];
  if (hip !== null && roof.kind === 'gable') {
    const eaves = Math.min(...rectangle(plot).map(([x, y]) => heightOn(planes[0]!, x, y)));
    const rise = between(chance, 0.8, 1.4);
    planes.push(planeAt(plot[hip], plot.front, eaves + 0.3, hip === 'left' ? rise : -rise, 0));
  }
  const pieces: Piece[] = [];
  const standing: Piece[] = [];
  const boxes: Box[] = [];
  for (const piece of lowestOf(rectangle(plot), planes)) {
    const carries = roof.kind === 'gable' && piece.plane.slopeEast === 0 && hip === null;
    const dormer = carries && chance.is(0.45) ? dormerOn(chance, plot, piece.plane, roof) : null;
    const isSmall = dormer?.pieces.every(
      ({ outline }) => Math.abs(signedAreaM2(outline)) < LEAST_FACE_M2,
    );
    if (dormer === null) pieces.push(piece);
    else if (isSmall === true) {
      pieces.push(piece);
      standing.push(...dormer.pieces);
    } else pieces.push({ ...piece, holes: [dormer.hole] }, ...dormer.pieces);
    if (dormer === null && chance.is(0.4)) boxes.push(roofWindow(chance, piece));
  }
  if (chance.is(0.5)) boxes.push(chimney(chance, plot, roof));
  return { pieces, standing, boxes };
}

/** A flat dormer, or one with a gable of its own, in the middle of a face that looks to the front or the rear. */
function dormerOn(
  chance: Chance,
  plot: Plot,
  main: Plane,
  roof: RoofKind,
): { readonly hole: GridPolygon; readonly pieces: readonly Piece[] } | null {
  const toFront = main.slopeNorth > 0;
  const eaves = toFront ? plot.front : plot.rear;
  const inwards = toFront ? 1 : -1;
  const room = (roof.ridgeM - heightOn(main, plot.left, eaves)) / Math.abs(main.slopeNorth);
  const width = between(chance, 1.4, Math.min(3.2, plot.right - plot.left - 2.4));
  const middle = (plot.left + plot.right) / 2 + between(chance, -0.4, 0.4);
  const frontY = eaves + inwards * between(chance, 0.6, 1.1);
  const foot = heightOn(main, middle, frontY);
  const top = Math.min(foot + between(chance, 1.2, 1.7), roof.ridgeM - 0.4);
  if (width < 1.4 || room < 2.5 || top - foot < 0.8) return null;
  const strip = rectangle({
    left: middle - width / 2,
    right: middle + width / 2,
    front: Math.min(frontY, eaves + inwards * room),
    rear: Math.max(frontY, eaves + inwards * room),
  });
  const rise = between(chance, 0.6, 0.9);
  const planes = chance.is(0.6)
    ? [planeAt(middle, frontY, top, 0, inwards * 0.04)]
    : [planeAt(middle, frontY, top, rise, 0), planeAt(middle, frontY, top, -rise, 0)];
  let hole = strip;
  for (const plane of planes) hole = whereAbove(hole, plane, main);
  return { hole, pieces: lowestOf(hole, planes) };
}

function roofWindow(chance: Chance, { outline }: Piece): Box {
  const count = outline.length;
  const x = outline.reduce((sum, point) => sum + point[0] / count, between(chance, -1, 1));
  const y = outline.reduce((sum, point) => sum + point[1] / count, between(chance, -0.5, 0.5));
  const sides = { left: x - 0.4, right: x + 0.4, front: y - 0.5, rear: y + 0.5 };
  return { outline: rectangle(sides), aboveM: 0.1 };
}

function chimney(chance: Chance, plot: Plot, { ridgeShare }: RoofKind): Box {
  const left = between(chance, plot.left + 0.5, plot.right - 1.2);
  const front = plot.front + ridgeShare * (plot.rear - plot.front) + between(chance, -0.9, 0.3);
  const side = between(chance, 0.5, 0.8);
  const sides = { left, right: left + side, front, rear: front + side };
  return { outline: rectangle(sides), aboveM: between(chance, 0.7, 1.4) };
}

/** A small outbuilding that leans on a house or has a gable of its own: faces of 4 to 9 m². */
export function outbuilding(chance: Chance, house: Plot, behind: boolean): Plot & MadeRoof {
  const isGable = chance.is(0.5);
  const width = isGable ? between(chance, 2.8, 4) : between(chance, 2.2, 3);
  const depth = isGable ? between(chance, 3, 4) : between(chance, 2, 2.9);
  const left = between(chance, house.left + 0.6, house.right - 0.6 - width);
  const plot = behind
    ? { left, right: left + width, front: house.rear, rear: house.rear + depth }
    : { left, right: left + width, front: house.front - depth, rear: house.front };
  const middle = left + width / 2;
  const steep = between(chance, 0.5, 0.85);
  const gentle = (behind ? -1 : 1) * between(chance, 0.22, 0.45);
  const planes = isGable
    ? [planeAt(middle, 0, 3.4, steep, 0), planeAt(middle, 0, 3.4, -steep, 0)]
    : [planeAt(middle, behind ? house.rear : house.front, 2.9, 0, gentle)];
  return { ...plot, pieces: lowestOf(rectangle(plot), planes), standing: [], boxes: [] };
}

/** A wing behind a house whose ridge meets the main roof, with a gable or a hip at its end; null where none fits. */
export function wing(
  chance: Chance,
  house: Plot,
  main: MadeRoof,
  roof: RoofKind,
): { readonly main: MadeRoof; readonly wing: Plot & MadeRoof } | null {
  const under = main.pieces.find(({ plane }) => plane.slopeNorth < 0);
  const isTaken = under === undefined || under.holes.length > 0 || main.standing.length > 0;
  if (roof.kind !== 'gable' || isTaken) return null;
  const width = between(chance, 3, 4.2);
  const left = between(chance, house.left + 0.3, house.right - 0.3 - width);
  const plot = {
    left,
    right: left + width,
    front: house.rear,
    rear: house.rear + between(chance, 1.5, 4),
  };
  const eaves = heightOn(under.plane, left, house.rear) + between(chance, 0, 0.2);
  const rise = Math.min(between(chance, 0.6, 1.1), (2 * (roof.ridgeM - 0.3 - eaves)) / width);
  if (rise < 0.4) return null;
  const planes = [planeAt(left, 0, eaves, rise, 0), planeAt(plot.right, 0, eaves, -rise, 0)];
  if (chance.is(0.5)) planes.push(planeAt(left, plot.rear, eaves, 0, -between(chance, 0.8, 1.1)));
  const ridge =
    house.rear + (heightOn(under.plane, 0, house.rear) - roof.ridgeM) / -under.plane.slopeNorth;
  let seen = rectangle({ ...plot, front: Math.min(ridge, house.rear) });
  for (const plane of planes) seen = whereAbove(seen, plane, under.plane);
  const hole = whereAbove(seen, planeAt(0, house.rear, 0, 0, -1), planeAt(0, 0, 0, 0, 0));
  const pieces = main.pieces.map((piece) =>
    piece === under ? { ...piece, holes: [hole] } : piece,
  );
  return {
    main: { ...main, pieces },
    wing: { ...plot, pieces: lowestOf(seen, planes), standing: [], boxes: [] },
  };
}
