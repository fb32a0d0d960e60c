import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { LIMITS } from '../../../../domain/calculator-limits.ts';
import type { Catalogue } from '../../../../engine/quote/catalogue.ts';
import { kWp } from '../../../../words/format.ts';
import { PanelIcon } from '../../../ui/icons.tsx';
import { BestSizes } from '../depth/best-sizes.tsx';
import { FacesTotal } from '../depth/faces-total.tsx';
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
