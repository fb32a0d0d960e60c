import { useEffect, useRef } from 'react';

/** What one types after asking for the palette, until its field is there to take it. */
export type EarlyKeys = {
  /** From now on keys are held. */
  readonly hold: () => void;
  /** The field is there: what was held, once. */
  readonly take: () => string;
};

/** @param cancel Escape, before there was anything to close */
export function useEarlyKeys(cancel: () => void): EarlyKeys {
  /** null: no keys are held. */
  const held = useRef<string | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (held.current === null) return;
      const next = event.key === 'Escape' ? null : withKey(held.current, event);
      if (next === undefined) return;
      held.current = next;
      // Neither for a field that has the focus nor for a list with keys of its own.
      event.preventDefault();
      event.stopPropagation();
      if (next === null) cancel();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [cancel]);
  const take = () => {
    const text = held.current ?? '';
    held.current = null;
    return text;
  };
  return { hold: () => (held.current = ''), take };
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>;

/** undefined: the key writes nothing. */
export function withKey(text: string, event: Key): string | undefined {
  // AltGr, which writes @ on a Danish keyboard, also counts as Ctrl and Alt.
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  if (isCommand && !event.getModifierState('AltGraph')) return undefined;
  if (event.key === 'Backspace') return text.slice(0, -1);
  return event.key.length === 1 ? text + event.key : undefined;
}
