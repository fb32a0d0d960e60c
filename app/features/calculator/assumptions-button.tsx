import { m } from '../../../messages/compiled/messages.js';
import { SlidersIcon } from '../../ui/icons.tsx';
import { ANSWER_LINK } from './answer-card.tsx';
import { ASSUMPTION_COUNT, changedCount } from './assumptions/assumption-count.ts';
import type { Calculator } from './use-calculator.ts';

type AssumptionsButtonProps = { calculator: Calculator; onOpen: () => void };

/** Opens the assumptions, and says how many differ from the proposed ones. */
export function AssumptionsButton({ calculator, onOpen }: AssumptionsButtonProps) {
  const changed = changedCount(calculator.given);
  const count = String(ASSUMPTION_COUNT);
  return (
    <>
      <button
        type="button"
        className={`inline-flex ${ANSWER_LINK} noscript:hidden`}
        onClick={onOpen}
      >
        <SlidersIcon />
        {m.calculator_assumptions_count({ count })}
      </button>
      {changed > 0 ? (
        <span className="inline-flex min-h-11 items-center text-14 text-sol-700">
          {m.calculator_assumptions_answer_changed({ count: String(changed) })}
        </span>
      ) : null}
    </>
  );
}
