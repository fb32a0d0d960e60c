/**
 * Settles when no mouse button or finger is down. A message that disappears while the visitor
 * presses a button would move the button away from under the finger, and the press would be lost.
 */
export function pointerRest(): Promise<void> {
  if (!isDown) return Promise.resolve();
  return new Promise((resolve) => {
    // The click follows the release; after it the page may shift.
    const release = () => setTimeout(resolve, 0);
    for (const end of ENDS) addEventListener(end, release, { once: true });
  });
}

const ENDS = ['pointerup', 'pointercancel'] as const;

let isDown = false;

/**
 * Follows the pointer; called once the form is interactive.
 * @returns a function that stops it
 */
export function followPointer(): () => void {
  const down = () => (isDown = true);
  const up = () => (isDown = false);
  addEventListener('pointerdown', down, true);
  for (const end of ENDS) addEventListener(end, up, true);
  return () => {
    removeEventListener('pointerdown', down, true);
    for (const end of ENDS) removeEventListener(end, up, true);
  };
}
