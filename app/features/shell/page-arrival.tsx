import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

// The page shown last, in whichever frame: an error has its own frame.
let shown: string | null = null;

/** Where a link's fragment points on the page, otherwise the page as a whole. */
function arrivalOf(hash: string): HTMLElement | null {
  const place = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (place !== null && place.tabIndex < 0) place.tabIndex = -1;
  return place ?? document.getElementById('content');
}

/**
 * What the browser does for a new document: the focus starts again, and the page's title is read
 * out.
 */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === null || before === pathname) return;
    setTitle(document.title);
    // A page that sets the focus itself takes precedence.
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
