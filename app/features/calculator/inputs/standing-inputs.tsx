import { useRef } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import { kWh, kWp } from '../../../../words/format.ts';
import { PanelIcon } from '../../../ui/action-icons.tsx';
import {
  morePanelsField,
  settlementField,
  standingDirectionField,
  standingInverterField,
  standingInverterKwField,
  standingPowerField,
  standingSlopeField,
  standingYearField,
  yearlyUntilField,
} from '../form/standing-fields.ts';
import { directionInWords } from './direction-in-words.ts';
import { ChoiceInput, SliderInput, SwitchInput } from './field-inputs.tsx';
import { GuessedNumber } from './guessed-number.tsx';
import type { InputProps } from './input-props.ts';
import { InputGroup } from './input-group.tsx';
import { OptionalNumber } from './optional-number.tsx';

type Told = Omit<NonNullable<CalculatorState['standing']>, 'peakPower'>;

/** Panels that stand already: until their power is told there are none. */
export default function StandingInputs({ calculator }: InputProps) {
  const { given, replace, state } = calculator;
  const { standing } = state;
  const { peakPower, ...rest } = { peakPower: null, ...given.standing };
  // Who writes the power anew has not taken the rest back.
  const told = useRef<Told>(rest);
  if (given.standing) told.current = rest;
  return (
    <InputGroup
      icon={<PanelIcon size={18} />}
      title={m.standing_title()}
      fact={standing === null ? null : kWp(standing.peakPower, getLocale())}
    >
      {standing === null ? <p className="text-14 text-blaek-600">{m.standing_lead()}</p> : null}
      <OptionalNumber
        {...standingPowerField()}
        value={peakPower}
        onValue={(kwp) =>
          replace({
            ...given,
            standing: kwp === null ? undefined : { ...told.current, peakPower: kwp },
          })
        }
      />
      {standing === null ? null : <Details calculator={calculator} />}
    </InputGroup>
  );
}

/** Shown once some stand. */
function Details({ calculator }: InputProps) {
  const { state, run } = calculator;
  const { standing } = state;
  const { today, energy } = run.estimate;
  const locale = getLocale();
  return (
    <>
      <GuessedNumber calculator={calculator} field={standingYearField()} />
      <SliderInput
        calculator={calculator}
        field={standingDirectionField()}
        isGuess
        {...directionInWords(standing?.azimuth ?? 0)}
      />
      <SliderInput calculator={calculator} field={standingSlopeField()} isGuess />
      <ChoiceInput calculator={calculator} field={standingInverterField()} isGuess />
      <GuessedNumber calculator={calculator} field={standingInverterKwField()} />
      <ChoiceInput calculator={calculator} field={settlementField()} isGuess />
      {standing?.settlement === 'yearly' ? (
        <GuessedNumber calculator={calculator} field={yearlyUntilField()} />
      ) : null}
      <SwitchInput calculator={calculator} field={morePanelsField()} />
      {today === null || state.household !== null ? null : (
        <p className="text-14 text-blaek-600">
          {m.standing_use({
            direct: kWh(today.directKwh, locale),
            use: kWh(energy.consumptionKwh, locale),
          })}
        </p>
      )}
    </>
  );
}
