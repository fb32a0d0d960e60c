import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, summary';

/**
 * A modal dialog lets Tab out into the browser's own buttons; a full-screen menu keeps it inside.
 */
export function keepFocusInside(event: KeyboardEvent, container: HTMLElement | null): void {
  if (event.key !== 'Tab' || container === null) return;
  const stops = container.querySelectorAll<HTMLElement>(FOCUSABLE);
  const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
  const other = event.shiftKey ? stops[stops.length - 1] : stops[0];
  if (document.activeElement !== edge || other === undefined) return;
  event.preventDefault();
  other.focus();
}
