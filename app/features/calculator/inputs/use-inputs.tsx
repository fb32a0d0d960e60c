import { useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { FullCalculatorState } from '../../../../domain/calculator-defaults.ts';
import { billYear } from '../../../../engine/load/home-load.ts';
import { kWh } from '../../../../words/format.ts';
import { BoltIcon } from '../../../ui/icons.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { firstTouch } from '../first-touch.ts';
import { carField, consumptionField, heatPumpField, spendingField } from '../form/use-fields.ts';
import { SliderInput, SwitchInput } from './field-inputs.tsx';
import { HouseholdInputs } from './household-inputs.tsx';
import type { InputProps } from './input-props.ts';
import { InputGroup } from './input-group.tsx';
import { USUAL_HOUSEHOLD } from '../../../../domain/usual-household.ts';

const MeterFile = latePart({ load: () => import('../meter/meter-file.tsx') });
const ChargingPlanInput = latePart({ load: () => import('./charging-plan.tsx') });
const TypicalUse = latePart({
  load: () => import('./typical-use.tsx'),
  when: firstTouch,
  sameFor: getLocale,
});

const USUAL_CAR_KM = 15_000;

type UseBy = 'money' | 'kwh' | 'meter' | 'picture';

export function UseInputs({ calculator }: InputProps) {
  const { given, state, set, replace, run, meter, setMeter, told } = calculator;
  const [wantsMeter, setWantsMeter] = useState(false);
  const useBy = wantsMeter || meter !== null ? 'meter' : chosenBy(state);
  const choose = (by: UseBy) => {
    setWantsMeter(by === 'meter');
    setMeter(null);
    // A file that is yet to be chosen changes nothing.
    if (by === 'meter') return;
    const roundKwh = Math.round(run.householdKwh / 100) * 100;
    replace({
      ...given,
      annualConsumptionKwh: by === 'kwh' ? roundKwh : null,
      // The bill's starting value counts as soon as that way is chosen.
      averageMonthlySpendingDKK: by === 'money' ? state.averageMonthlySpendingDKK : undefined,
      household:
        by === 'picture'
          ? { ...USUAL_HOUSEHOLD, houseAreaM2: told?.houseAreaM2 ?? USUAL_HOUSEHOLD.houseAreaM2 }
          : null,
    });
  };
  return (
    <InputGroup icon={<BoltIcon size={18} />} title={m.calculator_group_use()}>
      <Segmented
        name="useBy"
        hideLabel
        label={m.calculator_use_by()}
        options={[
          { value: 'money', label: m.calculator_use_by_money() },
          { value: 'kwh', label: m.calculator_use_by_kwh() },
          { value: 'meter', label: m.calculator_use_by_meter() },
          { value: 'picture', label: m.calculator_use_by_picture() },
        ]}
        value={useBy}
        onValue={(by) => choose(by as UseBy)}
      />
      {useBy === 'meter' ? <MeterFile calculator={calculator} /> : null}
      {useBy === 'picture' ? <HouseholdInputs calculator={calculator} /> : null}
      {useBy === 'kwh' ? <SliderInput calculator={calculator} field={consumptionField()} /> : null}
      {useBy === 'money' ? (
        <SliderInput
          calculator={calculator}
          field={spendingField()}
          isGuess
          help={
            run.householdAtFloor
              ? m.calculator_use_floor({ kwh: kWh(run.householdKwh, getLocale()) })
              : m.calculator_spending_equals({
                  kwh: kWh(run.householdKwh, getLocale()),
                  year: String(billYear(run.input.firstYear)),
                })
          }
        />
      ) : null}
      {useBy === 'money' || useBy === 'kwh' ? <TypicalUse /> : null}
      <SwitchInput calculator={calculator} field={heatPumpField()} />
      <Switch
        name="electricCar"
        label={m.calculator_electric_car()}
        checked={state.electricCarKmPerYear > 0}
        onChecked={(checked) => set('electricCarKmPerYear', checked ? USUAL_CAR_KM : 0)}
      />
      {state.electricCarKmPerYear > 0 ? (
        <>
          <SliderInput calculator={calculator} field={carField()} />
          <ChargingPlanInput calculator={calculator} />
        </>
      ) : null}
    </InputGroup>
  );
}

function chosenBy(state: FullCalculatorState): UseBy {
  if (state.annualConsumptionKwh !== null) return 'kwh';
  return state.household === null ? 'money' : 'picture';
}
