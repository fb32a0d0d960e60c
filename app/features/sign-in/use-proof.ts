import { useRef, type FormEvent } from 'react';
import { SIGN_IN_FIELDS } from '../../../domain/sign-in-form.ts';
import type { Challenge } from './sign-in-view.ts';

/** Longer than a slow phone works; after that the form goes without, at the server's stricter limit. */
const LONGEST_WAIT_MS = 6_000;

type Begun = { readonly of: Challenge; readonly proof: Promise<string> };

/** Shows the server that a person sends the form: the work begins while one types, and the form waits for it. */
export function useProof(challenge: Challenge) {
  const begun = useRef<Begun | null>(null);
  const found = useRef<{ readonly of: Challenge; readonly proof: string } | null>(null);

  const start = (): Promise<string> => {
    if (begun.current?.of === challenge) return begun.current.proof;
    const late = new Promise<string>((resolve) => {
      setTimeout(() => resolve(''), LONGEST_WAIT_MS);
    });
    const proof = Promise.race([proofOf(challenge).catch(() => ''), late]);
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
    // A form that is being sent can't be sent again before that is over.
    void start().then(() => setTimeout(() => form.requestSubmit(submitter), 0));
  };

  return {
    /** Called when somebody begins to type. Google is asked only when the form is sent. */
    prepare: () => {
      if (challenge.kind === 'work') void start();
    },
    onSubmit,
  };
}

async function proofOf(challenge: Challenge): Promise<string> {
  if (challenge.kind === 'work') {
    const { work } = await import('./work.ts');
    return work(challenge.token, challenge.bits);
  }
  const { recaptchaProof } = await import('./recaptcha.ts');
  return recaptchaProof(challenge.siteKey, challenge.scriptUrl);
}
