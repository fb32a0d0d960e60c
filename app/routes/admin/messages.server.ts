import { data, redirect, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import { MESSAGE_STATES } from '../../../domain/staff/messages.ts';
import { listMessages, sendAgain } from '../../../server/admin/messages.ts';
import type { MessagesAnswer, MessagesView } from '../../features/admin/messages/messages-view.ts';
import { formOf } from '../../forms/form-of.server.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadMessages(request: Request, context: Context): Promise<MessagesView> {
  const { services } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const state = MESSAGE_STATES.find((known) => known === searchParams.get('state')) ?? null;
  const before = searchParams.get('before');
  const page = await listMessages(services, whoAsks(context), { state, before });
  if (!page.ok) throw redirect(staffLinks.login(), 303);
  return { ...page.value, state };
}

export async function actMessages(request: Request, context: Context) {
  const { services } = context.get(requestContext);
  const form = await formOf(request);
  const sent = await sendAgain(services, whoAsks(context), { id: textIn(form, 'id') });
  if (sent.ok) {
    const { pathname, search } = new URL(request.url);
    return redirect(pathname.replace(/\.data$/, '') + search, 303);
  }
  const { kind } = sent.error;
  if (kind === 'signed-out' || kind === 'not-staff') return redirect(staffLinks.login(), 303);
  return data<MessagesAnswer>({ kind });
}
