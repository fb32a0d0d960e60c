import { useRef, type FormEvent } from 'react';
import { SIGN_IN_FIELDS } from '../../../domain/sign-in-form.ts';
import type { Challenge } from './sign-in-view.ts';

/** Longer than a slow phone works; after that the form goes without, at the server's stricter limit. */
const LONGEST_WAIT_MS = 6_000;

/** Shows the server that a person sends the form: the work begins while one types, and the form waits for it. */
export function useProof(challenge: Challenge) {
  const under = useRef<{ readonly of: Challenge; readonly proof: Promise<string> } | null>(null);
  const ready = useRef<Challenge | null>(null);

  const start = (): Promise<string> => {
    if (under.current?.of !== challenge) {
      under.current = { of: challenge, proof: proofOf(challenge).catch(() => '') };
    }
    return under.current.proof;
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (ready.current === challenge) return;
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const late = new Promise<string>((resolve) => {
      setTimeout(() => resolve(''), LONGEST_WAIT_MS);
    });
    void Promise.race([start(), late]).then((proof) => {
      const field = form.elements.namedItem(SIGN_IN_FIELDS.proof);
      if (field instanceof HTMLInputElement) field.value = proof;
      ready.current = challenge;
      form.requestSubmit(submitter);
    });
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
