import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { KEY_FIELD, TRAP_FIELD } from '../../domain/posted-form.ts';
import { m } from '../../messages/compiled/messages.js';
import { Trap } from '../ui/form/trap.tsx';
import type { LiveForm } from './use-form.ts';

type PostFormProps = {
  readonly form: Pick<LiveForm<string>, 'element' | 'idempotencyKey'>;
  readonly className: string;
  readonly children: ReactNode;
};

/** The form's element, with the key under which it is taken once and the trap. Works without JavaScript, too. */
export function PostForm({ form, className, children }: PostFormProps) {
  return (
    <Form {...form.element} method="post" noValidate className={className}>
      <input type="hidden" name={KEY_FIELD} value={form.idempotencyKey} />
      {children}
      <Trap name={TRAP_FIELD} label={m.form_trap()} />
    </Form>
  );
}
