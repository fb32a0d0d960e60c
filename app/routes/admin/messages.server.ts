import { data, redirect, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import { MESSAGE_STATES } from '../../../domain/staff/messages.ts';
import { markMessageSeen, sendAgain } from '../../../server/admin/change-messages.ts';
import { discardHeld, releaseHeld } from '../../../server/outbox/held-messages.ts';
import { pauseSending, resumeSending } from '../../../server/outbox/sending-pause.ts';
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
import { forStaff } from './staff-only.server.ts';

type Context = Readonly<RouterContextProvider>;

const LONGEST_SEARCH = 100;
/** As many as a page of the list has. */
const MOST_CHOSEN = 50;

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
    isPausing: searchParams.has(MESSAGES_QUERY.pause) && page.value.pause === null,
    keptDays: { sent: KEPT_DAYS.sentMessage, dead: KEPT_DAYS.deadMessage },
  };
}

export async function actMessages(request: Request, context: Context) {
  const form = await formOf(request);
  const refused = await act(form, context);
  if (refused !== null) return data<MessagesAnswer>(refused);
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete(MESSAGES_QUERY.pause);
  return redirect(`${pathname.replace(/\.data$/, '')}?${searchParams}`, 303);
}

/** @returns null: done */
async function act(form: FormData, context: Context): Promise<MessagesAnswer | null> {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const intent = textIn(form, MESSAGES_FORM.intent);
  if (intent === 'pause' || intent === 'resume') {
    forStaff(await (intent === 'pause' ? pauseSending : resumeSending)(services, who, {}));
    return null;
  }
  if (intent === 'release-held' || intent === 'discard-held') {
    forStaff(await (intent === 'release-held' ? releaseHeld : discardHeld)(services, who, {}));
    return null;
  }
  const one = intent === 'seen' || intent === 'several-seen' ? markMessageSeen : sendAgain;
  if (!intent.startsWith('several-')) {
    const done = forStaff(await one(services, who, { id: textIn(form, MESSAGES_FORM.id) }));
    return done.ok ? null : { kind: done.error.kind };
  }
  const ids = form.getAll(MESSAGES_FORM.chosen).slice(0, MOST_CHOSEN).map(String);
  if (ids.length === 0) return { kind: 'none-chosen' };
  let done = 0;
  // Each for itself, with its own line in the log: one that can't be sent holds none of the others back.
  for (const id of ids) if (forStaff(await one(services, who, { id })).ok) done += 1;
  return done === ids.length ? null : { kind: 'partly', done, all: ids.length };
}
