declare global {
  interface Window {
    /** Written by EARLY_PRESS_SCRIPT: what was pressed or changed last. */
    lastPress?: Element;
  }
}

/**
 * In every page, before any other code: otherwise presses while that code loads would be lost. A changed control counts,
 * too: programs that fill in forms and read pages aloud change it without pressing anything.
 */
export const EARLY_PRESS_SCRIPT =
  "for(const t of['click','change'])addEventListener(t,e=>{lastPress=e.target},true)";

/** The control pressed or changed last; links don't count, because the browser itself follows them. */
export function lastPressed(controls: string): Element | null {
  return window.lastPress?.closest(controls) ?? null;
}

/** A part drawn by the server that the browser has not taken over, see late-part.tsx. */
export const WAITING = 'data-waiting';

/** When the page becomes interactive: repeats the press on the last button. */
export function repeatEarlyPress(): void {
  const button = lastPressed('button[type="button"]');
  // A control waiting for its own code is pressed again when that has loaded.
  if (!(button instanceof HTMLElement) || button.closest(`[${WAITING}]`) !== null) return;
  // After the effect that calls this: within it React can't take over a part of the page that it left for later.
  setTimeout(() => button.click());
}
