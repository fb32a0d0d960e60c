import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { toQuery } from '../../../../domain/calculator-query.ts';
import { resetState, technicalState } from '../../../../domain/calculator-reset.ts';
import { links } from '../../../links.ts';
import { ResetIcon } from '../../../ui/action-icons.tsx';
import type { InputProps } from '../inputs/input-props.ts';

const TEXT_BUTTON =
  'inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4 hover:text-gran-900';

/** What can be done with all the inputs at once: taken back, done again, begun anew, passed on. */
export default function InputTools({ calculator }: InputProps) {
  const { given, undo, redo, replace } = calculator;
  useStepKeys(undo, redo);
  const [link, setLink] = useState<string | null>(null);
  return (
    <div className="border-b border-hairline pt-1 pb-1 noscript:hidden print:hidden">
      <div className="flex items-center justify-between gap-3">
        <div className="-ml-3 flex">
          <StepButton label={m.depth_undo()} onPress={undo}>
            <ResetIcon />
          </StepButton>
          <StepButton label={m.depth_redo()} onPress={redo}>
            <ResetIcon className="-scale-x-100" />
          </StepButton>
        </div>
        <div className="flex gap-5">
          <button type="button" className={TEXT_BUTTON} onClick={() => replace(resetState(given))}>
            {m.depth_reset()}
          </button>
          <button
            type="button"
            aria-expanded={link !== null}
            className={TEXT_BUTTON}
            onClick={() => setLink(link === null ? linkTo(calculator) : null)}
          >
            {m.depth_link()}
          </button>
        </div>
      </div>
      {link === null ? null : <TechnicalLink key={link} link={link} />}
    </div>
  );
}

const linkTo = ({ given }: InputProps['calculator']) =>
  `${window.location.origin}${links.calculator()}?${toQuery(technicalState(given))}`;

type StepButtonProps = {
  readonly label: string;
  readonly onPress: (() => void) | null;
  readonly children: ReactNode;
};

function StepButton({ label, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={onPress === null ? true : undefined}
      className="flex size-11 items-center justify-center rounded-control text-gran-700 aria-disabled:cursor-default aria-disabled:text-sten-500 aria-disabled:opacity-50"
      onClick={() => onPress?.()}
    >
      {children}
    </button>
  );
}

/** The link in a field of its own, copied where the browser lets it be. */
function TechnicalLink({ link }: { readonly link: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    // Where the browser allows none, the field is selected and is copied by hand.
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  }, [link]);
  return (
    <div className="flex flex-col gap-1 pb-3">
      <label htmlFor={id} className="font-medium">
        {m.depth_link_label()}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={link}
        aria-describedby={`${id}-help`}
        className="h-11 w-full rounded-control border border-sten-500 bg-white px-3"
      />
      <p id={`${id}-help`} className="text-14 text-blaek-600">
        <span role="status">{isCopied ? `${m.depth_link_copied()} ` : ''}</span>
        {m.depth_link_help()}
      </p>
    </div>
  );
}

/** Ctrl or ⌘ with Z, with Shift and Z, or with Y; a text field keeps its own. */
function useStepKeys(undo: (() => void) | null, redo: (() => void) | null): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const step =
        key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
      if (step === null) return;
      event.preventDefault();
      step();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, redo]);
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && ['text', 'search', 'tel'].includes(target.type);
}
