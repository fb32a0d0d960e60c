import { useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { numberMode } from '../../../ui/number-input.ts';
import { date, shortDecimal } from '../../../../words/format.ts';
import { ResetIcon } from '../../../ui/action-icons.tsx';
import type { AssumptionRow } from './assumption-rows.ts';
import { typedNumber } from '../number-problem.ts';

type AssumptionInputProps = {
  row: AssumptionRow & { readonly ours: number };
  value: number;
  onValue: (value: number | undefined) => void;
};

/** One number with its source, its date and the way back to ours. */
export function AssumptionInput({ row, value, onValue }: AssumptionInputProps) {
  const locale = getLocale();
  const [draft, setDraft] = useState<string | null>(null);
  const isChanged = value !== row.ours;
  const typed = draft === null ? null : typedNumber(draft, row.takes);
  const problem = typed?.ok === false ? typed.problem : null;
  const write = (figure: number) => shortDecimal(figure, locale, 4);
  return (
    <li
      className={`grid grid-cols-[1fr_84px_44px] items-center gap-x-3 border-b border-hairline py-2.5 pl-3 tablet:grid-cols-[1fr_84px_72px_44px] ${isChanged ? 'border-l-4 border-l-gran-700 bg-gran-100' : 'border-l-4 border-l-transparent'}`}
    >
      <label htmlFor={`assumption-${row.key}`}>
        <span className="block font-medium">
          {row.name}{' '}
          <span className="font-normal whitespace-nowrap tablet:hidden">({row.unit})</span>
        </span>
        <span className="block text-14 text-blaek-600">
          {row.source}&nbsp;· {date(row.date, locale)}
          {row.isAssumption ? (
            <span className="ml-2 inline-block rounded-control border border-sol-700 px-1 text-sol-700">
              {m.calculator_assumptions_tag()}
            </span>
          ) : null}
        </span>
        {isChanged ? (
          <span className="block text-14">
            {m.calculator_assumptions_changed({ value: write(row.ours) })}
          </span>
        ) : null}
      </label>
      <input
        id={`assumption-${row.key}`}
        inputMode={numberMode(row.takes.limits[0])}
        autoComplete="off"
        className={`h-11 w-full rounded-control bg-white px-2 text-right ${problem ? 'border-2 border-tegl-600' : 'border border-sten-500'}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `assumption-${row.key}-error` : undefined}
        value={draft ?? write(value)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setDraft(text);
          const next = typedNumber(text, row.takes);
          if (next.ok) onValue(next.value);
        }}
        onBlur={() => {
          if (problem === null) setDraft(null);
        }}
      />
      <span className="text-14 text-blaek-600 max-tablet:hidden">{row.unit}</span>
      <button
        type="button"
        disabled={!isChanged && problem === null}
        aria-label={m.calculator_assumptions_reset({ name: row.name })}
        className="flex size-11 items-center justify-center rounded-control text-gran-700 disabled:cursor-default disabled:text-sten-500 disabled:opacity-50"
        onClick={() => {
          setDraft(null);
          onValue(undefined);
        }}
      >
        <ResetIcon />
      </button>
      {problem ? (
        <p id={`assumption-${row.key}-error`} className="col-span-full text-14 text-tegl-600">
          {problem}
        </p>
      ) : null}
    </li>
  );
}
