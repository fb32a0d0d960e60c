import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Calculator } from './use-calculator.ts';

/** Where the answer alone takes longer than this, a browser has no time for the rest within a drag [ms]. */
const FRAME_MS = 16;
/** How long the hand has to rest before the rest is drawn there [ms]. */
const REST_MS = 120;

/**
 * The calculator as everything around the answer shows it: in a drag it follows behind. A quick browser draws
 * it after each step, a slow one when the hand rests or lets go: the drawing of one step would hold up the next.
 */
export function useFollowed(calculator: Calculator): readonly [Calculator, isBehind: boolean] {
  const [followed, setFollowed] = useState(calculator);
  const isBehind = calculator.isDragged && followed !== calculator;
  if (!calculator.isDragged && followed !== calculator) setFollowed(calculator);
  useEffect(() => {
    if (!isBehind) return undefined;
    const follow = () => startTransition(() => setFollowed(calculator));
    // What is touched next must not act on the figures of before.
    const catchUp = () => flushSync(() => setFollowed(calculator));
    const timer =
      calculator.sinceChangeMs() > FRAME_MS ? setTimeout(follow, REST_MS) : void follow();
    const listening = new AbortController();
    const capture = { capture: true, signal: listening.signal };
    window.addEventListener('pointerup', follow, capture);
    window.addEventListener('pointerdown', catchUp, capture);
    window.addEventListener('focusin', catchUp, capture);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [calculator, isBehind]);
  return [isBehind ? followed : calculator, isBehind];
}
