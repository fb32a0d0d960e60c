import { useSyncExternalStore } from 'react';

/** Below this width the parts of a face are on a sheet. */
const NARROW = '(width < 50rem)';

/** Whether the window is as narrow as a phone's; on the server it is not, and without a script it never is. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}

function listen(onChange: () => void): () => void {
  const narrow = matchMedia(NARROW);
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
}
