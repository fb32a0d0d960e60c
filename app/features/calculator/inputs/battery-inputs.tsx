import { useEffect } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { kr, kWh, signedKr } from '../../../../words/format.ts';
import { BatteryIcon } from '../../../ui/icons.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { firstTouch } from '../first-touch.ts';
import { type InputProps, guessHint } from './input-props.ts';
import { InputGroup } from './input-group.tsx';
import { NumberInput } from './number-input.tsx';

const BatteryStrategy = latePart({ load: () => import('../depth/battery-strategy.tsx') });

const CAPACITY_KWH = [5, 30] as const;
/** The default model comes in units of this size. */
const CAPACITY_STEP_KWH = 5;

export function BatteryInputs({ calculator }: InputProps) {
  const { state, set, run } = calculator;
  useEffect(() => {
    // There before the switch is turned: what comes late would push the next field from under the focus.
    void firstTouch().then(BatteryStrategy.fetch);
  }, []);
  const locale = getLocale();
  const { battery } = run.estimate.verdict;
  const words = {
    price: kr(battery.addedPriceDkk, locale),
    saving: signedKr(roundedTo(battery.addedTenYearMeanDkk, 100), locale),
  };
  const effect = state.interestedInBattery
    ? m.calculator_battery_with(words)
    : m.calculator_battery_without({ ...words, capacity: kWh(run.optionalBatteryKwh, locale) });
  return (
    <InputGroup icon={<BatteryIcon size={18} />} title={m.calculator_group_battery()}>
      <Switch
        name="interestedInBattery"
        label={m.calculator_with_battery()}
        help={run.optionalBatteryKwh > 0 ? effect : null}
        checked={state.interestedInBattery}
        onChecked={(checked) => set('interestedInBattery', checked)}
      />
      {state.interestedInBattery ? (
        <>
          <NumberInput
            name="batteryCapacityKwh"
            label={m.calculator_battery_capacity()}
            hint={guessHint(calculator, 'batteryCapacityKwh')}
            unit="kWh"
            min={CAPACITY_KWH[0]}
            max={CAPACITY_KWH[1]}
            step={CAPACITY_STEP_KWH}
            value={state.batteryCapacityKwh}
            onValue={(value) => set('batteryCapacityKwh', value)}
          />
          <BatteryStrategy calculator={calculator} />
        </>
      ) : null}
    </InputGroup>
  );
}
