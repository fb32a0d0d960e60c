import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { ChoiceEffect } from '../../../../domain/prices/choice-effect.ts';
import type { EditConflict } from '../../../../domain/prices/merge-edits.ts';
import { PRICE_FIELDS, type DraftAnswer } from './prices-view.ts';

/** How long after the last keystroke it is tried [ms]. */
const AFTER_MS = 300;

type Own = {
  readonly number: number;
  readonly conflict: EditConflict;
  /** Empty: nothing to try. */
  readonly own: string;
};

/** What a text written instead of both changes does to the latest reports; null: not known yet. */
export function useOwnEffect({ number, conflict, own }: Own): ChoiceEffect | null {
  const { submit, data } = useFetcher<DraftAnswer>();
  const { key, ground, theirs } = conflict;
  useEffect(() => {
    if (own === '') return;
    const timer = setTimeout(() => {
      void submit(
        {
          [PRICE_FIELDS.intent]: 'effect',
          [PRICE_FIELDS.number]: String(number),
          [PRICE_FIELDS.was + key]: JSON.stringify(ground),
          [PRICE_FIELDS.mine + key]: JSON.stringify(own),
          [PRICE_FIELDS.theirs + key]: JSON.stringify(theirs),
        },
        { method: 'post' },
      );
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [number, key, ground, theirs, own, submit]);
  // An answer may be to what stood there before.
  return data?.kind === 'effect' && data.of === own ? data.effect : null;
}
