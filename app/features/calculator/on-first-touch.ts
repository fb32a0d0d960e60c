const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

let touched: Promise<void> | undefined;

function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const go = () => {
      for (const touch of TOUCHES) removeEventListener(touch, go, true);
      resolve();
    };
    for (const touch of TOUCHES) addEventListener(touch, go, { capture: true, passive: true });
  });
  return touched;
}

/**
 * Loads code when the visitor first moves, presses or scrolls. Until then the page shows what the server
 * drew, which is all there is to see: only a changed figure needs the code behind it.
 */
export function onFirstTouch<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () => (typeof window === 'undefined' ? load() : firstTouch().then(load));
}
