import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { decimal, kr, signed, signedKr, years } from '../../../../words/format.ts';
import { CloseIcon, PinnedIcon } from '../../../ui/action-icons.tsx';
import { RangeTrack } from '../../../ui/range-track.tsx';
import { headlineFigures, roundedTo } from '../../../../words/estimate-words.ts';
import { useKeptScenarios } from './kept-scenarios.ts';
import { scenarioName } from './scenario-name.ts';
import { paybackRange, savingRange, sharedDomain, type Range } from './scenario-ranges.ts';
import type { Scenario, ScenarioLetter, useScenarios } from './use-scenarios.ts';

export type ScenarioTableProps = {
  pinned: ReturnType<typeof useScenarios>;
  given: CalculatorState;
  onShow: (given: CalculatorState) => void;
};

const BADGES: Record<ScenarioLetter, string> = {
  A: 'bg-gran-700 text-white',
  B: 'border-2 border-dashed border-gran-700',
  C: 'border-4 border-double border-gran-700',
};

/** Only where there is room for a picture beside each figure. */
const RANGE_CELL = 'hidden pl-4 desktop:table-cell';

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
                {m.calculator_scenario_paid()}
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

type Scale = readonly [number, number] | null;

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

type ScenarioRowProps = {
  scenario: Scenario;
  first: EstimateRun;
  scales: { readonly saving: Scale; readonly payback: Scale };
  onShow: () => void;
  onRemove: () => void;
};

function ScenarioRow({
  scenario: { letter, run },
  first,
  scales,
  onShow,
  onRemove,
}: ScenarioRowProps) {
  const locale = getLocale();
  const rangeOf = (range: Range | null, scale: Scale, write: (value: number) => string) =>
    range === null || scale === null ? null : (
      <div
        role="img"
        aria-label={m.calculator_range_saving({
          low: write(range.low),
          high: range.high === null ? m.calculator_payback_never() : write(range.high),
        })}
        className="w-36"
      >
        <RangeTrack {...range} domain={scale} isHatched={run !== first} />
      </div>
    );
  const figures = headlineFigures(run.estimate, locale);
  const difference = run === first ? null : differences(run, first);
  const note = (text: string | undefined) =>
    text === undefined ? null : <span className="block text-14 text-blaek-600">{text}</span>;
  return (
    <tr className="border-b border-hairline">
      <th scope="row" className="py-1 font-normal">
        <button
          type="button"
          className="flex min-h-12 items-center gap-3 text-left max-[23.375rem]:flex-col max-[23.375rem]:items-start max-[23.375rem]:gap-1"
          onClick={onShow}
        >
          <span className="sr-only">{m.calculator_scenario_show({ letter })}: </span>
          <span
            aria-hidden="true"
            className={`flex size-8 shrink-0 items-center justify-center rounded-full text-14 font-semibold ${BADGES[letter]}`}
          >
            {letter}
          </span>
          <span className="font-medium">{scenarioName(run)}</span>
        </button>
      </th>
      <td className="pl-1 tablet:pl-2 text-right whitespace-nowrap">
        {figures.price}
        {note(difference?.price)}
      </td>
      <td className="pl-1 tablet:pl-2 text-right font-medium whitespace-nowrap max-tablet:hidden">
        {figures.saving}
        {note(difference?.saving)}
      </td>
      <td className={RANGE_CELL}>
        {rangeOf(savingRange(run), scales.saving, (value) => kr(roundedTo(value, 100), locale))}
      </td>
      <td className="pl-1 tablet:pl-2 text-right font-medium whitespace-nowrap">
        {figures.payback}
        {note(difference?.payback)}
      </td>
      <td className={RANGE_CELL}>
        {rangeOf(paybackRange(run), scales.payback, (value) => years(value, locale))}
      </td>
      <td className="w-11 pl-1 tablet:pl-2">
        <button
          type="button"
          aria-label={m.calculator_scenario_remove({ letter })}
          className="flex size-11 items-center justify-center rounded-control text-gran-700"
          onClick={onRemove}
        >
          <CloseIcon />
        </button>
      </td>
    </tr>
  );
}

function differences(run: EstimateRun, first: EstimateRun) {
  const locale = getLocale();
  const a = first.estimate;
  const b = run.estimate;
  const isPaid = a.economy.paybackYears !== null && b.economy.paybackYears !== null;
  return {
    price: signedKr(b.price.totalPrice - a.price.totalPrice, locale),
    saving: signedKr(roundedTo(b.savings.tenYearMeanDkk - a.savings.tenYearMeanDkk, 100), locale),
    payback: isPaid
      ? signed(b.economy.paybackYears! - a.economy.paybackYears!, locale, 1)
      : undefined,
  };
}
