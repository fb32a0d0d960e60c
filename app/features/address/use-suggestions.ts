import { useEffect, useState } from 'react';
import type { AddressSuggestion } from './suggestion.ts';

const LEAST_CHARACTERS = 2;
/** Shorter than between two keys of most people; with the answer it stays within 150 ms of the key. */
const PAUSE_MS = 60;

export type Suggestions =
  | { readonly kind: 'idle' }
  | { readonly kind: 'found'; readonly list: readonly AddressSuggestion[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' };

const IDLE: Suggestions = { kind: 'idle' };

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`/api/v1/addresses?q=${encodeURIComponent(text)}`, { signal });
  if (!response.ok) return { kind: 'failed' };
  const { addresses: list } = (await response.json()) as {
    readonly addresses: readonly AddressSuggestion[];
  };
  return list.length === 0 ? { kind: 'none' } : { kind: 'found', list };
}

export type Asked = {
  readonly suggestions: Suggestions;
  /** Whether they are still those for an earlier text, or for none. */
  readonly isWaiting: boolean;
};

/** What the server suggests for a text, asked when the typing pauses; a late answer to an old text is dropped. */
export function useSuggestions(text: string, asking: boolean): Asked {
  const [suggestions, setSuggestions] = useState<Suggestions>(IDLE);
  const [answered, setAnswered] = useState('');
  const wanted = text.trim();
  const ready = asking && wanted.length >= LEAST_CHARACTERS;
  useEffect(() => {
    if (!ready) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(wanted, abort.signal)
        .catch((): Suggestions => ({ kind: 'failed' }))
        .then((given) => {
          if (abort.signal.aborted) return;
          setSuggestions(given);
          setAnswered(wanted);
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, ready]);
  // What was found for another text says nothing of this one.
  const isOf = wanted.startsWith(answered) || answered.startsWith(wanted);
  return {
    suggestions: ready && isOf ? suggestions : IDLE,
    isWaiting: ready && answered !== wanted,
  };
}
