import { data, redirect, type RouterContextProvider } from 'react-router';
import { CONTACT_TOPICS } from '../../../domain/contact-message.ts';
import type { FormTicket } from '../../../domain/posted-form.ts';
import { ok } from '../../../domain/result.ts';
import { sendContactMessage } from '../../../server/contact/commands.ts';
import { contactByReceipt } from '../../../server/contact/queries.ts';
import { TOPIC_PARAM } from '../../features/contact/contact-address.ts';
import { contactCheck } from '../../features/contact/contact-check.ts';
import type { ThanksPageProps } from '../../features/contact/thanks-page.tsx';
import { takeForm } from '../../forms/take-form.server.ts';
import { links } from '../../links.ts';
import { receiptAt, RECEIPT_PARAM } from '../../receipt-address.ts';
import { newFormTicket } from '../../../server/identity/captcha/form-ticket.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

type Context = Readonly<RouterContextProvider>;
type ContactView =
  | { readonly kind: 'form'; readonly topic: string; readonly ticket: FormTicket }
  | { readonly kind: 'thanks'; readonly receipt: ThanksPageProps };

/** The form with its one-time key, or the receipt of a message that was accepted. */
export async function loadContact(url: URL, context: Context) {
  const { services } = context.get(requestContext);
  const token = url.searchParams.get(RECEIPT_PARAM);
  if (token === null) {
    const topic = CONTACT_TOPICS.find((known) => known === url.searchParams.get(TOPIC_PARAM)) ?? '';
    return data<ContactView>({ kind: 'form', topic, ticket: newFormTicket(services) });
  }
  const found = await contactByReceipt(services, whoAsks(context), { token });
  // A receipt whose key opens nothing does not exist: the reader gets the form.
  if (!found.ok) throw redirect(links.contact());
  const receipt = { ...found.value, isLocal: services.settings.mode === 'local' };
  // Only the sender has the key, and no cache may store what it opens.
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  return data<ContactView>({ kind: 'thanks', receipt }, { headers });
}

/** Takes the form: leads to the receipt, or back with the errors and everything that was typed. */
export function sendContact(request: Request, context: Context) {
  return takeForm({ request, context }, contactCheck, async (sent) => {
    const { values, idempotencyKey, services, who, locale } = sent;
    const message = { ...values, idempotencyKey };
    const site = new URL(services.settings.appUrl ?? new URL(request.url).origin);
    const taken = await sendContactMessage(services, who, { message, site }, locale);
    return taken.ok ? ok(redirect(receiptAt('contact', taken.value.receiptToken), 303)) : taken;
  });
}
