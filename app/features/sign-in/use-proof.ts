import { useRef, type FormEvent } from 'react';
import { SIGN_IN_FIELDS } from '../../../domain/sign-in-form.ts';
import { workOf } from './work-of.ts';
import type { Challenge } from './sign-in-view.ts';

type Begun = { readonly of: Challenge; readonly proof: Promise<string> };

/**
 * Proves to the server that a person sends the form: the work begins while the visitor types, and
 * the form waits for it.
 */
export function useProof(challenge: Challenge) {
  const begun = useRef<Begun | null>(null);
  const found = useRef<{ readonly of: Challenge; readonly proof: string } | null>(null);

  const start = (): Promise<string> => {
    if (begun.current?.of === challenge) return begun.current.proof;
    // Without it the form goes all the same: it is the answer that says what is wrong.
    const proof = proofOf(challenge).catch(() => '');
    begun.current = { of: challenge, proof };
    void proof.then((text) => {
      found.current = { of: challenge, proof: text };
    });
    return proof;
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (found.current?.of === challenge) {
      const field = form.elements.namedItem(SIGN_IN_FIELDS.proof);
      if (field instanceof HTMLInputElement) field.value = found.current.proof;
      return;
    }
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // A form that is being sent can't be sent again until that is over.
    void start().then(() => setTimeout(() => form.requestSubmit(submitter), 0));
  };

  return {
    /** Called when typing begins. Google is asked only when the form is sent. */
    prepare: () => {
      if (challenge.kind === 'work') void start();
    },
    onSubmit,
  };
}

/** Google's proof, if it is asked and answers; otherwise the browser's own work, done meanwhile. */
async function proofOf(challenge: Challenge): Promise<string> {
  const { token, bits } = workOf(challenge);
  const { inTime, ownProof } = await import('../../forms/proof/proof-in-time.ts');
  const own = ownProof(token, bits);
  if (challenge.kind === 'work') return own;
  const google = await inTime(googleProof(challenge.siteKey, challenge.scriptUrl));
  return google === '' ? own : google;
}

async function googleProof(siteKey: string, scriptUrl: string): Promise<string> {
  const { recaptchaProof } = await import('./recaptcha.ts');
  return recaptchaProof(siteKey, scriptUrl);
}
