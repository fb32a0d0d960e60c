import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AheadOfPage } from '../../ui/use-ahead.ts';
import { isSlow } from './state-run.ts';
import type { Calculator } from './use-calculator.ts';

/** How long the hand has to rest before the rest is drawn on a slow browser: longer than a slow hand takes from step to step [ms]. */
const REST_MS = 400;

/**
 * The calculator as everything around the answer shows it: in a drag it follows behind. A quick browser draws
 * it after each step, a slow one when the hand rests or lets go: the drawing of one step would hold up the next.
 */
export function useFollowed(
  calculator: Calculator,
): readonly [followed: Calculator, ahead: AheadOfPage] {
  const [followed, setFollowed] = useState(calculator);
  const isBehind = calculator.isDragged && followed !== calculator;
  if (!calculator.isDragged && followed !== calculator) setFollowed(calculator);
  const [ahead] = useState<AheadOfPage>(() => new Set());
  const newest = useRef(calculator);
  useLayoutEffect(() => {
    newest.current = calculator;
    if (!isBehind) {
      for (const end of ahead) end(null);
      ahead.clear();
      return undefined;
    }
    const follow = () => startTransition(() => setFollowed(calculator));
    const timer = setTimeout(follow, isSlow() ? REST_MS : 0);
    return () => clearTimeout(timer);
  }, [calculator, isBehind, ahead]);
  // Once for all steps in which the page is behind.
  useEffect(() => {
    if (!isBehind) return undefined;
    const follow = () => startTransition(() => setFollowed(newest.current));
    // What is touched next must not act on the figures of before.
    const catchUp = () => flushSync(() => setFollowed(newest.current));
    const listening = new AbortController();
    const capture = { capture: true, signal: listening.signal };
    window.addEventListener('pointerup', follow, capture);
    window.addEventListener('pointerdown', catchUp, capture);
    // Programs that type for somebody select a field's text by focusing it: the text is caught up once they have.
    const caughtUp = (event: FocusEvent) =>
      queueMicrotask(() => keepingSelection(event.target, catchUp));
    window.addEventListener('focusin', caughtUp, capture);
    return () => listening.abort();
  }, [isBehind]);
  return [isBehind ? followed : calculator, ahead];
}

/** A field whose text is all selected stays so when it gets another: what is typed replaces it. */
function keepingSelection(entered: EventTarget | null, act: () => void): void {
  // Null in what is no text.
  const isSelected =
    entered instanceof HTMLInputElement &&
    entered.selectionStart === 0 &&
    entered.selectionEnd === entered.value.length;
  act();
  if (isSelected) entered.select();
}
