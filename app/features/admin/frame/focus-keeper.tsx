import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { openerOf } from './opener-of.ts';

/**
 * What opens on a page opens by its address: a dialog, a row, a panel. Opening or closing it takes away what had the
 * focus, which then goes to what was opened, or back to the link that had opened it.
 */
export function FocusKeeper() {
  const location = useLocation();
  const before = useRef(location);
  useEffect(() => {
    const was = before.current;
    before.current = location;
    if (was === location || was.pathname !== location.pathname) return;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const main = document.getElementById('content');
    const opened = main?.querySelector<HTMLElement>('[data-opened]');
    const opener = openerOf([...(main?.querySelectorAll('a') ?? [])], was, location);
    // What had opened it may be gone, too: of a person who was removed, or a draft that was discarded.
    (opened ?? opener ?? main)?.focus({ preventScroll: true });
  }, [location]);
  return null;
}
