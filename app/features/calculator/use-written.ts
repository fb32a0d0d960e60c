import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { keepState, keptState } from './kept-state.ts';
import { isOwnWay } from './own-way.ts';

const WRITE_DELAY_MS = 300;

/**
 * Keeps the calculation of a house that the visitor came to on our own pages as soon as it is shown: it is theirs before
 * they touch it. One from somebody else's link becomes theirs once they change it. An address without a place shows an
 * example, which is nobody's.
 * @param state null: it can't be kept
 */
export function useShown(state: CalculatorState | null): void {
  useEffect(() => {
    const isNamed = new URLSearchParams(window.location.search).has('lat');
    if (state !== null && isNamed && isOwnWay(state)) keepState(state);
    // What follows is kept once it was said.
  }, []); // eslint-disable-line react-hooks/exhaustive-deps
}

/**
 * Writes what was said into the address and this browser once the inputs rest.
 * @param query of the address, which also says what can't be calculated
 * @param state null: what was said can't be kept
 * @param isTouched false until somebody has said something
 */
export function useWritten(
  query: string,
  state: CalculatorState | null,
  isTouched: () => boolean,
): void {
  const [, setSearchParams] = useSearchParams();
  useEffect(() => {
    if (!isTouched()) return undefined;
    const timer = setTimeout(() => {
      if (state !== null) keepState(state);
      void setSearchParams(query, { replace: true, preventScrollReset: true });
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
    // The setter changes with every address; only another query is a reason to write.
  }, [query]); // eslint-disable-line react-hooks/exhaustive-deps
}

/** Puts the figures of an earlier visit back, at the first look at an address that says nothing itself. */
export function useKept(onKept: (state: CalculatorState) => void): void {
  useEffect(() => {
    if (window.location.search !== '') return;
    void keptState().then((kept) => {
      if (kept !== null) onKept(kept);
    });
  }, []); // eslint-disable-line react-hooks/exhaustive-deps
}
