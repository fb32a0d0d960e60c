import { data, redirect, type RouterContextProvider } from 'react-router';
import type { Result } from '../../../domain/result.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import {
  grantAccess,
  refuseAccess,
  removeAccess,
  signOutPerson,
} from '../../../server/admin/change-people.ts';
import {
  inviteStaff,
  sendInvitationAgain,
  withdrawInvitation,
} from '../../../server/admin/invite-staff.ts';
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '../../../server/admin/own-sessions.ts';
import { listStaff } from '../../../server/admin/people.ts';
import type { MailOutcome } from '../../../server/admin/staff-mails.ts';
import { KEPT_DAYS } from '../../../server/privacy/register/kept-days.ts';
import {
  ACT_QUERY,
  ACTS,
  MAIL_OUTCOMES,
  PEOPLE_FIELDS,
  type PeopleAnswer,
  type PeopleView,
} from '../../features/admin/people/people-view.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { intents, type SentIntent } from '../../forms/intents.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadPeople(request: Request, context: Context): Promise<PeopleView> {
  const { services } = context.get(requestContext);
  const people = await listStaff(services, whoAsks(context), {});
  if (!people.ok) throw redirect(staffLinks.login(), 303);
  const sessions = await listOwnSessions(services, whoAsks(context), {});
  const { searchParams } = new URL(request.url);
  const act = ACTS.find((known) => known === searchParams.get(ACT_QUERY.act));
  return {
    ...people.value,
    asked: act === undefined ? null : { act, id: searchParams.get(ACT_QUERY.id) ?? '' },
    mail: MAIL_OUTCOMES.find((known) => known === searchParams.get(ACT_QUERY.mail)) ?? null,
    isAdding: searchParams.has(ACT_QUERY.add),
    isWhole: searchParams.has(ACT_QUERY.decided),
    invitationDays: KEPT_DAYS.adminInvitation,
    refusedDays: KEPT_DAYS.refusedAdminRequest,
    sessions: sessions.ok ? sessions.value : [],
    sessionLimits: {
      unusedHours: KEPT_DAYS.staffSessionUnused * 24,
      longestDays: KEPT_DAYS.staffSession,
    },
  };
}

export function actPeople(request: Request, context: Context) {
  const { services } = context.get(requestContext);
  const locale = getLocale();
  const origin = services.settings.appUrl ?? new URL(request.url).origin;
  const signInAt = new URL(staffLinks.login(locale), origin);
  return intents({
    invite: async (sent) => {
      const wish = { email: sent.field(PEOPLE_FIELDS.email), signInAt };
      const invited = await inviteStaff(services, sent.who, wish, locale);
      return answered(sent, invited, 'already');
    },
    'send-again': async (sent) => {
      const wish = { id: idIn(sent), signInAt };
      return answered(sent, await sendInvitationAgain(services, sent.who, wish, locale));
    },
    withdraw: async (sent) =>
      answered(sent, await withdrawInvitation(services, sent.who, { id: idIn(sent) })),
    grant: async (sent) => {
      const wish = { uid: idIn(sent), signInAt };
      return answered(sent, await grantAccess(services, sent.who, wish, locale));
    },
    refuse: async (sent) => {
      const wish = { uid: idIn(sent), reason: sent.field(PEOPLE_FIELDS.reason) };
      return answered(sent, await refuseAccess(services, sent.who, wish));
    },
    remove: async (sent) =>
      answered(sent, await removeAccess(services, sent.who, { uid: idIn(sent) })),
    'end-session': async (sent) =>
      answered(sent, await endOwnSession(services, sent.who, { id: idIn(sent) })),
    'end-other-sessions': async (sent) =>
      answered(sent, await endOtherSessions(services, sent.who, {})),
    'sign-out': async (sent) =>
      answered(sent, await signOutPerson(services, sent.who, { uid: idIn(sent) })),
  })({ request, context });
}

const idIn = ({ field }: SentIntent) => field(PEOPLE_FIELDS.id);

type Outcome = Result<
  { readonly mail?: MailOutcome },
  { readonly kind: PeopleAnswer['kind'] | 'signed-out' | 'not-staff' }
>;

/**
 * @param unwritten what is told where nobody was written to: who is invited already was, then; who already has access
 * needs no mail
 */
function answered({ field }: SentIntent, done: Outcome, unwritten: PeopleView['mail'] = null) {
  if (done.ok) {
    const { mail = 'none' } = done.value;
    const told = mail === 'none' ? unwritten : mail;
    const query = told === null ? '' : `?${new URLSearchParams({ [ACT_QUERY.mail]: told })}`;
    return redirect(`${staffLinks.people()}${query}`, 303);
  }
  const { kind } = done.error;
  if (kind === 'signed-out' || kind === 'not-staff') return redirect(staffLinks.login(), 303);
  // A form with a mistake in it is answered, not failed: browsers write every 4xx down as an error.
  const typed = field(PEOPLE_FIELDS.email) || field(PEOPLE_FIELDS.reason);
  return data<PeopleAnswer>({ kind, typed });
}
