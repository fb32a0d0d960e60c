import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { answerWords, shownPriceChange } from '../../../../words/answer-words.ts';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { decimal, krParts, signed, signedKr, yearsUnit } from '../../../../words/format.ts';
import { CloseIcon } from '../../../ui/action-icons.tsx';
import { RangeTrack } from '../../../ui/range-track.tsx';
import { scenarioParts } from './scenario-name.ts';
import { paybackRange, savingRange, type Range } from './scenario-ranges.ts';
import type { Scenario, ScenarioLetter } from './use-scenarios.ts';

/** On a phone the heads say the units, and the figures stand alone. */
export const NARROW = 'wide:hidden';
export const WIDE = 'max-wide:hidden';

/** Only where there is room for a picture beside each figure. */
export const RANGE_CELL = 'hidden pl-4 desktop:table-cell';

export type Scale = readonly [number, number] | null;

const BADGES: Record<ScenarioLetter, string> = {
  A: 'bg-gran-700 text-white',
  B: 'border-2 border-dashed border-gran-700',
  C: 'border-4 border-double border-gran-700',
};

type ScenarioRowProps = {
  scenario: Scenario;
  first: EstimateRun;
  scales: { readonly saving: Scale; readonly payback: Scale };
  onShow: () => void;
  onRemove: () => void;
};

export function ScenarioRow({
  scenario: { letter, run },
  first,
  scales,
  onShow,
  onRemove,
}: ScenarioRowProps) {
  const locale = getLocale();
  const rangeOf = (range: Range | null, scale: Scale, words: string) =>
    range === null || scale === null ? null : (
      <div role="img" aria-label={m.calculator_range({ range: words })} className="w-36">
        <RangeTrack {...range} domain={scale} isHatched={run !== first} />
      </div>
    );
  const { saving, payback } = answerWords(run.estimate, locale);
  const [panels, battery] = scenarioParts(run);
  const difference = run === first ? null : differences(run, first);
  const { paybackYears } = run.estimate.economy;
  const note = (text: ReactNode) =>
    text ? <span className="block text-14 font-normal text-blaek-600">{text}</span> : null;
  return (
    <tr className="border-b border-hairline">
      <th scope="row" className="py-1 font-normal">
        <button
          type="button"
          className="flex min-h-12 items-center gap-2 text-left tablet:gap-3"
          onClick={onShow}
        >
          <span className="sr-only">{m.calculator_scenario_show({ letter })}: </span>
          <span
            aria-hidden="true"
            className={`flex size-8 shrink-0 items-center justify-center rounded-full text-14 font-semibold ${BADGES[letter]}`}
          >
            {letter}
          </span>
          {/* It breaks between its two parts only, and on a phone always. */}
          <span className="font-medium *:whitespace-nowrap">
            <span>
              {panels}
              <span className="max-tablet:sr-only">,</span>
            </span>{' '}
            <span className="max-tablet:block max-tablet:text-14 max-tablet:font-normal max-tablet:text-blaek-600">
              {battery}
            </span>
          </span>
        </button>
      </th>
      <td className="pl-1 tablet:pl-2 text-right whitespace-nowrap">
        <Dkk dkk={roundedTo(run.estimate.price.totalPrice, 100)} />
        {note(difference && <Dkk dkk={difference.price} isSigned />)}
      </td>
      <td className="pl-1 tablet:pl-2 text-right font-medium whitespace-nowrap max-tablet:hidden">
        {saving.text}
        {note(difference?.saving)}
      </td>
      <td className={RANGE_CELL}>{rangeOf(savingRange(run), scales.saving, saving.range)}</td>
      <td className="pl-1 tablet:pl-2 text-right font-medium whitespace-nowrap">
        {paybackYears === null ? (
          payback.text
        ) : (
          <>
            {decimal(paybackYears, locale, 1)}
            <span className={WIDE}>{`\u00a0${yearsUnit(locale)}`}</span>
          </>
        )}
        {note(difference?.payback)}
      </td>
      <td className={RANGE_CELL}>{rangeOf(paybackRange(run), scales.payback, payback.range)}</td>
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

/** An amount, on a phone without its unit. */
function Dkk({ dkk, isSigned = false }: { dkk: number; isSigned?: boolean }) {
  const locale = getLocale();
  const { unit, unitFirst } = krParts(dkk, locale);
  const [sign = ''] = isSigned ? (/^[+−]/.exec(signed(dkk, locale)) ?? []) : [];
  return (
    <>
      {sign}
      {unitFirst ? <span className={WIDE}>{`${unit}\u00a0`}</span> : null}
      {decimal(isSigned ? Math.abs(dkk) : dkk, locale)}
      {unitFirst ? null : <span className={WIDE}>{`\u00a0${unit}`}</span>}
    </>
  );
}

function differences(run: EstimateRun, first: EstimateRun) {
  const locale = getLocale();
  const a = first.estimate;
  const b = run.estimate;
  const isPaid = a.economy.paybackYears !== null && b.economy.paybackYears !== null;
  return {
    price: shownPriceChange(a.price.totalPrice, b.price.totalPrice),
    saving: signedKr(roundedTo(b.savings.tenYearMeanDkk - a.savings.tenYearMeanDkk, 100), locale),
    payback: isPaid
      ? signed(b.economy.paybackYears! - a.economy.paybackYears!, locale, 1)
      : undefined,
  };
}
