declare global {
  interface Window {
    /** Kept by EARLY_PRESS_SCRIPT. */
    lastPress?: Element;
  }
}

/** In every page, before any other code: what is pressed while that is on its way would be lost. */
export const EARLY_PRESS_SCRIPT = "addEventListener('click',e=>{lastPress=e.target},true)";

/** The control that was pressed last; a link is followed by the browser itself, so it is none. */
export function lastPressed(controls: string): Element | null {
  return window.lastPress?.closest(controls) ?? null;
}

/** A part that the server drew and the browser has not taken over, see late-part.tsx. */
export const WAITING = 'data-waiting';

/** When the page has come alive: presses again the button that was pressed before. */
export function repeatEarlyPress(): void {
  const button = lastPressed('button[type="button"]');
  // What waits for its own code is pressed again when that has come.
  if (button instanceof HTMLElement && button.closest(`[${WAITING}]`) === null) button.click();
}
