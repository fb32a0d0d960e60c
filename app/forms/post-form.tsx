import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { KEY_FIELD, TICKET_FIELDS, TRAP_FIELD } from '../../domain/posted-form.ts';
import { m } from '../../messages/compiled/messages.js';
import { Trap } from '../ui/form/trap.tsx';
import type { LiveForm } from './use-form.ts';

type PostFormProps = {
  readonly form: Pick<LiveForm<string>, 'element' | 'idempotencyKey' | 'ticket'>;
  readonly className: string;
  /** Whether files are included: without JavaScript the form's encoding must say so. */
  readonly takesFiles?: boolean;
  readonly children: ReactNode;
};

/** The form element, with its one-time key and the trap. Works without JavaScript, too. */
export function PostForm({ form, className, takesFiles = false, children }: PostFormProps) {
  const encoding = takesFiles ? ({ encType: 'multipart/form-data' } as const) : {};
  return (
    <Form {...form.element} {...encoding} method="post" noValidate className={className}>
      <input type="hidden" name={KEY_FIELD} value={form.idempotencyKey} />
      {form.ticket === null ? null : (
        <>
          <input type="hidden" name={TICKET_FIELDS.token} value={form.ticket.token} />
          <input key={form.ticket.token} type="hidden" name={TICKET_FIELDS.proof} defaultValue="" />
        </>
      )}
      {children}
      <Trap name={TRAP_FIELD} label={m.form_trap()} />
    </Form>
  );
}
