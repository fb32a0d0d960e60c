import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether a box overflows and can be scrolled. */
export function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const isWide = element.scrollWidth > element.clientWidth;
      setScrolls(isWide && getComputedStyle(element).overflowX === 'auto');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}
