import { useState } from 'react';
import type { DrawnFace, DrawnRoof } from '../../../../domain/drawn-roof.ts';
import { addOutbuilding, canAddOutbuilding } from '../../../../domain/roof/outbuilding-edits.ts';
import { faceEdits, type FaceEdits } from './face-edits.ts';
import type { Roof } from './use-roof.ts';

export type ChosenFace = {
  readonly face: DrawnFace;
  /** Which of the calculator's faces it is; −1: it has no panels. */
  readonly index: number;
  readonly choose: (face: number) => void;
  /** Adds a face beside the house, which is then looked at; null: there can be no more. */
  readonly add: (() => void) | null;
  /** Looks at the first face with panels again. */
  readonly chooseFirst: () => void;
  /** The roof, whose changes keep this face chosen. */
  readonly roof: Roof;
  readonly edits: FaceEdits;
};

/** The face that is looked at: the one that was chosen, else the first with panels. */
export function useChosenFace(roof: Roof, drawn: DrawnRoof): ChosenFace {
  const [wanted, setWanted] = useState<number | null>(null);
  const face = drawn.faces[wanted ?? drawn.layout.faces[0]!.face] ?? drawn.faces[0]!;
  // Whoever changes a face stays with it, also where nobody had chosen one and its panels go.
  const ofFace: Roof = {
    ...roof,
    apply(edit, kind, isDragged) {
      setWanted(face.face);
      roof.apply(edit, kind, isDragged);
    },
  };
  return {
    face,
    index: drawn.layout.faces.findIndex((one) => one.face === face.face),
    choose: setWanted,
    add: canAddOutbuilding(drawn)
      ? () => {
          roof.apply(addOutbuilding(drawn, roof.ground), 'add');
          setWanted(drawn.faces.length);
        }
      : null,
    chooseFirst: () => setWanted(null),
    roof: ofFace,
    edits: faceEdits(ofFace, drawn, face),
  };
}
