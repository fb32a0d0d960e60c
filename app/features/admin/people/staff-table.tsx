import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate, shortDateTime } from '../../../../words/date-time.ts';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { EmailText } from '../email-text.tsx';
import { initialsOf } from '../frame/initials.ts';
import { LockIcon } from '../frame/nav-icons.tsx';
import { StateMark, type StateMarkShape } from '../state-mark.tsx';
import { ActLink } from './act-link.tsx';
import type { InvitedPerson, StaffPerson } from '../../../../domain/staff/people.ts';
import { isLastAdmin } from './last-admin.ts';
import type { PeopleView } from './people-view.ts';
import { emailWords, isProven } from './proven.ts';
import { SendAgain } from './send-again.tsx';

/** Who has access, who is invited, and who had it. */
export function StaffTable({ view }: { readonly view: PeopleView }) {
  const { staff, invited } = view;
  const lets = ({ removedAt, proof }: StaffPerson) => removedAt === null && proof !== null;
  const inside = staff.filter(lets).length;
  const counts = { staff: inside, invited: invited.length, removed: staff.length - inside };
  return (
    <AdminCard
      title={{ id: 'staff', text: m.admin_people_admins(), note: m.admin_people_count(counts) }}
    >
      <AdminTable
        labelledBy="staff"
        columns={[
          { name: m.admin_people_person() },
          { name: m.admin_people_account(), isWide: true },
          { name: m.admin_people_sessions(), isWide: true },
          { name: m.admin_people_last() },
          { name: m.admin_people_state() },
          { name: m.admin_people_acts(), isHidden: true },
        ]}
      >
        {staff.map((person) => (
          <StaffRow key={person.uid} person={person} isLast={isLastAdmin({ staff }, person.uid)} />
        ))}
        {invited.map((person) => (
          <InvitedRow key={person.id} person={person} />
        ))}
      </AdminTable>
      <p className="border-t border-hairline px-5 py-3 text-blaek-600">{m.admin_people_note()}</p>
    </AdminCard>
  );
}

type StaffRowProps = { readonly person: StaffPerson; readonly isLast: boolean };

function StaffRow({ person, isLast }: StaffRowProps) {
  const locale = getLocale();
  const { uid, proof, removedAt, lastSignInAt, sessions, isYou } = person;
  const name = person.name ?? person.email ?? uid;
  const email = emailUnder(person);
  const isRemoved = removedAt !== null;
  const account = accountWords(person);
  const places =
    sessions === 1 ? m.admin_people_places_one() : m.admin_people_places({ count: sessions });
  return (
    <tr>
      <PersonCell name={name} email={email} isOut={isRemoved} isYou={isYou}>
        {account}, {places}
      </PersonCell>
      <AdminCell className={WIDE}>{account}</AdminCell>
      <AdminCell className={WIDE}>{places}</AdminCell>
      <AdminCell>
        {lastSignInAt === null ? m.admin_people_never() : shortDateTime(lastSignInAt, locale)}
      </AdminCell>
      <AdminCell>
        {isRemoved ? (
          <State mark="ring">
            {m.admin_people_removed({ date: shortDate(removedAt, locale) })}
          </State>
        ) : proof === null ? (
          <State mark="ring">{m.admin_people_no_effect()}</State>
        ) : (
          <State mark="circle">{m.admin_people_has_access()}</State>
        )}
      </AdminCell>
      <AdminCell align="right">
        <span className="flex flex-wrap justify-end gap-x-4">
          {!isRemoved && sessions > 0 && (
            <ActLink act="sign-out" id={uid} name={name}>
              {m.admin_people_sign_out()}
            </ActLink>
          )}
          {isRemoved ? (
            proof !== null && (
              <ActLink act="grant" id={uid} name={name}>
                {m.admin_people_again()}
              </ActLink>
            )
          ) : (
            <ActLink act="remove" id={uid} name={name}>
              {isLast && <LockIcon size={16} className="mr-1.5" />}
              {m.admin_people_remove()}
            </ActLink>
          )}
        </span>
      </AdminCell>
    </tr>
  );
}

/** The line under a name, which may be the address itself. */
function emailUnder({ name, email, proof }: StaffPerson): string | null {
  if (email === null) return null;
  if (name !== null) return emailWords({ email, proof });
  return isProven({ email, proof }) ? null : m.admin_people_typed();
}

function accountWords({ proof, grantedAt }: StaffPerson): string {
  if (proof === null) return m.admin_people_no_account();
  return grantedAt === null
    ? m.admin_people_bound_before()
    : m.admin_people_bound({ date: shortDate(grantedAt, getLocale()) });
}

function InvitedRow({ person }: { readonly person: InvitedPerson }) {
  const { id, email, expiresAt } = person;
  return (
    <tr>
      <PersonCell name={email} email={null}>
        {m.admin_people_bound_first()}
      </PersonCell>
      <AdminCell className={WIDE}>{m.admin_people_bound_first()}</AdminCell>
      <AdminCell className={WIDE}>–</AdminCell>
      <AdminCell>
        {m.admin_people_invited_until({ date: shortDate(expiresAt, getLocale()) })}
      </AdminCell>
      <AdminCell>
        <State mark="triangle">{m.admin_people_invited()}</State>
      </AdminCell>
      <AdminCell align="right">
        <span className="flex flex-wrap justify-end gap-x-4">
          <SendAgain id={id} email={email} />
          <ActLink act="withdraw" id={id} name={email}>
            {m.admin_people_withdraw()}
          </ActLink>
        </span>
      </AdminCell>
    </tr>
  );
}

type PersonCellProps = {
  readonly name: string;
  readonly email: string | null;
  readonly isOut?: boolean;
  readonly isYou?: boolean;
  /** What has columns of its own where there is room for them. */
  readonly children: ReactNode;
};

const WIDE = 'hidden desktop:table-cell';

function PersonCell({ name, email, isOut = false, isYou = false, children }: PersonCellProps) {
  return (
    <AdminCell isName>
      <span className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={`flex size-7 shrink-0 items-center justify-center rounded-full font-semibold ${isOut ? 'border border-dashed border-sten-500' : 'bg-gran-100'}`}
        >
          {initialsOf(name)}
        </span>
        <span className="min-w-0 wrap-break-word">
          <span className="font-semibold">
            <EmailText text={name} />
          </span>
          {isYou && (
            <span className="ml-2 rounded-control bg-kalk-100 px-2 leading-6">
              {m.admin_people_you()}
            </span>
          )}
          {email !== null && email !== name && (
            <span className="block text-blaek-600">
              <EmailText text={email} />
            </span>
          )}
          <span className="block text-blaek-600 desktop:hidden">{children}</span>
        </span>
      </span>
    </AdminCell>
  );
}

type StateProps = { readonly mark: StateMarkShape; readonly children: ReactNode };

function State({ mark, children }: StateProps) {
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <StateMark mark={mark} />
      {children}
    </span>
  );
}
