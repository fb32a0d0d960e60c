import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Long enough to read a quote of 40 words twice. */
const TURN_AFTER_MS = 9_000;
/** A shorter way of the finger is a tap. */
const SWIPE_PX = 40;

/**
 * One of several things shown at a time: turned by hand, or on its own while it is in view and nobody is at it. It
 * stops for good with the first turn by hand, and never starts for who has asked for less motion.
 * @param box what is in view or not
 * @param count how many there are
 */
export function useTurning(box: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const [turnsItself, setTurnsItself] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const isInView = useInView(box);
  const from = useRef(0);

  useEffect(() => setTurnsItself(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useEffect(() => {
    if (!turnsItself || isHeld || !isInView) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((shown) => (shown + 1) % count);
    }, TURN_AFTER_MS);
    return () => clearInterval(timer);
  }, [turnsItself, isHeld, isInView, count]);

  const turn = (steps: number) => {
    setTurnsItself(false);
    setCurrent((shown) => (shown + steps + count) % count);
  };
  return {
    current,
    turnsItself,
    turn,
    setTurnsItself,
    whileHeld: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
    swipe: {
      onPointerDown: (event: PointerEvent) => {
        from.current = event.clientX;
      },
      onPointerUp: (event: PointerEvent) => {
        const way = event.clientX - from.current;
        // A mouse that is drawn over a text marks it.
        if (event.pointerType !== 'mouse' && Math.abs(way) >= SWIPE_PX) turn(way < 0 ? 1 : -1);
      },
    },
  };
}

function useInView(box: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry!.isIntersecting));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return isInView;
}
