import { useEffect, useState } from 'react';
import type { StaffFinds } from '../../../../domain/staff/finds.ts';
import { staffLinks } from '../../../staff-links.ts';

/** Shorter than between two keys of most people; with the answer it stays within 150 ms of the key. */
const PAUSE_MS = 60;

/** waiting: what was found for the letters before still stands. */
export type Finds = {
  readonly state: 'waiting' | 'found' | 'failed';
  readonly found: StaffFinds | null;
  /** For which letters. */
  readonly sought: string;
};

async function find(sought: string, signal: AbortSignal): Promise<StaffFinds | null> {
  const query = new URLSearchParams({ q: sought });
  const response = await fetch(`${staffLinks.find()}?${query}`, { signal });
  // Signed out meanwhile: to where the server sent the answer.
  if (response.redirected) window.location.assign(response.url);
  return response.ok && !response.redirected ? ((await response.json()) as StaffFinds) : null;
}

/**
 * What the server finds for a text, asked when the typing pauses; a late answer to an old text is dropped.
 * @param turn another one asks again
 */
export function useFinds(text: string, turn: number): Finds {
  const sought = text.trim();
  const [last, setLast] = useState<Finds>({ state: 'waiting', found: null, sought: '' });
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        find(sought, abort.signal).then(
          (found) => setLast({ state: found === null ? 'failed' : 'found', found, sought }),
          () => {
            if (!abort.signal.aborted) setLast({ state: 'failed', found: null, sought });
          },
        );
      },
      sought === '' ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [sought, turn]);
  return last.sought === sought ? last : { ...last, state: 'waiting' };
}
