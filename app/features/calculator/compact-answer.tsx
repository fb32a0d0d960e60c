import { useEffect, useRef, useState, type ReactNode } from 'react';
import { latePart } from '../../ui/late-part.tsx';
import type { CompactRowProps } from './compact-row.tsx';
import { firstTouch } from './first-touch.ts';
import type { Calculator } from './use-calculator.ts';

// Nobody sees it before they have scrolled.
const CompactRow = latePart({
  load: () => import('./compact-row.tsx'),
  when: firstTouch,
  drawnFrom: ({ isShown }: CompactRowProps) => isShown,
});

const HEADER_PX = 64;

/** The answer in one row, which takes the card's place under the header once the card has scrolled away. */
export function CompactAnswer({
  calculator,
  around,
  children,
}: {
  calculator: Calculator;
  /** In a drag it follows behind, and so does of card and row what is not in sight. */
  around: Calculator;
  /** The card. */
  children: (shown: Calculator) => ReactNode;
}) {
  const card = useRef<HTMLDivElement>(null);
  const isAway = useIsAbove(card);
  return (
    <>
      <CompactRow calculator={isAway ? calculator : around} around={around} isShown={isAway} />
      <div ref={card} id="answer" className="scroll-mt-16">
        {children(isAway ? around : calculator)}
      </div>
    </>
  );
}

/** Whether an element has left the screen upwards, under the header. */
function useIsAbove(element: React.RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        setIsAbove(!entry.isIntersecting && entry.boundingClientRect.bottom <= HEADER_PX);
      },
      { rootMargin: `-${HEADER_PX}px 0px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}
