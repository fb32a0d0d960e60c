import type { FullCalculatorState } from '../../../../domain/calculator-defaults.ts';
import type { CalculatorState, GivenRoofFace } from '../../../../domain/calculator-state.ts';
import type { DrawnRoof } from '../../../../domain/drawn-roof.ts';
import type { RoofEdit } from '../../../../domain/roof-edits.ts';
import { roofLayoutText } from '../../../../domain/roof-layout.ts';
import { withFaces } from '../depth/face-changes.ts';

type Given = {
  /** What was said. */
  readonly given: CalculatorState;
  /** With what stands in for the rest. */
  readonly state: FullCalculatorState;
};

/** The calculator's faces as the drawing has them; each keeps the shade it had. */
export function roofInState(
  { given, state }: Given,
  { layout, faces }: RoofEdit,
  drawn: DrawnRoof | null,
): CalculatorState {
  const before: readonly GivenRoofFace[] = state.roofFaces ?? [
    { slope: state.slope, azimuth: state.azimuth, shading: state.shading, horizon: state.horizon },
  ];
  const next = faces.map(({ slope, azimuth, numberOfPanels }, index): GivenRoofFace => {
    const at = drawn?.layout.faces.findIndex(({ face }) => face === layout.faces[index]!.face);
    const { shading = state.shading, horizon = null } = before[at ?? 0] ?? {};
    return { slope, azimuth, shading, horizon, calculatedNumberOfPanels: numberOfPanels };
  });
  const roofType =
    layout.shape === 'flat' ? 'flat' : state.roofType === 'flat' ? 'tile' : given.roofType;
  const changed = { ...withFaces(given, next), roofLayout: roofLayoutText(layout) };
  return roofType === undefined ? changed : { ...changed, roofType };
}
