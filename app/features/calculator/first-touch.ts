import { lastPressed } from '../../ui/early-press.ts';

// A pointer that rests where a page is drawn moves without being moved: moving is no touch.
const TOUCHES = [
  'pointerdown',
  'click',
  'input',
  'change',
  'keydown',
  'touchstart',
  'wheel',
  'scroll',
] as const;

function nextTouch(): Promise<void> {
  return new Promise((resolve) => {
    const go = (event: Event) => {
      // The browser puts a page back to its top by itself.
      if (event.type === 'scroll' && window.scrollY === 0) return;
      for (const touch of TOUCHES) removeEventListener(touch, go, true);
      resolve();
    };
    for (const touch of TOUCHES) addEventListener(touch, go, { capture: true, passive: true });
  });
}

// From here on, not from the first part that asks: the touch that calls for it would be over. What was pressed
// before this code came was a touch, too.
const touched =
  typeof window === 'undefined' || lastPressed('*') !== null ? Promise.resolve() : nextTouch();

/**
 * Settles when the visitor first presses, changes or scrolls something. Until then the page shows what the server drew, which is
 * all there is to see: only a changed figure needs the code behind it.
 */
export function firstTouch(): Promise<void> {
  return touched;
}
