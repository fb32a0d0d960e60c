import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import { decimal, kr, krParts, years, yearsUnit } from '../../../../words/format.ts';
import { PinnedIcon } from '../../../ui/action-icons.tsx';
import { useKeptScenarios } from './kept-scenarios.ts';
import { paybackRange, savingRange, sharedDomain } from './scenario-ranges.ts';
import { NARROW, RANGE_CELL, ScenarioRow, WIDE, type Scale } from './scenario-row.tsx';
import type { useScenarios } from './use-scenarios.ts';

export type ScenarioTableProps = {
  pinned: ReturnType<typeof useScenarios>;
  given: CalculatorState;
  onShow: (given: CalculatorState) => void;
};

export default function ScenarioTable({ pinned, given, onShow }: ScenarioTableProps) {
  const { scenarios, next, isFull } = pinned;
  useKeptScenarios(pinned);
  const locale = getLocale();
  const scales = {
    saving: sharedDomain(
      scenarios.map(({ run }) => savingRange(run)),
      1000,
    ),
    payback: sharedDomain(
      scenarios.map(({ run }) => paybackRange(run)),
      1,
    ),
  };
  return (
    <section aria-labelledby="scenarios" className="flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="scenarios" className="text-22 font-semibold">
          {m.calculator_scenarios()}
        </h2>
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-2 font-medium text-gran-700 hover:underline"
          onClick={() => pinned.pin(next, given)}
        >
          <PinnedIcon />
          {isFull
            ? m.calculator_scenario_replace({ letter: next })
            : m.calculator_scenario_pin({ letter: next })}
        </button>
      </div>
      {scenarios.length === 0 ? (
        <p className="text-14 text-blaek-600">{m.calculator_scenario_empty()}</p>
      ) : (
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b-[1.5px] border-blaek text-14 text-blaek-600">
              <th scope="col" className="py-2 font-normal">
                {m.calculator_scenario_pinned({ count: String(scenarios.length) })}
              </th>
              <th scope="col" className="py-2 pl-1 tablet:pl-2 text-right font-normal">
                {m.calculator_price()}
                <span className={NARROW}>, {krParts(0, locale).unit}</span>
              </th>
              <th
                scope="col"
                className="py-2 pl-1 tablet:pl-2 text-right font-normal max-tablet:hidden"
              >
                {m.calculator_scenario_saves()}
              </th>
              <ScaleHead
                scale={scales.saving}
                write={([least, most]) => `${decimal(least, locale)}–${kr(most, locale)}`}
              />
              <th scope="col" className="py-2 pl-1 tablet:pl-2 text-right font-normal">
                <span className={WIDE}>{m.calculator_scenario_paid()}</span>
                <span className={`${NARROW} inline-block first-letter:uppercase`}>
                  {yearsUnit(locale)}
                </span>
              </th>
              <ScaleHead
                scale={scales.payback}
                write={([least, most]) => `${decimal(least, locale)}–${years(most, locale, 0)}`}
              />
              <td />
            </tr>
          </thead>
          <tbody>
            {scenarios.map((scenario) => (
              <ScenarioRow
                key={scenario.letter}
                scenario={scenario}
                first={scenarios[0]!.run}
                scales={scales}
                onShow={() => onShow(scenario.given)}
                onRemove={() => pinned.remove(scenario.letter)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The ends of the scale that a column of ranges shares. */
function ScaleHead({
  scale,
  write,
}: {
  scale: Scale;
  write: (scale: readonly [number, number]) => string;
}) {
  return (
    <th scope="col" className={`${RANGE_CELL} py-2 font-normal`}>
      {scale === null ? null : write(scale)}
    </th>
  );
}
