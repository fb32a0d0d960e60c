import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Bar } from './answer-bar.tsx';
import { SectionLinks } from './section-links.tsx';
import { Assumptions } from './assumptions/assumptions.tsx';
import type { Calculator } from './use-calculator.ts';

export type OpenSheet = 'inputs' | 'assumptions';

export type CalculatorSheetProps = {
  /** Null while it is closed. */
  shows: OpenSheet | null;
  calculator: Calculator;
  /** Follows behind in a drag, as the inputs do. */
  around: Calculator;
  inputs: ReactNode;
  /** The control that gets the focus, once it is there. */
  wanted: string | null;
  onClose: () => void;
  onFound: () => void;
};

/** Inputs or assumptions on a phone, over the page; the answer stays in view under them. */
export default function CalculatorSheet(props: CalculatorSheetProps) {
  const { shows, calculator, around, inputs, wanted, onClose, onFound } = props;
  const assumptions = useMemo(() => <Assumptions calculator={around} />, [around]);
  const groups = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted === null) return;
    document.getElementById(wanted)?.focus();
    onFound();
    // It acts once for each that is wanted.
  }, [wanted]); // eslint-disable-line react-hooks/exhaustive-deps
  return (
    <Sheet
      open={shows !== null}
      onClose={onClose}
      title={shows === 'assumptions' ? m.calculator_assumptions() : m.calculator_inputs_short()}
      closeLabel={m.calculator_close()}
      sections={shows === 'inputs' ? <SectionLinks groups={groups} /> : null}
      footer={
        <Bar calculator={calculator}>
          <Button variant="sun" size={48} onClick={onClose}>
            {m.calculator_done()}
          </Button>
        </Bar>
      }
    >
      {shows === 'inputs' ? <div ref={groups}>{inputs}</div> : null}
      {shows === 'assumptions' ? assumptions : null}
    </Sheet>
  );
}
