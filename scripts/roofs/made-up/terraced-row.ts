import type { GridPoint, GridPolygon } from '../../../engine/roof/grid-polygon.ts';
import { signedAreaM2 } from '../../../engine/roof/grid-polygon.ts';
import { gridAzimuthDegOf, slopeDegOf } from '../../../engine/roof/roof-plane-fit.ts';
import { Chance } from '../../fuzz/chance.ts';
import type { ReferenceHouse } from '../reference.ts';
import type { ScoredFace } from '../score.ts';
import { turned, type Piece } from './lower-envelope.ts';
import { scannedSurface } from './scanned-surface.ts';
import {
  mainRoof,
  outbuilding,
  rectangle,
  wing,
  type MadeRoof,
  type Plot,
  type RoofKind,
} from './terraced-house.ts';

export type TruthHouse = ReferenceHouse & { readonly truth: readonly ScoredFace[] };

/** Somewhere in Denmark's grid, where a row's left front corner stands [m]. */
const CORNER: GridPoint = [560_000, 6_220_000];
const GROUND_M = 12;
/** How far a side of the register's footprint lies from the roof's, one standard deviation [m]. */
const FOOTPRINT_M = 0.15;

type Built = Plot & MadeRoof & { readonly shed: (Plot & MadeRoof & { behind: boolean }) | null };

/**
 * A row of terraced houses with the planes that they were made of, as laser and register would show them: steps at the
 * party walls or none, ridges displaced, gables along and across, dormers, chimneys, wings, sheds; each house's
 * footprint cuts its roof at the party walls, and now and then one footprint holds two.
 * @param seed the same seed and number give the same row
 */
export function madeUpRow(seed: number, number: number): readonly TruthHouse[] {
  const chance = new Chance(seed, number);
  const between = (least: number, most: number) => least + (most - least) * chance.next();
  const degrees = (least: number, most: number) => Math.tan((between(least, most) * Math.PI) / 180);
  const kind = chance.pick(['gable', 'gable', 'gable', 'cross-gable', 'lean-to'] as const);
  const rise = kind === 'lean-to' ? degrees(14, 28) : degrees(22, 50);
  // Every other row's sides differ in slope.
  const rises = [rise, chance.is(0.5) ? rise : rise * between(0.75, 1.25)] as const;
  const isStepped = chance.is(0.6);
  const isStaggered = chance.is(0.5);
  const hasCopings = chance.is(0.3);
  const endsHipped = kind === 'gable' && chance.is(0.3);
  const holdsTwo = (isStepped || isStaggered) && chance.is(0.5);
  const depth = between(7.5, 10.5);
  const width = between(5.4, 7.5);
  const ridgeShare = chance.is(0.5) ? 0.5 : between(0.38, 0.62);
  const houses: Built[] = [];
  const count = 4 + chance.below(3);
  let [left, front, ridgeM] = [0, 0, between(6, 9)];
  for (let house = 0; house < count; house++) {
    const plot = { left, right: left + width + between(-0.4, 0.4), front, rear: front + depth };
    const roof: RoofKind = { kind, rises, ridgeShare, ridgeM };
    const end = house === 0 ? 'left' : house === count - 1 ? 'right' : null;
    houses.push(builtOn(chance, plot, roof, endsHipped ? end : null));
    left = plot.right;
    if (isStepped) ridgeM += chance.pick([-1, 1]) * between(0.25, 0.7);
    if (isStaggered) front += chance.pick([-1, 1]) * between(0.4, 1.6);
  }
  const angle = between(0, 2 * Math.PI);
  const onMap = ([x, y]: GridPoint): GridPoint => [
    CORNER[0] + x * Math.cos(angle) - y * Math.sin(angle),
    CORNER[1] + x * Math.sin(angle) + y * Math.cos(angle),
  ];
  const parts = houses.flatMap((house) => (house.shed === null ? [house] : [house, house.shed]));
  const copings = hasCopings ? houses.slice(1).map((house) => copingAt(house.left, house)) : [];
  const surface = scannedSurface(chance, {
    pieces: parts.flatMap(({ standing, pieces }) => [...standing, ...pieces]),
    boxes: [...copings, ...parts.flatMap(({ boxes }) => boxes)],
    corners: parts.flatMap(rectangle),
    corner: CORNER,
    angle,
    groundM: GROUND_M,
  });
  const walls = [...houses.map((house) => house.left), left].map(
    (wall) => wall + FOOTPRINT_M * normal(chance),
  );
  const step = holdsTwo ? 2 : 1;
  return houses.flatMap((_, first): TruthHouse[] => {
    const own = houses.slice(first, first + step);
    if (first % step !== 0) return [];
    return [
      {
        id: `row ${number + 1} house ${first + 1}`,
        surface,
        outline: footprintOf(chance, own, walls.slice(first)).map(onMap),
        holes: [],
        groundZ: GROUND_M,
        truth: own
          .flatMap((house) => [...house.pieces, ...(house.shed?.pieces ?? [])])
          .map((piece) => faceOf(piece, angle, onMap)),
      },
    ];
  });
}

