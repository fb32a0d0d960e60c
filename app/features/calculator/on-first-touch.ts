const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

let touched: Promise<void> | undefined;
let lastClicked: Element | null = null;

function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const go = () => {
      for (const touch of TOUCHES) removeEventListener(touch, go, true);
      resolve();
    };
    for (const touch of TOUCHES) addEventListener(touch, go, { capture: true, passive: true });
    addEventListener('click', ({ target }) => (lastClicked = target as Element), true);
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

/** For what has just come alive: a press that was made on it before its code was there is made again. */
export function repeatEarlyClick(button: HTMLElement | null): void {
  if (button?.contains(lastClicked)) button.click();
}
