import { useEffect, useState } from 'react';

/** Under the header, and some lines more: a heading that has come this far is being read [px]. */
const READING_LINE_PX = 160;

/** The last heading that has passed the reading line; null above the first. */
export function useCurrentHeading(headings: readonly { readonly id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let asked = 0;
    function look() {
      asked = 0;
      const passed = headings.filter(({ id }) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= READING_LINE_PX;
      });
      setCurrent(passed.at(-1)?.id ?? null);
    }
    // Once a frame is enough, however often the browser tells.
    function onScroll() {
      if (asked === 0) asked = requestAnimationFrame(look);
    }
    look();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(asked);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [headings]);
  return current;
}
