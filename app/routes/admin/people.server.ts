import { data, redirect, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
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
import { formOf } from '../../forms/form-of.server.ts';

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

export async function actPeople(request: Request, context: Context) {
  const form = await formOf(request);
  const id = textIn(form, PEOPLE_FIELDS.id);
  const email = textIn(form, PEOPLE_FIELDS.email);
  const reason = textIn(form, PEOPLE_FIELDS.reason);
  const intent = textIn(form, PEOPLE_FIELDS.intent);
  const done = await change(request, context, {
    intent,
    id,
    email,
    reason,
  });
  if (done.ok) {
    const mail = 'mail' in done.value ? mailTold(intent, done.value.mail) : null;
    const query = mail === null ? '' : `?${new URLSearchParams({ [ACT_QUERY.mail]: mail })}`;
    return redirect(`${staffLinks.people()}${query}`, 303);
  }
  const { kind } = done.error;
  if (kind === 'signed-out' || kind === 'not-staff') return redirect(staffLinks.login(), 303);
  // A form with a mistake in it is answered, not failed: browsers write every 4xx down as an error.
  return data<PeopleAnswer>({ kind, typed: email || reason });
}

type Wish = Readonly<Record<'intent' | 'id' | 'email' | 'reason', string>>;

function change(request: Request, context: Context, { intent, id, email, reason }: Wish) {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const locale = getLocale();
  const origin = services.settings.appUrl ?? new URL(request.url).origin;
  const signInAt = new URL(staffLinks.login(locale), origin);
  switch (intent) {
    case 'invite':
      return inviteStaff(services, who, { email, signInAt }, locale);
    case 'send-again':
      return sendInvitationAgain(services, who, { id, signInAt }, locale);
    case 'withdraw':
      return withdrawInvitation(services, who, { id });
    case 'grant':
      return grantAccess(services, who, { uid: id, signInAt }, locale);
    case 'refuse':
      return refuseAccess(services, who, { uid: id, reason });
    case 'remove':
      return removeAccess(services, who, { uid: id });
    case 'end-session':
      return endOwnSession(services, who, { id });
    case 'end-other-sessions':
      return endOtherSessions(services, who, {});
    case 'sign-out':
      return signOutPerson(services, who, { uid: id });
    default:
      throw data('', { status: 400 });
  }
}

/** Nobody was written to: who is invited already was, then; who already has access needs no mail. */
function mailTold(intent: string, mail: MailOutcome): PeopleView['mail'] {
  if (mail !== 'none') return mail;
  return intent === 'invite' ? 'already' : null;
}
