import { useCallback, useState, type ReactNode } from 'react';
import { latePart } from '../../ui/late-part.tsx';
import type { OpenSheet } from './calculator-sheet.tsx';
import type { Calculator } from './use-calculator.ts';

const CalculatorSheet = latePart({ load: () => import('./calculator-sheet.tsx') });

/** What is open over the page on a small screen. */
export function useSheet() {
  // Once there it stays, null while it is closed: a dialog gives the focus back only when it is closed, not when it is
  // taken away.
  const [shown, setShown] = useState<OpenSheet | null | undefined>();
  // The control that a line of the error summary leads to, once its sheet is open.
  const [wanted, setWanted] = useState<string | null>(null);
  const open = useCallback((opened: OpenSheet, control: string | null = null) => {
    setShown(opened);
    setWanted(control);
  }, []);
  return {
    shown,
    wanted,
    open,
    close: () => setShown(null),
    /** Its code can't be fetched: the next time it is opened it is tried again. */
    lose: () => setShown(undefined),
    found: () => setWanted(null),
  };
}

type OpenedSheetProps = {
  readonly sheet: ReturnType<typeof useSheet>;
  readonly calculator: Calculator;
  readonly around: Calculator;
  readonly inputs: ReactNode;
};

/** The sheet, from the first time that one is opened. */
export function OpenedSheet({ sheet, calculator, around, inputs }: OpenedSheetProps) {
  const { shown, wanted, close, lose, found } = sheet;
  if (shown === undefined) return null;
  return (
    <CalculatorSheet
      shows={shown}
      {...{ calculator, around, inputs, wanted }}
      onClose={close}
      onFound={found}
      onLost={lose}
    />
  );
}
