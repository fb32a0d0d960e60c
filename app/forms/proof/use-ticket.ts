import { useRef, type FormEvent } from 'react';
import { TICKET_FIELDS, type FormTicket } from '../../../domain/posted-form.ts';

type Begun = { readonly token: string; readonly proof: Promise<string> };

/**
 * The work sent with a form that anybody may send: it starts with the first touch of the form, and
 * the form waits for it. If it can't be done, the form goes without, and the server asks for the
 * sum.
 */
export function useTicket(ticket: FormTicket | null) {
  const begun = useRef<Begun | null>(null);
  const found = useRef<{ readonly token: string; readonly proof: string } | null>(null);
  const start = (): Promise<string> | null => {
    if (ticket === null) return null;
    const { token, bits } = ticket;
    if (begun.current?.token === token) return begun.current.proof;
    const proof = import('./proof-in-time.ts').then(
      ({ ownProof }) => ownProof(token, bits),
      () => '',
    );
    begun.current = { token, proof };
    void proof.then((text) => {
      found.current = { token, proof: text };
    });
    return proof;
  };
  return {
    /** Called when somebody starts to fill in the form. */
    prepare: () => void start(),
    /**
     * Puts the work into the form being sent; if there is none yet, holds the form back and sends
     * it then.
     */
    send: (event: FormEvent<HTMLFormElement>) => {
      const form = event.currentTarget;
      if (ticket === null) return;
      if (found.current?.token === ticket.token) {
        const field = form.elements.namedItem(TICKET_FIELDS.proof);
        if (field instanceof HTMLInputElement) field.value = found.current.proof;
        return;
      }
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      // A form that is being sent can't be sent again before that is over.
      void start()?.then(() => setTimeout(() => form.requestSubmit(submitter), 0));
    },
  };
}
