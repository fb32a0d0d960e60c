import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { FALLING_SHARE_PERCENT, SOLAR_SHARE } from '../../../engine/data/named-sizes.ts';
import { VAT_PERCENT } from '../../../engine/data/national-charges.ts';
import { dotsWithin } from '../../../engine/range/money-range.ts';
import { kr, percent, years } from '../../../words/format.ts';
import { krWithOre } from '../../../words/report/money-text.ts';
import { roundedTo } from '../../../words/estimate-words.ts';
import { PaybackDots } from '../../charts/payback-dots.tsx';
import type { Scenario, ScenarioKey } from './range-findings.ts';
import { paybackText, yearsRange } from '../../../words/answer-words.ts';
import { scenarioName } from './range-words.ts';

const HEIGHT_PX = 130;
const { before, after } = SOLAR_SHARE;

export type ScenarioCardsProps = {
  scenarios: readonly Scenario[];
  chosen: ScenarioKey;
  onChosen: (key: ScenarioKey) => void;
  fromYear: number;
  firstYear: number;
  limit: number;
};

/** The same hundred courses in each named future; the chosen one is shown above. */
export function ScenarioCards({ scenarios, chosen, onChosen, ...scale }: ScenarioCardsProps) {
  const locale = getLocale();
  return (
    <fieldset>
      <legend className="text-22 font-semibold">{m.range_scenarios_title()}</legend>
      <p className="text-14 text-blaek-600">{m.range_scenarios_lead()}</p>
      <div className="grid gap-4 pt-4 tablet:grid-cols-2 laptop:grid-cols-[repeat(auto-fit,minmax(16.5rem,1fr))]">
        {scenarios.map((scenario, index) => (
          <ScenarioCard
            key={scenario.key}
            scenario={scenario}
            isUsed={index === 0}
            isChosen={scenario.key === chosen}
            onChosen={() => onChosen(scenario.key)}
            {...scale}
          />
        ))}
      </div>
      <p className="max-w-[75ch] pt-3 text-14 text-blaek-600">
        {m.range_falling_source({
          from: percent(before.share, locale),
          fromYear: String(before.year),
          to: percent(after.share, locale),
          toYear: String(after.year),
          percent: percent(FALLING_SHARE_PERCENT / 100, locale),
        })}
      </p>
    </fieldset>
  );
}

type ScenarioCardProps = Pick<ScenarioCardsProps, 'fromYear' | 'firstYear' | 'limit'> & {
  scenario: Scenario;
  isUsed: boolean;
  isChosen: boolean;
  onChosen: () => void;
};

function ScenarioCard({ scenario, isUsed, isChosen, onChosen, ...scale }: ScenarioCardProps) {
  const locale = getLocale();
  const { range, key, taxDkkPerKwh, paybackYears, savingDkk } = scenario;
  const limit = years(scale.limit, locale, 0);
  const within = m.range_scenario_within({ count: String(dotsWithin(range, scale.limit)), limit });
  return (
    <div
      className={`flex min-w-0 flex-col gap-2 rounded-card bg-white p-5 ${isChosen ? 'border-2 border-gran-700' : 'm-px border border-hairline'}`}
    >
      <label className="flex min-h-11 items-center justify-between gap-3 font-semibold">
        <span className="flex items-center gap-2">
          <input
            type="radio"
            name="rangeScenario"
            className="size-5 accent-gran-700"
            checked={isChosen}
            onChange={onChosen}
          />
          {scenarioName(key)}
        </span>
        {isUsed ? (
          <span className="rounded-full bg-gran-100 px-3 py-0.5 text-14 font-medium text-gran-900">
            {m.range_scenario_used()}
          </span>
        ) : null}
      </label>
      <p className="text-14 text-blaek-600">
        {key === 'falling'
          ? m.range_falling_rate({ percent: percent(FALLING_SHARE_PERCENT / 100, locale) })
          : m.range_tax_rate({
              rate: krWithOre(taxDkkPerKwh * (1 + VAT_PERCENT.value / 100), locale),
            })}
      </p>
      <p className="text-18 font-semibold">{within}</p>
      <PaybackDots
        paybackYears={range.paybackYears}
        {...scale}
        label={`${scenarioName(key)}: ${within}`}
        locale={locale}
        height={HEIGHT_PX}
      />
      <dl className="divide-y divide-hairline border-t border-hairline text-14">
        {[
          [m.range_row_payback(), paybackText(paybackYears.middle, locale)],
          [m.range_row_band(), yearsRange(paybackYears, locale)],
          [m.range_row_saving(), kr(roundedTo(savingDkk.middle, 100), locale)],
        ].map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3 py-1.5">
            <dt>{name}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
