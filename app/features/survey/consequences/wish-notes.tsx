import { m } from '../../../../messages/compiled/messages.js';
import { isAnythingBought } from '../../../../domain/bought-parts.ts';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { decimal, kr, kWh, percent } from '../../../../words/format.ts';
import { Consequence } from '../consequence.tsx';
import { useSurveyForm } from '../form-context.ts';

const DECEMBER = 11;

/** The estimate, if there are any panels. */
function useEstimate() {
  const { result } = useSurveyForm();
  return result === null || !isAnythingBought(result.estimate.system) ? null : result;
}

export function BatteryNote() {
  const result = useEstimate();
  if (result === null) return null;
  const locale = getLocale();
  const { addedPriceDkk, addedTenYearMeanDkk: yearly } = result.estimate.verdict.battery;
  const added = kr(addedPriceDkk, locale);
  const amount = kr(Math.abs(roundedTo(yearly, 100)), locale);
  return (
    <Consequence kind={result.estimate.verdict.battery.kind === 'can-wait' ? 'watch' : 'good'}>
      {yearly >= 0
        ? m.survey_battery_gives({ added, saving: amount })
        : m.survey_battery_loses({ added, loss: amount })}
    </Consequence>
  );
}

export function HeatPumpNote() {
  const result = useEstimate();
  if (result === null) return null;
  const locale = getLocale();
  const { householdKwh, estimate } = result;
  return (
    <Consequence kind="plain">
      {m.survey_heat_pump_uses({
        kwh: kWh(roundedTo(estimate.energy.consumptionKwh - householdKwh, 100), locale),
        household: kWh(roundedTo(householdKwh, 100), locale),
      })}
    </Consequence>
  );
}

export function OffGridNote() {
  const result = useEstimate();
  const december = result?.estimate.energy.monthly[DECEMBER];
  if (result === null || december === undefined) return null;
  const locale = getLocale();
  return (
    <Consequence kind="watch">
      {m.survey_off_grid_honest({
        share: percent(result.estimate.energy.selfSufficiencyShare, locale),
        december: kWh(december.productionKwh, locale),
        decemberUse: kWh(december.consumptionKwh, locale),
      })}
    </Consequence>
  );
}

export function Co2Note() {
  const result = useEstimate();
  if (result === null) return null;
  const locale = getLocale();
  const { energy, climate } = result.estimate;
  const share = energy.productionKwh / energy.consumptionKwh;
  const made = kWh(roundedTo(energy.productionKwh, 10), locale);
  const words = {
    // Beside the answer stands what the roof could give: this is what is left of it.
    produced: energy.curtailedKwh < 5 ? made : m.survey_co2_produced({ kwh: made }),
    used: kWh(roundedTo(energy.consumptionKwh, 10), locale),
    co2: `${decimal(climate.co2SavedKgFirstYear, locale)}\u00a0kg`,
  };
  return share >= 1 ? (
    <Consequence kind="good">{m.survey_co2_enough(words)}</Consequence>
  ) : (
    <Consequence kind="watch">
      {m.survey_co2_share({ ...words, share: percent(share, locale) })}
    </Consequence>
  );
}
