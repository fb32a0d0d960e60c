import { randomUUID } from 'node:crypto';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { CONTACT_TOPICS } from '../../../domain/contact-message.ts';
import { KEY_FIELD, textIn, TRAP_FIELD } from '../../../domain/posted-form.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { sendContactMessage } from '../../../server/contact/commands.ts';
import { contactByReceipt } from '../../../server/contact/queries.ts';
import { logFailure } from '../../../server/log-failure.ts';
import { receiptAt, RECEIPT_PARAM, TOPIC_PARAM } from '../../features/contact/contact-address.ts';
import type { ContactAnswer } from '../../features/contact/contact-answer.ts';
import { fieldTexts } from '../../features/contact/field-texts.ts';
import { readForm } from '../../features/contact/form-values.ts';
import type { ThanksPageProps } from '../../features/contact/thanks-page.tsx';
import { links } from '../../links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { formOf } from '../form-of.server.ts';

type Context = Readonly<RouterContextProvider>;
type ContactView =
  | { readonly kind: 'form'; readonly topic: string; readonly idempotencyKey: string }
  | { readonly kind: 'thanks'; readonly receipt: ThanksPageProps };

/** The form with a key under which it is taken once, or the receipt of a message that was. */
export async function loadContact(url: URL, context: Context) {
  const { services } = context.get(requestContext);
  const token = url.searchParams.get(RECEIPT_PARAM);
  if (token === null) {
    const topic = CONTACT_TOPICS.find((known) => known === url.searchParams.get(TOPIC_PARAM)) ?? '';
    return data<ContactView>({ kind: 'form', topic, idempotencyKey: randomUUID() });
  }
  const found = await contactByReceipt(services, whoAsks(context), { token });
  // A receipt that opens nothing was never given: the form is what its reader can use.
  if (!found.ok) throw redirect(links.contact());
  const receipt = { ...found.value, isLocal: services.settings.mode === 'local' };
  // Nobody but the sender has the key, and no cache may keep what it opens.
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  return data<ContactView>({ kind: 'thanks', receipt }, { headers });
}

/** Takes the form: to the receipt, or back with what is wrong and everything that was typed. */
export async function sendContact(request: Request, context: Context) {
  const { services } = context.get(requestContext);
  const form = await formOf(request);
  const values = readForm(form);
  const idempotencyKey = textIn(form, KEY_FIELD);
  // A form with a mistake in it is answered, not failed: browsers write every 4xx down as an error.
  const refused = (
    changes: Pick<ContactAnswer, 'problem'> & Partial<ContactAnswer>,
    status: 200 | 500 = 200,
  ) => data<ContactAnswer>({ errors: {}, values, idempotencyKey, ...changes }, { status });
  if (textIn(form, TRAP_FIELD) !== '') return refused({ problem: 'trap' });
  try {
    const input = { message: { ...values, idempotencyKey } };
    const sent = await sendContactMessage(services, whoAsks(context), input, getLocale());
    if (sent.ok) return redirect(receiptAt(sent.value.receiptToken), 303);
    const { error } = sent;
    switch (error.kind) {
      case 'key-reused':
        return refused({ problem: 'repeated', idempotencyKey: randomUUID() });
      case 'signed-out':
        return refused({ problem: 'failed' }, 500);
      case 'invalid': {
        const errors = fieldTexts(error.errors);
        if (Object.keys(errors).length > 0) return refused({ problem: 'fields', errors });
        // Nothing a person filled in is wrong, so the page itself was: it gets a key that works.
        return refused({ problem: 'failed', idempotencyKey: randomUUID() });
      }
    }
  } catch (error) {
    logFailure(services.log, 'contact message failed', error);
    return refused({ problem: 'failed' }, 500);
  }
}
