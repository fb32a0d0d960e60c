import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { idsText, type DoneChange } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { listed } from '../../../../words/listed.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import { stageName } from './lead-words.ts';
import { LEADS_FIELDS } from './leads-view.ts';

const SECONDS = 10;
const TICK_MS = 1000;

type DoneToastProps = {
  readonly done: DoneChange;
  /** A bar stands below it. */
  readonly isRaised?: boolean;
};

/** Says what was done, and takes it back for ten seconds; pointer or focus on it stops the clock. */
export function DoneToast({ done, isRaised = false }: DoneToastProps) {
  const [left, setLeft] = useState(SECONDS);
  const [isHeld, setIsHeld] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isHeld) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isHeld]);
  useEffect(() => {
    const undo = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      if (event.target instanceof Element && event.target.closest('input,textarea,select')) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    document.addEventListener('keydown', undo);
    return () => document.removeEventListener('keydown', undo);
  }, []);
  const hold = { onPointerEnter: () => setIsHeld(true), onPointerLeave: () => setIsHeld(false) };
  return (
    <div
      role="status"
      className={`fixed left-6 z-30 max-w-[calc(100vw-3rem)] empty:hidden laptop:left-62 ${isRaised ? 'bottom-24' : 'bottom-6'}`}
    >
      {left > 0 && (
        <Form
          ref={form}
          method="post"
          preventScrollReset
          className="flex min-h-14 flex-wrap items-center gap-x-4 rounded-card bg-gran-900 px-5 text-white shadow-overlay"
          {...hold}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          <CheckIcon />
          <span className="py-2">{doneWords(done)}</span>
          <input type="hidden" name={LEADS_FIELDS.intent} value="undo" />
          <input type="hidden" name={LEADS_FIELDS.event} value={idsText(done.eventIds)} />
          <button type="submit" className="min-h-11 font-semibold underline underline-offset-4">
            {m.leads_undo()}
          </button>
          <span aria-hidden="true" className="w-8 tabular-nums">
            {m.leads_undo_seconds({ count: left })}
          </span>
        </Form>
      )}
    </div>
  );
}

function doneWords({ names, kind, stage, note, ownerBecame }: DoneChange): string {
  const name = namesWords(names);
  if (ownerBecame !== null) {
    return ownerBecame.name === null
      ? m.leads_done_no_owner({ name })
      : m.leads_done_owner({ name, owner: ownerBecame.name });
  }
  if (kind === 'merged') return m.leads_done_merged({ name, reference: note });
  if (kind === 'noted') return m.leads_done_noted({ name });
  if (kind === 'planned') return m.leads_done_planned({ name });
  return stage === 'lost'
    ? m.leads_done_closed({ name })
    : m.leads_done_moved({ name, stage: stageName(stage) });
}

/** More are counted. */
const MOST_NAMED = 3;

function namesWords(names: readonly string[]): string {
  return names.length > MOST_NAMED
    ? m.leads_done_many({ count: names.length })
    : listed(names, getLocale());
}
