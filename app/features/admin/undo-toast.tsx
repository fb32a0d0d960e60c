import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { CheckIcon } from '../../ui/icons.tsx';

const SECONDS = 10;
const TICK_MS = 1000;

type UndoToastProps = {
  readonly words: string;
  /** What is posted to take it back. */
  readonly fields: Readonly<Record<string, string>>;
  /** A bar stands below it. */
  readonly isRaised?: boolean;
};

/** Says what was done, and takes it back for ten seconds; pointer or focus on it stops the clock. */
export function UndoToast({ words, fields, isRaised = false }: UndoToastProps) {
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
          <span className="py-2">{words}</span>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
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
