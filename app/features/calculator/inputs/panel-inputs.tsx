import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { LIMITS } from '../../../../domain/calculator-limits.ts';
import type { Catalogue } from '../../../../engine/quote/catalogue.ts';
import { decimal, kWp } from '../../../../words/format.ts';
import { PanelIcon } from '../../../ui/action-icons.tsx';
import { BestSizes } from '../depth/best-sizes.tsx';
import { makerField, panelCountField } from '../form/panel-fields.ts';
import { ChoiceInput, SliderInput } from './field-inputs.tsx';
import type { InputProps } from './input-props.ts';
import { InputGroup } from './input-group.tsx';

export default function PanelInputs({
  calculator,
  catalogue,
}: InputProps & { catalogue: Catalogue }) {
  const { state, run } = calculator;
  const { system } = run.estimate;
  // What stands is told above; how many of which make are only asked where more are wanted.
  if (state.standing !== null && !state.standing.morePanels) return null;
  const locale = getLocale();
  const wished = state.calculatedNumberOfPanels ?? system.numberOfPanels;
  return (
    <InputGroup
      icon={<PanelIcon size={18} />}
      title={m.calculator_group_panels()}
      fact={kWp(system.peakPower, locale)}
    >
      <ChoiceInput
        calculator={calculator}
        field={makerField(catalogue)}
        isGuess
        value={system.panelManufacturer}
      />
      {state.roofFaces === null ? (
        <SliderInput
          calculator={calculator}
          field={panelCountField()}
          isGuess
          value={Math.max(LIMITS.calculatedNumberOfPanels[0], wished)}
        />
      ) : (
        <FacesTotal calculator={calculator} />
      )}
      <BestSizes calculator={calculator} />
    </InputGroup>
  );
}

/** In place of the number of panels, where every face has its own. */
function FacesTotal({ calculator: { state, run } }: InputProps) {
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
