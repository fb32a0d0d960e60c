import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { SIGN_IN_FIELDS } from '../../../domain/sign-in-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { ProofFields } from './proof-fields.tsx';
import { stepAddress } from './sign-in-address.ts';
import type { SignInView } from './sign-in-view.ts';
import { useProof } from './use-proof.ts';

type ResendProps = {
  readonly view: Extract<SignInView, { readonly step: 'code' }>;
  readonly leftS: number;
  readonly isSending: boolean;
};

/**
 * The button for another code. Without JavaScript it is always there, and the server checks the
 * time.
 */
export function ResendButton({ view, leftS, isSending }: ResendProps) {
  const proof = useProof(view.challenge);
  const waits = leftS > 0;
  return (
    <Form
      method="post"
      action={stepAddress('code', view.next)}
      onSubmit={proof.onSubmit}
      className={waits ? 'hidden noscript:block' : ''}
    >
      <input type="hidden" name={SIGN_IN_FIELDS.intent} value="resend" />
      <ProofFields challenge={view.challenge} />
      <Button type="submit" variant="outlined" className="w-full" onFocus={proof.prepare}>
        {isSending ? m.sign_in_sending() : m.sign_in_resend()}
      </Button>
    </Form>
  );
}

const WHOLE_S = 30;
const RADIUS = 9;
const ROUND = 2 * Math.PI * RADIUS;

/** The ring and the time until another code may be sent. */
export function ResendClock({ leftS }: { readonly leftS: number }) {
  const share = Math.min(1, leftS / WHOLE_S);
  return (
    <p className="flex items-center gap-3 text-blaek-600 noscript:hidden">
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r={RADIUS} strokeWidth="3" className="stroke-gran-100" />
        <circle
          cx="12"
          cy="12"
          r={RADIUS}
          strokeWidth="3"
          strokeDasharray={`${share * ROUND} ${ROUND}`}
          transform="rotate(-90 12 12)"
          className="stroke-gran-700"
        />
      </svg>
      <span>
        {m.sign_in_resend_in()} <b className="font-semibold text-blaek">{clockText(leftS)}</b>
      </span>
    </p>
  );
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Announced only three times: a voice counting every second is in the way. */
export function ResendVoice({ leftS }: { readonly leftS: number }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (leftS === WHOLE_S || leftS === 10) setSaid(m.sign_in_resend_said({ seconds: leftS }));
    if (leftS === 0) setSaid(m.sign_in_resend_ready());
  }, [leftS]);
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  );
}
