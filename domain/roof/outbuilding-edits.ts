import { MOST_ROOF_FACES } from '../../engine/estimate-input.ts';
import type { DrawnRoof } from '../drawn-roof.ts';
import { counted, recounted, settled, type RoofEdit, type RoofGround } from '../roof-edits.ts';
import { FACES_OF, type LayoutFace } from '../roof-layout.ts';
import {
  isOutbuilding,
  MOST_OUTBUILDINGS,
  USUAL_OUTBUILDING,
  type Outbuilding,
} from './outbuilding.ts';

/** What stands beside the house as this face; null: the face is the house's own. */
export function outbuildingOf({ layout }: DrawnRoof, face: number): Outbuilding | null {
  if (layout.shape === 'found') return null;
  return layout.outbuildings?.[face - FACES_OF[layout.shape]] ?? null;
}

/** Whether the house can have one more face beside it: not a found house, nor one with as many as can be counted. */
export function canAddOutbuilding({ layout }: DrawnRoof): boolean {
  return (
    layout.shape !== 'found' &&
    (layout.outbuildings?.length ?? 0) < MOST_OUTBUILDINGS &&
    layout.faces.length < MOST_ROOF_FACES
  );
}

/**
 * Adds a face beside the house, with panels wherever there is room.
 * @returns null: there can be no more
 */
export function addOutbuilding(roof: DrawnRoof, ground: RoofGround): RoofEdit | null {
  const { layout } = roof;
  if (layout.shape === 'found' || !canAddOutbuilding(roof)) return null;
  const { outbuildings = [] } = layout;
  const added: LayoutFace = {
    face: FACES_OF[layout.shape] + outbuildings.length,
    orientation: 'portrait',
    removed: [],
    obstacles: [],
  };
  return counted(
    {
      ...layout,
      outbuildings: [...outbuildings, USUAL_OUTBUILDING],
      faces: [...settled(roof), added],
    },
    roof,
    ground,
  );
}

/** Other measures, slope or direction. The panels that fit follow. */
export function changeOutbuilding(
  roof: DrawnRoof,
  ground: RoofGround,
  face: number,
  change: Partial<Outbuilding>,
): RoofEdit | null {
  const { layout } = roof;
  const was = outbuildingOf(roof, face);
  if (layout.shape === 'found' || was === null) return null;
  const next = { ...was, ...change };
  if (!isOutbuilding(next)) return null;
  const at = face - FACES_OF[layout.shape];
  const changed = { ...layout, outbuildings: layout.outbuildings!.with(at, next) };
  return counted({ ...changed, faces: recounted(roof, changed, roof, ground) }, roof, ground);
}

/** @returns null where no panel would be left */
export function removeOutbuilding(
  roof: DrawnRoof,
  ground: RoofGround,
  face: number,
): RoofEdit | null {
  const { layout } = roof;
  if (layout.shape === 'found' || outbuildingOf(roof, face) === null) return null;
  const { outbuildings = [], ...house } = layout;
  const left = outbuildings.toSpliced(face - FACES_OF[layout.shape], 1);
  const faces = settled(roof)
    .filter((one) => one.face !== face)
    .map((one) => (one.face > face ? { ...one, face: one.face - 1 } : one));
  return counted(
    { ...house, ...(left.length > 0 ? { outbuildings: left } : {}), faces },
    roof,
    ground,
  );
}
