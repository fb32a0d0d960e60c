import { useSyncExternalStore } from 'react';
import type { LeadLook } from './leads-view.ts';

/** As `laptop` of the style sheet begins. */
const NARROW = '(width < 64rem)';

/** In a narrow window the board and the rows are not shown together: the rows are. */
export function useShownLook(look: LeadLook): LeadLook {
  const isNarrow = useSyncExternalStore(
    listen,
    () => matchMedia(NARROW).matches,
    () => false,
  );
  return look === 'both' && isNarrow ? 'table' : look;
}

function listen(onChange: () => void): () => void {
  const narrow = matchMedia(NARROW);
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
}
