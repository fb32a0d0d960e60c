import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

// The page last shown, whichever frame stood round it: an error brings a frame of its own.
let shown: string | null = null;

/** Where a link with a place on the page leads, else the page as a whole. */
function arrivalOf(hash: string): HTMLElement | null {
  const place = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (place !== null && place.tabIndex < 0) place.tabIndex = -1;
  return place ?? document.getElementById('content');
}

/** What a new document does by itself: the focus begins anew, and the page's title is read out. */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === null || before === pathname) return;
    setTitle(document.title);
    // A page that puts the focus somewhere itself knows better.
    const focused = document.activeElement;
    if (document.getElementById('content')?.contains(focused) === true) return;
    arrivalOf(hash)?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
