import { useEffect, useRef } from 'react';

/**
 * Ctrl or ⌘ with Z, with Shift and Z, or with Y. A text field that is being typed into keeps its own: in any other
 * the browser would take back, letter by letter, what was typed into the field before.
 */
export function useStepKeys(undo: (() => void) | null, redo: (() => void) | null): void {
  const typed = useRef<EventTarget | null>(null);
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      typed.current = target;
    };
    const onFocus = () => {
      typed.current = null;
    };
    window.addEventListener('input', onInput);
    window.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('input', onInput);
      window.removeEventListener('focusin', onFocus);
    };
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      if (isText(event.target) && event.target === typed.current) return;
      event.preventDefault();
      const step = key === 'y' || event.shiftKey ? redo : undo;
      step?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, redo]);
}

function isText(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && ['text', 'search', 'tel'].includes(target.type);
}
