import type { Orientation } from '../../engine/roof/panel-places.ts';
import type { FacePoint } from '../../engine/roof/roof-shape.ts';
import { drawnRoof, type CountedFace } from '../drawn-roof.ts';
import { counted, NO_SETTING, type RoofEdit, type RoofGround } from '../roof-edits.ts';
import { MOST_OBSTACLES, type FoundLayout, type LayoutFace } from '../roof-layout.ts';
import { filledInOrder } from '../roof-start.ts';
import { twelveDirections } from './face-shade.ts';
import { toCentimetre } from './centimetre.ts';
import { MOST_FOUND_FACES, type FoundHouse, type FoundHouseFace } from './found-house.ts';
import type { HouseFace, HouseRoof } from './found-roof.ts';
import { measuresOf } from './house-faces.ts';
import type { Obstacle } from './obstacle.ts';

/** Found things up to this size are drawn as chimneys [m]: whole cells of 0.4 m make a narrow one look wider. */
const CHIMNEY_UP_TO_M = 1.6;
const FLAT_UNDER_DEG = 3;

/** What of the surroundings counts: houses is all but trees, and all where the two could not be told apart. */
export type CountedShade = 'all' | 'houses' | 'none';

export type FoundChoice = {
  /** How many panels to lay out; fewer where no more fit. */
  readonly panels: number;
  readonly shade: CountedShade;
};

/** The house as a calculation keeps it: true to a centimetre and a degree. */
export function foundHouse(
  { faces, obstacles, source, date }: HouseRoof,
  counts: CountedShade,
): FoundHouse {
  return {
    source,
    date,
    faces: faces.slice(0, MOST_FOUND_FACES).map((face, index): FoundHouseFace => {
      const bare: FoundHouseFace = {
        slopeDeg: Math.round(face.slopeDeg),
        azimuthDeg: face.azimuthDeg === null ? 0 : turned(face.azimuthDeg),
        eavesM: toCentimetre(face.eavesM),
        certainty: face.certainty,
        horizonDeg: horizonOf(face, counts),
        outline: face.outline.map(([east, north]) => [toCentimetre(east), toCentimetre(north)]),
        obstacles: [],
      };
      const { onFace } = measuresOf(bare);
      const seen = obstacles.filter((one) => one.face === index).slice(0, MOST_OBSTACLES);
      return { ...bare, obstacles: seen.map((one) => obstacleOn(onFace(one.centre), one.sideM)) };
    }),
  };
}

/** Whole degrees, as the calculator has them; half a degree lifts a ridge by 4 cm. */
const turned = (deg: number) => (Math.round(deg) === -180 ? 180 : Math.round(deg) + 0);

function obstacleOn([along, up]: FacePoint, sideM: number): Obstacle {
  const side = toCentimetre(sideM);
  const low = (middle: number) => Math.max(0, toCentimetre(middle - side / 2));
  const kind = side <= CHIMNEY_UP_TO_M ? 'chimney' : 'other';
  return { kind, alongM: low(along), upM: low(up), sideM: side };
}

const DIRECTIONS = 12;

/** As the calculator takes a horizon. */
function horizonOf({ shade }: HouseFace, counts: CountedShade): readonly number[] {
  if (counts === 'none') return Array.from({ length: DIRECTIONS }, () => 0);
  const horizonDeg =
    counts === 'houses' && shade.withoutTrees !== null
      ? twelveDirections(shade.withoutTrees.horizonDeg)
      : shade.calculatorHorizonDeg;
  return horizonDeg.map((deg) => Math.round(deg));
}

/**
 * A found roof with panels: the best face first, dark places left free, upright or across as more fit.
 * @returns null where no panel fits
 */
export function foundEdit(
  roof: HouseRoof,
  ground: RoofGround,
  { panels, shade }: FoundChoice,
): RoofEdit | null {
  const house = foundHouse(roof, shade);
  const empty: FoundLayout = { shape: 'found', house, faces: [] };
  const inOrder = house.faces.flatMap(({ slopeDeg }, face): LayoutFace[] => {
    if (slopeDeg < FLAT_UNDER_DEG) return [];
    const ways = (['portrait', 'landscape'] as const).map((orientation) => {
      const laid = laidOut(empty, roof.faces[face]!, face, orientation, ground, shade === 'all');
      const room = counted({ ...empty, faces: [laid] }, NO_SETTING, ground)?.faces[0];
      return { laid, room: room?.numberOfPanels ?? 0 };
    });
    const best = ways.reduce((one, other) => (other.room > one.room ? other : one));
    return best.room > 0 ? [best.laid] : [];
  });
  return filledInOrder(empty, inOrder, NO_SETTING, ground, panels);
}

/** A face whose dark places are taken out. */
function laidOut(
  empty: FoundLayout,
  found: HouseFace,
  face: number,
  orientation: Orientation,
  ground: RoofGround,
  avoidsDark: boolean,
): LayoutFace {
  const { obstacles, slopeDeg, azimuthDeg } = empty.house.faces[face]!;
  const bare: LayoutFace = { face, orientation, removed: [], obstacles };
  const dark = found.places[orientation].filter(({ isDark }) => isDark);
  if (dark.length === 0 || !avoidsDark) return bare;
  const alone: CountedFace = { slope: slopeDeg, azimuth: azimuthDeg, numberOfPanels: Infinity };
  const drawn = drawnRoof({ ...empty, faces: [bare] }, [alone], ground.panel, ground.lat);
  const places = drawn?.faces[face]?.places ?? [];
  const removed = places.flatMap((place, index) => {
    const [along, up] = [place.alongM + place.widthM / 2, place.upM + place.heightM / 2];
    const isIn = dark.some(
      (one) =>
        Math.abs(one.alongM + one.widthM / 2 - along) < one.widthM / 2 &&
        Math.abs(one.upM + one.heightM / 2 - up) < one.heightM / 2,
    );
    return isIn ? [index] : [];
  });
  return { ...bare, removed };
}
