import { data, redirect, type RouterContextProvider } from 'react-router';
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
import { intents, type SentIntent } from '../../forms/intents.server.ts';
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

export function actMessages(request: Request, context: Context) {
  const here = listOf(request);
  const all = (change: ChangeAll) => async (sent: SentIntent) => {
    forStaff(await change(sent.services, sent.who, {}));
    return redirect(here, 303);
  };
  const one = (change: ChangeOne) => async (sent: SentIntent) => {
    const { services, who, field } = sent;
    const done = forStaff(await change(services, who, { id: field(MESSAGES_FORM.id) }));
    return done.ok ? redirect(here, 303) : answer({ kind: done.error.kind });
  };
  const several =
    (change: ChangeOne) =>
    async ({ form, services, who }: SentIntent) => {
      const ids = form.getAll(MESSAGES_FORM.chosen).slice(0, MOST_CHOSEN).map(String);
      if (ids.length === 0) return answer({ kind: 'none-chosen' });
      let done = 0;
      // Each for itself, with its own line in the log: one that can't be sent holds none of the others back.
      for (const id of ids) if (forStaff(await change(services, who, { id })).ok) done += 1;
      const isWhole = done === ids.length;
      return isWhole ? redirect(here, 303) : answer({ kind: 'partly', done, all: ids.length });
    };
  return intents({
    pause: all(pauseSending),
    resume: all(resumeSending),
    'release-held': all(releaseHeld),
    'discard-held': all(discardHeld),
    again: one(sendAgain),
    seen: one(markMessageSeen),
    'several-again': several(sendAgain),
    'several-seen': several(markMessageSeen),
  })({ request, context });
}

type ChangeAll =
  typeof pauseSending | typeof resumeSending | typeof releaseHeld | typeof discardHeld;
type ChangeOne = typeof sendAgain | typeof markMessageSeen;

const answer = (of: MessagesAnswer) => data<MessagesAnswer>(of);

/** The list as it is; nobody is about to keep everything back any more. */
function listOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete(MESSAGES_QUERY.pause);
  return `${pathname.replace(/\.data$/, '')}?${searchParams}`;
}
