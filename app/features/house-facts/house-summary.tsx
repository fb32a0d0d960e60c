import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { decimal } from '../../../words/format.ts';
import { fromWords } from './facts-list.tsx';
import type { HouseAnswer } from './house-answer.ts';
import { asbestosWords } from './house-words.ts';

type HouseSummaryProps = {
  /** null: it is being asked. */
  readonly answer: HouseAnswer | null;
  readonly children: ReactNode;
};

/** What BBR says of the house, in two lines that are there from the start: nothing moves when it answers. */
export function HouseSummary({ answer, children }: HouseSummaryProps) {
  if (answer?.facts == null) {
    return (
      <div className={BOX} aria-live="polite">
        <Lines
          first={answer === null ? m.house_asking() : m.house_none()}
          second={answer === null ? '' : m.house_none_note()}
        />
      </div>
    );
  }
  const { asbestos, builtYear, dwellingAreaM2 } = answer.facts;
  const locale = getLocale();
  const parts = [
    builtYear === null ? null : m.house_built({ year: String(builtYear.value) }),
    dwellingAreaM2 === null
      ? null
      : m.house_dwelling({ area: `${decimal(dwellingAreaM2.value, locale)}\u00a0m²` }),
  ].filter((part) => part !== null);
  const isWarning = asbestos !== null && asbestos.value !== 'no';
  const firstFact = Object.values(answer.facts).find((fact) => fact !== null);
  const source = firstFact ? fromWords(firstFact) : '';
  return (
    <details className={BOX}>
      <summary className="list-none [&::-webkit-details-marker]:hidden">
        <Lines
          first={[m.house_title(), parts.join(', ')].filter((part) => part !== '').join(': ')}
          second={isWarning ? asbestosWords(asbestos.value) : source}
          isWarning={isWarning}
          opens
        />
      </summary>
      <div className="mt-2 flex flex-col gap-3 border-t border-hairline pt-1">{children}</div>
    </details>
  );
}

const BOX = 'group rounded-control border border-hairline bg-white px-3 py-2 noscript:hidden';

type LinesProps = {
  readonly first: string;
  readonly second: string;
  readonly isWarning?: boolean;
  readonly opens?: boolean;
};

function Lines({ first, second, isWarning = false, opens = false }: LinesProps) {
  return (
    <span className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
      <span className="truncate font-medium">{first}</span>
      <span
        aria-hidden
        className={`row-span-2 text-gran-700 group-open:rotate-180 ${opens ? '' : 'invisible'}`}
      >
        ▾
      </span>
      <span
        className={`min-h-[1lh] truncate text-14 ${isWarning ? 'font-semibold text-sol-700' : 'text-blaek-600'}`}
      >
        {second}
      </span>
    </span>
  );
}
