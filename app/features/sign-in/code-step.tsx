import { useRef } from 'react';
import { Form } from 'react-router';
import { SIGN_IN_FIELDS } from '../../../domain/sign-in-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from './code-input.tsx';
import { ResendButton, ResendClock, ResendVoice } from './resend.tsx';
import { stepAddress } from './sign-in-address.ts';
import type { SignInAnswer, SignInView } from './sign-in-view.ts';
import { useCountdown } from './use-countdown.ts';
import { useFocusOnError } from './use-focus-on-error.ts';
import { useSmsCode } from './use-sms-code.ts';

type CodeStepProps = {
  readonly view: Extract<SignInView, { readonly step: 'code' }>;
  readonly answer: SignInAnswer | undefined;
  /** What is being sent: a code to check, or a request for another. */
  readonly sending: 'enter' | 'resend' | null;
};

/** The second step: the code from the message. */
export function CodeStep({ view, answer, sending }: CodeStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const leftS = useCountdown(view.resendInS);
  const send = () => {
    // Focus comes after the digits are in the field.
    setTimeout(() => form.current?.requestSubmit(), 0);
  };
  useFocusOnError(input, answer);
  useSmsCode(input);
  return (
    <>
      <h1 className="text-28 font-semibold tracking-[-0.01em] tablet:text-36">
        {m.sign_in_code_title()}
      </h1>
      <p className="mt-2 max-w-[44ch] text-18 text-blaek-600">
        {m.sign_in_sent_to()}{' '}
        <b className="font-semibold whitespace-nowrap text-blaek">{view.phone}</b>.{' '}
        {validText(view.minutesLeft)}
      </p>
      <Form
        ref={form}
        method="post"
        action={stepAddress('code', view.next)}
        noValidate
        onSubmit={(event) => {
          if (sending !== null) event.preventDefault();
        }}
        className="mt-8 flex max-w-90 flex-col gap-6"
      >
        <input type="hidden" name={SIGN_IN_FIELDS.intent} value="enter" />
        <CodeInput
          input={input}
          digits={view.digits}
          error={answer?.error}
          typed={answer?.typed ?? ''}
          onWhole={send}
        />
        <Button type="submit" className="w-full">
          {sending === 'enter' ? m.sign_in_entering() : m.sign_in_enter()}
        </Button>
      </Form>
      <div className="mt-3 max-w-90">
        <ResendButton view={view} leftS={leftS} isSending={sending === 'resend'} />
      </div>
      <div className="mt-6 flex max-w-90 flex-col gap-4 border-t border-hairline pt-6 text-blaek-600">
        {leftS > 0 ? (
          <>
            <ResendClock leftS={leftS} />
            <p>{m.sign_in_not_come()}</p>
          </>
        ) : (
          <p>{m.sign_in_newest()}</p>
        )}
        <p className="text-14">{m.sign_in_never_tell()}</p>
      </div>
      <ResendVoice leftS={leftS} />
    </>
  );
}

function validText(minutes: number): string {
  if (minutes === 0) return m.sign_in_valid_over();
  return minutes === 1 ? m.sign_in_valid_one() : m.sign_in_valid_minutes({ minutes });
}
