import { useEffect } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { kr, kWh, percent } from '../../../../words/format.ts';
import { strategyField } from '../form/later-fields.ts';
import { SegmentedInput } from '../inputs/field-inputs.tsx';
import type { InputProps } from '../inputs/input-props.ts';
import { useWork, workSubject } from './use-work.ts';

/** So long the inputs rest before the gap to perfect foresight is worked out. */
const REST_MS = 500;

export function BatteryStrategy({ calculator }: InputProps) {
  const isPriceDriven = calculator.state.batteryStrategy === 'price-driven';
  return (
    <div className="flex flex-col gap-2">
      <SegmentedInput calculator={calculator} field={strategyField()} />
      <p className="text-14 text-blaek-600">
        {isPriceDriven ? m.depth_strategy_price_help() : m.depth_strategy_self_help()}
      </p>
      {isPriceDriven ? <PriceDriven calculator={calculator} /> : null}
    </div>
  );
}

function PriceDriven({ calculator }: InputProps) {
  const { energy } = calculator.run.estimate;
  const locale = getLocale();
  return (
    <div className="flex flex-col gap-2 text-14 text-blaek-600">
      <p>
        {m.depth_strategy_bought({
          bought: kWh(energy.importedKwh, locale),
          charged: kWh(energy.gridToBatteryKwh, locale),
        })}
      </p>
      <Foresight calculator={calculator} />
    </div>
  );
}

function Foresight({ calculator: { given, run, contextOf } }: InputProps) {
  const subject = workSubject(given, run);
  const { work, start } = useWork('foresight', subject);
  useEffect(() => {
    const timer = setTimeout(() => start(given, contextOf(given)), REST_MS);
    return () => clearTimeout(timer);
    // `start` changes with the subject; the rest is what the subject says in words.
  }, [start]); // eslint-disable-line react-hooks/exhaustive-deps
  if (work.kind === 'failed') return null;
  if (work.kind !== 'done') return <p>{m.depth_foresight_working()}</p>;
  if (work.answer === null) return null;
  const locale = getLocale();
  const { gapDkk, shareOfBill } = work.answer;
  const amount = kr(roundedTo(gapDkk, 10), locale);
  return (
    <p>
      {shareOfBill === null
        ? m.depth_foresight_gap({ amount })
        : m.depth_foresight_gap_share({ amount, share: percent(shareOfBill, locale) })}
    </p>
  );
}
