import { useState, type ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { toQuery } from '../../../../domain/calculator-query.ts';
import { resetState, technicalState } from '../../../../domain/calculator-reset.ts';
import { links } from '../../../links.ts';
import { CopiedLink } from '../../../ui/copied-link.tsx';
import { ResetIcon } from '../../../ui/action-icons.tsx';
import type { InputProps } from '../inputs/input-props.ts';
import { useStepKeys } from './use-step-keys.ts';

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
      {link === null ? null : (
        <CopiedLink
          key={link}
          link={link}
          label={m.depth_link_label()}
          help={m.depth_link_help()}
          copied={m.share_link_copied()}
        />
      )}
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
