import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';

type GuessRowProps = {
  readonly label: string;
  readonly value: string;
  readonly isGuess: boolean;
  /** Open from the start if something in it is wrong. */
  readonly isWrong?: boolean;
  readonly children: ReactNode;
};

/** A value that we have guessed, and how to change it: a native disclosure, so that it works without JavaScript. */
export function GuessRow({ label, value, isGuess, isWrong = false, children }: GuessRowProps) {
  return (
    <details open={isWrong || undefined} className="group/row border-b border-hairline">
      <summary className="grid min-h-16 list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 tablet:min-h-14 tablet:grid-cols-[232px_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
        <span className="max-tablet:text-14 max-tablet:text-blaek-600 tablet:font-semibold">
          {label}
        </span>
        <span className="row-start-2 max-tablet:font-semibold tablet:row-start-1 tablet:col-start-2">
          {value}
        </span>
        <span
          className={`text-14 max-tablet:row-span-2 max-tablet:row-start-1 max-tablet:col-start-2 ${isGuess ? 'text-sol-700' : 'text-blaek-600'}`}
        >
          {isGuess ? m.survey_guess_change() : m.survey_own_change()}{' '}
          <span className="underline underline-offset-4">{m.survey_change()}</span>
        </span>
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  );
}
