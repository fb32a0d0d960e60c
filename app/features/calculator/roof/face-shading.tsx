import type { Shading } from '../../../../engine/estimate-input.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { shownFaces, withFaces } from '../depth/face-changes.ts';
import { shadingField } from '../form/later-fields.ts';
import type { InputProps } from '../inputs/input-props.ts';

type FaceShadingProps = InputProps & {
  /** Which of the calculator's faces; −1: it has no panels, and nothing to be shaded. */
  readonly index: number;
};

/** How much shade the chosen face gets; where the roof has one face it is the roof's. */
export function FaceShading({ calculator, index }: FaceShadingProps) {
  const { given, state, run, set, replace } = calculator;
  if (index === -1) return null;
  const counts = run.estimate.yield.faces.map(({ numberOfPanels }) => numberOfPanels);
  const faces = shownFaces(state, counts);
  const face = faces[index] ?? state;
  return (
    <Segmented
      {...shadingField((face.horizon ?? null) !== null)}
      name="roof-shading"
      value={face.shading ?? state.shading}
      onValue={(value) => {
        const shading = value as Shading;
        if (state.roofFaces === null) set('shading', shading);
        else
          replace(
            withFaces(
              given,
              faces.map((one, at) => (at === index ? { ...one, shading } : one)),
            ),
          );
      }}
    />
  );
}
