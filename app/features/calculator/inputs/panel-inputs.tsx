import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { LIMITS } from '../../../../domain/calculator-limits.ts';
import type { Catalogue } from '../../../../engine/quote/catalogue.ts';
import { decimal, kWp } from '../../../../words/format.ts';
import { PanelIcon } from '../../../ui/icons.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { firstTouch } from '../first-touch.ts';
import { type InputProps, calculated, guessHint } from './input-props.ts';
import { InputGroup } from './input-group.tsx';
import { NumberInput } from './number-input.tsx';
import { SelectInput } from './select-input.tsx';

const BestSizes = latePart({
  load: () => import('../depth/best-sizes.tsx'),
  when: firstTouch,
  drawnFrom: calculated,
});
const FacesTotal = latePart({ load: () => import('../depth/faces-total.tsx') });

/** Where the slider ends: the largest system that a house usually carries. */
const [LEAST_PANELS, MOST_PANELS] = LIMITS.calculatedNumberOfPanels;

export function PanelInputs({ calculator, catalogue }: InputProps & { catalogue: Catalogue }) {
  const { state, set, run } = calculator;
  const { system } = run.estimate;
  const locale = getLocale();
  const wished = state.calculatedNumberOfPanels ?? system.numberOfPanels;
  return (
    <InputGroup
      icon={<PanelIcon size={18} />}
      title={m.calculator_group_panels()}
      fact={kWp(system.peakPower, locale)}
    >
      <SelectInput
        name="selectedPanelManufacturer"
        chosen={calculator.given.selectedPanelManufacturer !== undefined}
        label={m.calculator_manufacturer()}
        hint={guessHint(calculator, 'selectedPanelManufacturer')}
        options={catalogue.panels
          .filter(({ isDefault }) => isDefault)
          .map(({ manufacturerCode, manufacturer, peakPowerW }) => ({
            value: manufacturerCode,
            label: m.calculator_manufacturer_option({
              model: manufacturer,
              power: decimal(peakPowerW, locale),
            }),
          }))}
        value={system.panelManufacturer}
        onChange={(event) => set('selectedPanelManufacturer', event.currentTarget.value)}
      />
      {state.roofFaces === null ? (
        <NumberInput
          name="calculatedNumberOfPanels"
          label={m.calculator_panel_count()}
          hint={guessHint(calculator, 'calculatedNumberOfPanels')}
          unit={m.calculator_pieces()}
          min={LEAST_PANELS}
          max={MOST_PANELS}
          step={1}
          value={Math.max(LEAST_PANELS, wished)}
          onValue={(value) => set('calculatedNumberOfPanels', value)}
        />
      ) : (
        <FacesTotal calculator={calculator} />
      )}
      <BestSizes calculator={calculator} />
    </InputGroup>
  );
}
