import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a part when what held it is gone: from a deleted obstacle to the last one left, otherwise to the first
 * button.
 */
export function useFocusKept() {
  const part = useRef<HTMLDivElement>(null);
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const gone = held.current;
    if (gone === null || gone.isConnected || document.activeElement !== document.body) return;
    const like = gone.matches(OBSTACLE) ? part.current?.querySelectorAll<SVGElement>(OBSTACLE) : [];
    const next = [...(like ?? [])].at(-1) ?? part.current?.querySelector('button');
    next?.focus();
  });
  return { ref: part, onFocus: (event: { target: Element }) => void (held.current = event.target) };
}

const OBSTACLE = '[data-obstacle]';
