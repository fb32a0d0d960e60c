import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal } from '../../../../words/format.ts';
import type { InputProps } from '../inputs/input-props.ts';

/** In place of the number of panels, where every face has its own. */
export function FacesTotal({ calculator: { state, run } }: InputProps) {
  const locale = getLocale();
  return (
    <p className="text-14 text-blaek-600">
      {m.depth_faces_total({
        panels: decimal(run.estimate.system.numberOfPanels, locale),
        faces: decimal(state.roofFaces?.length ?? 1, locale),
      })}
    </p>
  );
}
