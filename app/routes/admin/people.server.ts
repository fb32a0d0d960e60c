import { data, redirect, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import {
  grantAccess,
  inviteStaff,
  refuseAccess,
  removeAccess,
  signOutPerson,
  withdrawInvitation,
} from '../../../server/admin/change-people.ts';
import { endOwnSession, listOwnSessions } from '../../../server/admin/own-sessions.ts';
import { listStaff } from '../../../server/admin/people.ts';
import { KEPT_DAYS } from '../../../server/privacy/register/kept-days.ts';
import {
  ACT_QUERY,
  ACTS,
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
    isAdding: searchParams.has(ACT_QUERY.add),
    invitationDays: KEPT_DAYS.adminInvitation,
    refusedDays: KEPT_DAYS.refusedAdminRequest,
    sessions: sessions.ok ? sessions.value : [],
    sessionDays: { unused: KEPT_DAYS.sessionUnused, longest: KEPT_DAYS.session },
  };
}

export async function actPeople(request: Request, context: Context) {
  const form = await formOf(request);
  const id = textIn(form, PEOPLE_FIELDS.id);
  const email = textIn(form, PEOPLE_FIELDS.email);
  const reason = textIn(form, PEOPLE_FIELDS.reason);
  const done = await change(context, {
    intent: textIn(form, PEOPLE_FIELDS.intent),
    id,
    email,
    reason,
  });
  if (done.ok) return redirect(staffLinks.people(), 303);
  const { kind } = done.error;
  if (kind === 'signed-out' || kind === 'not-staff') return redirect(staffLinks.login(), 303);
  // A form with a mistake in it is answered, not failed: browsers write every 4xx down as an error.
  return data<PeopleAnswer>({ kind, typed: email || reason });
}

type Wish = Readonly<Record<'intent' | 'id' | 'email' | 'reason', string>>;

function change(context: Context, { intent, id, email, reason }: Wish) {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  switch (intent) {
    case 'invite':
      return inviteStaff(services, who, { email });
    case 'withdraw':
      return withdrawInvitation(services, who, { id });
    case 'grant':
      return grantAccess(services, who, { uid: id });
    case 'refuse':
      return refuseAccess(services, who, { uid: id, reason });
    case 'remove':
      return removeAccess(services, who, { uid: id });
    case 'end-session':
      return endOwnSession(services, who, { id });
    case 'sign-out':
      return signOutPerson(services, who, { uid: id });
    default:
      throw data('', { status: 400 });
  }
}
