/**
 * Settles when no button of a mouse or finger is down. A message that goes while the visitor presses a
 * button would move the button away from under the finger, and the press would be lost.
 */
export function pointerRest(): Promise<void> {
  if (!isDown) return Promise.resolve();
  return new Promise((resolve) => {
    // The click follows the release; after it the page may move.
    const release = () => setTimeout(resolve, 0);
    for (const end of ENDS) addEventListener(end, release, { once: true });
  });
}

const ENDS = ['pointerup', 'pointercancel'] as const;

let isDown = false;

/** Follows the pointer; called once the form is live. Returns how to stop. */
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
