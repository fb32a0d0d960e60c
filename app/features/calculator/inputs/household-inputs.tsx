import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kWh } from '../../../../words/format.ts';
import type { InputProps } from './input-props.ts';
import { NumberInput } from './number-input.tsx';

/** Where the sliders end; what homes have. */
const HOUSE_AREA_M2 = [40, 400] as const;
const PEOPLE = [1, 8] as const;

/** For who knows neither the bill nor the kWh: the use by house and people. */
export default function HouseholdInputs({ calculator }: InputProps) {
  const { state, set, run } = calculator;
  const { household } = state;
  if (household === null) return null;
  return (
    <>
      <NumberInput
        name="household.houseAreaM2"
        label={m.household_area()}
        unit="m²"
        min={HOUSE_AREA_M2[0]}
        max={HOUSE_AREA_M2[1]}
        step={5}
        value={household.houseAreaM2}
        onValue={(houseAreaM2) => set('household', { ...household, houseAreaM2 })}
      />
      <NumberInput
        name="household.people"
        label={m.household_people()}
        help={m.household_equals({ kwh: kWh(run.householdKwh, getLocale()) })}
        unit=""
        min={PEOPLE[0]}
        max={PEOPLE[1]}
        step={1}
        value={household.people}
        onValue={(people) => set('household', { ...household, people })}
      />
    </>
  );
}
