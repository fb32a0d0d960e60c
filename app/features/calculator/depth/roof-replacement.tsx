import { useRef } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { CALCULATOR_DEFAULTS } from '../../../../domain/calculator-defaults.ts';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { decimal, kr } from '../../../../words/format.ts';
import { Switch } from '../../../ui/switch.tsx';
import { roofYearField } from '../form/later-fields.ts';
import { SliderInput } from '../inputs/field-inputs.tsx';
import type { InputProps } from '../inputs/input-props.ts';

/** When the roof is replaced under the panels, and what that costs them. */
export default function RoofReplacement({ calculator }: InputProps) {
  const { state, set, run } = calculator;
  const locale = getLocale();
  const year = state.roofReplacementYear;
  const lastYear = useRef<number>(CALCULATOR_DEFAULTS.roofReplacementYear);
  if (year > 0) lastYear.current = year;
  const work = run.estimate.economy.events.find(({ kind }) => kind === 'roof');
  return (
    <div className="flex flex-col gap-2 border-l-2 border-hairline pl-4">
      {year > 0 ? (
        <SliderInput
          calculator={calculator}
          field={roofYearField()}
          isGuess
          help={m.depth_roof_year_words({ year: String(run.input.firstYear + year - 1) })}
        />
      ) : (
        <input type="hidden" name="roofReplacementYear" value="0" />
      )}
      <Switch
        name="roofWork"
        label={m.depth_roof_include()}
        help={
          year === 0
            ? m.depth_roof_left_out()
            : work === undefined
              ? m.depth_roof_no_price()
              : m.depth_roof_cost({
                  count: decimal(run.estimate.system.numberOfPanels, locale),
                  amount: kr(roundedTo(work.costDkk, 100), locale),
                })
        }
        checked={year > 0}
        onChecked={(checked) => set('roofReplacementYear', checked ? lastYear.current : 0)}
      />
    </div>
  );
}
