import { data, redirect, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import { MESSAGE_STATES } from '../../../domain/staff/messages.ts';
import { markMessageSeen, sendAgain } from '../../../server/admin/change-messages.ts';
import { danishDayOf } from '../../../server/danish-day.ts';
import { listMessages, readMessage } from '../../../server/admin/messages.ts';
import { KEPT_DAYS } from '../../../server/privacy/register/kept-days.ts';
import {
  MESSAGES_FORM,
  MESSAGES_QUERY,
  type MessagesAnswer,
  type MessagesView,
} from '../../features/admin/messages/messages-view.ts';
import { formOf } from '../../forms/form-of.server.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

const LONGEST_SEARCH = 100;

export async function loadMessages(request: Request, context: Context): Promise<MessagesView> {
  const { services } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get(MESSAGES_QUERY.state);
  const search = {
    state: MESSAGE_STATES.find((known) => known === asked) ?? 'needs',
    q: (searchParams.get(MESSAGES_QUERY.q) ?? '').slice(0, LONGEST_SEARCH),
    before: searchParams.get(MESSAGES_QUERY.before),
  };
  const page = await listMessages(services, whoAsks(context), search);
  if (!page.ok) throw redirect(staffLinks.login(), 303);
  const id = searchParams.get(MESSAGES_QUERY.open);
  const open = id === null ? null : await readMessage(services, whoAsks(context), { id });
  return {
    ...page.value,
    search,
    open: open?.ok === true ? open.value : null,
    today: danishDayOf(services.now()),
    keptDays: { sent: KEPT_DAYS.sentMessage, dead: KEPT_DAYS.deadMessage },
  };
}

export async function actMessages(request: Request, context: Context) {
  const { services } = context.get(requestContext);
  const form = await formOf(request);
  const id = textIn(form, MESSAGES_FORM.id);
  const act = textIn(form, MESSAGES_FORM.intent) === 'seen' ? markMessageSeen : sendAgain;
  const done = await act(services, whoAsks(context), { id });
  if (done.ok) {
    const { pathname, search } = new URL(request.url);
    return redirect(pathname.replace(/\.data$/, '') + search, 303);
  }
  const { kind } = done.error;
  if (kind === 'signed-out' || kind === 'not-staff') return redirect(staffLinks.login(), 303);
  return data<MessagesAnswer>({ kind });
}
