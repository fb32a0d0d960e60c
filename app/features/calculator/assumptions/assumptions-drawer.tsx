import { useEffect, useId, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { CloseIcon } from '../../../ui/action-icons.tsx';
import type { Calculator } from '../use-calculator.ts';
import { Assumptions } from './assumptions.tsx';

/** The assumptions in the place of the inputs, beside the answer. */
export default function AssumptionsDrawer({
  calculator,
  onClose,
}: {
  calculator: Calculator;
  onClose: () => void;
}) {
  const title = useId();
  // Drawn before its own button takes the focus: this is what opened it, and gets it back.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return (
    <div
      role="group"
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="flex items-center justify-between pt-4">
        <h2 id={title} className="text-22 font-semibold">
          {m.calculator_assumptions()}
        </h2>
        <button
          type="button"
          autoFocus
          aria-label={m.calculator_close()}
          className="-mr-3 flex size-11 items-center justify-center rounded-control text-gran-700"
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      <Assumptions calculator={calculator} />
    </div>
  );
}