/** A house with a wing, a shed or neither behind or before it. */
function builtOn(chance: Chance, plot: Plot, roof: RoofKind, hip: 'left' | 'right' | null): Built {
  const main = mainRoof(chance, plot, roof, hip);
  const winged = hip === null && chance.is(0.25) ? wing(chance, plot, main, roof) : null;
  if (winged !== null) return { ...plot, ...winged.main, shed: { ...winged.wing, behind: true } };
  const behind = chance.is(0.7);
  const shed = chance.is(0.4) ? { ...outbuilding(chance, plot, behind), behind } : null;
  return { ...plot, ...main, shed };
}

/** Rows that a seed gives. */
export const madeUpRows = (seed: number, rows: number): readonly (readonly TruthHouse[])[] =>
  Array.from({ length: rows }, (_, number) => madeUpRow(seed, number));

function faceOf(
  { outline, holes, plane }: Piece,
  angle: number,
  onMap: (point: GridPoint) => GridPoint,
): ScoredFace {
  const onMapPlane = turned(plane, angle);
  const slopeDeg = slopeDegOf(onMapPlane);
  const planM2 = holes.reduce(
    (left, hole) => left - Math.abs(signedAreaM2(hole)),
    Math.abs(signedAreaM2(outline)),
  );
  return {
    outline: outline.map(onMap),
    holes: holes.map((hole) => hole.map(onMap)),
    slopeDeg,
    gridAzimuthDeg: slopeDeg < 3 ? null : gridAzimuthDegOf(onMapPlane),
    areaM2: planM2 / Math.cos((slopeDeg * Math.PI) / 180),
  };
}

/** Mean 0, standard deviation 1. */
const normal = (chance: Chance) =>
  Math.sqrt(-2 * Math.log(1 - chance.next())) * Math.cos(2 * Math.PI * chance.next());

/** A party wall that is carried up through the roof. */
function copingAt(wall: number, { front, rear }: Plot) {
  const sides = { left: wall - 0.15, right: wall + 0.15, front, rear };
  return { outline: rectangle(sides), aboveM: 0.3 };
}

/** Neighbours' footprint with the register's errors: along the fronts to the right, back along the rears. */
function footprintOf(
  chance: Chance,
  houses: readonly Built[],
  walls: readonly number[],
): GridPolygon {
  const off = () => FOOTPRINT_M * normal(chance);
  const along = (behind: boolean) =>
    houses.flatMap(({ front, rear, shed }, index): GridPoint[] => {
      const y = (behind ? rear : front) + off();
      const [left, right] = [walls[index]!, walls[index + 1]!];
      if (shed === null || shed.behind !== behind)
        return [
          [left, y],
          [right, y],
        ];
      const far = (behind ? shed.rear : shed.front) + off();
      const [near, end] = [shed.left + off(), shed.right + off()];
      return [
        [left, y],
        [near, y],
        [near, far],
        [end, far],
        [end, y],
        [right, y],
      ];
    });
  return [...along(false), ...along(true).toReversed()];
}
