import { useEffect, useRef } from 'react';

/** A new question is read out from its heading, and shown from its top. */
export function useFocusOnChange(shown: string): void {
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    document.getElementById('survey-question')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [shown]);
}
