import { useEffect, useRef, type ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import type { OwnCodeAnswer, OwnCodeView } from '../../features/privacy/own-code-view.ts';
import { CodeInput } from '../../features/sign-in/code-input.tsx';
import { watchPlainForms } from '../../forms/plain-forms.ts';
import type { NoAnswer } from '../../forms/unanswered.ts';

/** The field for a code from one's own phone, where the page is at that step; it takes focus when it was wrong. */
export function useOwnCodeField(
  view: OwnCodeView | { readonly step: 'done' | 'ready' },
  answer: OwnCodeAnswer | undefined,
): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(watchPlainForms, []);
  useEffect(() => {
    if (answer !== undefined) input.current?.focus();
  }, [answer]);
  return (
    view.step === 'code' && (
      <CodeInput
        input={input}
        digits={view.digits}
        error={answer?.error}
        typed=""
        // The last digit sends nothing here: what follows is to be pressed for.
        onWhole={() => undefined}
      />
    )
  );
}

/** What the page says where no answer came. */
export function unansweredCode(failed: () => string): (why: NoAnswer) => OwnCodeAnswer {
  return (why) => ({ error: why === 'unreachable' ? m.privacy_unreachable() : failed() });
}
