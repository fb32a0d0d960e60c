import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { kr, kWh } from '../../../../words/format.ts';
import { BatteryIcon } from '../../../ui/action-icons.tsx';
import { BatteryStrategy } from '../depth/battery-strategy.tsx';
import { capacityField, withBatteryField } from '../form/later-fields.ts';
import { SliderInput, SwitchInput } from './field-inputs.tsx';
import type { InputProps } from './input-props.ts';
import { InputGroup } from './input-group.tsx';

export default function BatteryInputs({ calculator }: InputProps) {
  const { state, run } = calculator;
  const locale = getLocale();
  const { battery } = run.estimate.verdict;
  const words = {
    price: kr(battery.addedPriceDkk, locale),
    changes:
      battery.addedTenYearMeanDkk < 0
        ? m.calculator_battery_lowers()
        : m.calculator_battery_raises(),
    saving: kr(roundedTo(Math.abs(battery.addedTenYearMeanDkk), 100), locale),
  };
  const effect = state.interestedInBattery
    ? m.calculator_battery_with(words)
    : m.calculator_battery_without({ ...words, capacity: kWh(run.optionalBatteryKwh, locale) });
  return (
    <InputGroup icon={<BatteryIcon size={18} />} title={m.calculator_group_battery()}>
      <SwitchInput
        calculator={calculator}
        field={withBatteryField()}
        help={run.optionalBatteryKwh > 0 ? effect : null}
      />
      {state.interestedInBattery ? (
        <>
          <SliderInput calculator={calculator} field={capacityField()} isGuess />
          <BatteryStrategy calculator={calculator} />
        </>
      ) : null}
    </InputGroup>
  );
}
