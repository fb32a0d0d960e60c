import { Suspense, lazy, useCallback, useState, type ReactNode } from 'react';
import type { OpenSheet } from './calculator-sheet.tsx';
import type { Calculator } from './use-calculator.ts';

// What nobody needs before they act comes with their first touch.
export const loadSheet = () => import('./calculator-sheet.tsx');
const CalculatorSheet = lazy(loadSheet);

/** What is open over the page on a small screen. */
export function useSheet() {
  const [shown, setShown] = useState<OpenSheet | null>(null);
  // Once there it stays: a dialog gives the focus back only when it is closed, not when it is taken away.
  const [wasOpened, setWasOpened] = useState(false);
  // The control that a line of the error summary leads to, once its sheet is open.
  const [wanted, setWanted] = useState<string | null>(null);
  const open = useCallback((opened: OpenSheet, control: string | null = null) => {
    setWasOpened(true);
    setShown(opened);
    setWanted(control);
  }, []);
  return {
    shown,
    wasOpened,
    wanted,
    open,
    close: () => setShown(null),
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
  const { shown, wasOpened, wanted, close, found } = sheet;
  if (!wasOpened) return null;
  return (
    <Suspense>
      <CalculatorSheet
        shows={shown}
        {...{ calculator, around, inputs, wanted }}
        onClose={close}
        onFound={found}
      />
    </Suspense>
  );
}
