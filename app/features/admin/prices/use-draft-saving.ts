import { useEffect, useRef, type RefObject } from 'react';
import { useFetcher, useSubmit } from 'react-router';
import type { Edits } from '../../../../domain/prices/draft.ts';
import { PRICE_FIELDS, type DraftAnswer } from './prices-view.ts';

/** How long after the last keystroke a draft is saved [ms]. */
const AFTER_MS = 1000;
/** How long after an unanswered save the next one is tried [ms]. */
const AGAIN_MS = 5000;

export type SavingState = 'saved' | 'saving' | 'unsaved';

type DraftSaving = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly typed: Edits;
  /** What the server has now: those texts need not be sent again. */
  readonly taken: (sent: Edits) => void;
};

/** Saves automatically what is typed. After a change by somebody else it leads to the page that asks which to keep. */
export function useDraftSaving({ form, typed, taken }: DraftSaving): SavingState {
  const fetcher = useFetcher<DraftAnswer>();
  const submit = useSubmit();
  const sent = useRef<Edits | null>(null);
  const { state, data } = fetcher;
  const isDirty = Object.keys(typed).length > 0;

  useEffect(() => {
    if (!isDirty || state !== 'idle' || sent.current !== null) return;
    const timer = setTimeout(
      () => {
        if (form.current === null) return;
        sent.current = typed;
        void fetcher.submit(new FormData(form.current), { method: 'post' });
      },
      data?.kind === 'unanswered' ? AGAIN_MS : AFTER_MS,
    );
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    if (state !== 'idle' || data === undefined || sent.current === null) return;
    const texts = sent.current;
    sent.current = null;
    if (data.kind === 'saved') taken(texts);
    // Asked once more as a page of its own: it works without the script that saved here.
    else if (data.kind === 'conflict' && form.current !== null) {
      const asked = new FormData(form.current);
      asked.set(PRICE_FIELDS.intent, 'meet');
      void submit(asked, { method: 'post' });
    }
  }, [state, data, form, submit, taken]);

  if (data?.kind === 'unanswered' && isDirty) return 'unsaved';
  return state !== 'idle' || isDirty ? 'saving' : 'saved';
}
