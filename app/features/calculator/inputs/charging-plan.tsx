import { m } from '../../../../messages/compiled/messages.js';
import { CHARGING_PLANS, type ChargingPlan } from '../../../../engine/load/electric-car.ts';
import type { InputProps } from './input-props.ts';
import { SelectInput } from './select-input.tsx';

/** When the car is charged; for who has one. */
export default function ChargingPlanInput({ calculator }: InputProps) {
  const { given, state, set } = calculator;
  return (
    <SelectInput
      name="chargingPlan"
      chosen={given.chargingPlan !== undefined}
      label={m.charging_plan()}
      options={CHARGING_PLANS.map((value) => ({ value, label: planName(value) }))}
      value={state.chargingPlan}
      onChange={(event) => set('chargingPlan', event.currentTarget.value as ChargingPlan)}
    />
  );
}

function planName(plan: ChargingPlan): string {
  switch (plan) {
    case 'on-arrival':
      return m.charging_on_arrival();
    case 'cheap-hours':
      return m.charging_cheap_hours();
    case 'solar-first':
      return m.charging_solar_first();
  }
}
