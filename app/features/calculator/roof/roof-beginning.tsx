import { beginWith } from '../../../../domain/roof-start.ts';
import { foundRoofLink } from '../../../found-roof-link.ts';
import type { InputProps } from '../inputs/input-props.ts';
import { PhotoCard } from './photo-card.tsx';
import { ShapePicker } from './shape-picker.tsx';
import type { Roof } from './use-roof.ts';

/** Which of the pictures the roof was begun with; null: none yet. */
function chosenShape({ isGuess, drawn }: Roof) {
  return isGuess || drawn === null ? null : drawn.layout.shape;
}

type BeginningProps = InputProps & { readonly roof: Roof };

/** The typical roofs, and the way to one's own. */
export function Shapes({ calculator, roof, findsRoof }: BeginningProps & { findsRoof: boolean }) {
  const { run, state, query } = calculator;
  return (
    <ShapePicker
      chosen={chosenShape(roof)}
      found={{
        href: `${foundRoofLink()}?${query}`,
        exampleHref: `${foundRoofLink()}?${query}&demonstration=1`,
        isAsked: findsRoof,
      }}
      onPick={(shape) => {
        const { slope, azimuth } = roof.counted[0] ?? state;
        const panels = run.estimate.system.numberOfPanels;
        roof.apply(beginWith(shape, roof.ground, { slope, azimuth, panels }), 'shape');
      }}
    />
  );
}

/** The house measured on an aerial photograph. */
export function FromPhoto({
  calculator,
  roof,
  photo,
}: BeginningProps & { photo: 'door' | 'area' }) {
  const { run, state } = calculator;
  return (
    <PhotoCard
      place={{ lat: state.lat, lon: state.lon }}
      around={photo}
      onUse={({ lengthM, widthM, frontDeg }) => {
        const known = chosenShape(roof) ?? 'gable';
        const shape = known === 'found' ? 'gable' : known;
        const { slope } = roof.counted[0] ?? state;
        const panels = run.estimate.system.numberOfPanels;
        const size = { lengthM, widthM };
        const edit = beginWith(shape, roof.ground, { slope, azimuth: frontDeg, panels, size });
        roof.apply(edit, 'photo');
        return edit !== null;
      }}
    />
  );
}
