import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate, shortDateTime } from '../../../i18n/date-time.ts';
import { initialsOf } from '../frame/initials.ts';
import { StateMark, type StateMarkShape } from '../state-mark.tsx';
import { ActLink } from './act-link.tsx';
import type { InvitedPerson, StaffPerson } from './people-shape.ts';
import type { PeopleView } from './people-view.ts';

const CELL = 'border-t border-hairline px-5 py-2 text-left align-middle';
const HEAD = 'px-5 py-2 text-left font-normal text-blaek-600';

/** Who has access, who is invited, and who had it. */
export function StaffTable({ view }: { readonly view: PeopleView }) {
  const { staff, invited } = view;
  const removed = staff.filter(({ removedAt }) => removedAt !== null).length;
  const counts = { staff: staff.length - removed, invited: invited.length, removed };
  return (
    <section className="overflow-hidden rounded-card border border-hairline bg-white">
      <div className="flex flex-wrap items-baseline justify-between gap-2 px-5 pt-4 pb-2">
        <h2 id="staff" className="text-18 font-semibold">
          {m.admin_people_admins()}
        </h2>
        <p className="text-blaek-600">{m.admin_people_count(counts)}</p>
      </div>
      <div className="relative overflow-x-auto" role="region" aria-labelledby="staff" tabIndex={0}>
        <table aria-labelledby="staff" className="w-full min-w-[46rem] border-collapse">
          <thead>
            <tr>
              {[
                m.admin_people_person(),
                m.admin_people_account(),
                m.admin_people_sessions(),
                m.admin_people_last(),
                m.admin_people_state(),
              ].map((head) => (
                <th key={head} scope="col" className={HEAD}>
                  {head}
                </th>
              ))}
              <th scope="col" className={HEAD}>
                <span className="sr-only">{m.admin_people_acts()}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {staff.map((person) => (
              <StaffRow key={person.uid} person={person} />
            ))}
            {invited.map((person) => (
              <InvitedRow key={person.id} person={person} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="border-t border-hairline px-5 py-3 text-blaek-600">{m.admin_people_note()}</p>
    </section>
  );
}

function StaffRow({ person }: { readonly person: StaffPerson }) {
  const locale = getLocale();
  const { uid, email, grantedAt, removedAt, lastSignInAt, sessions, isYou } = person;
  const name = person.name ?? email ?? uid;
  const isRemoved = removedAt !== null;
  return (
    <tr>
      <PersonCell name={name} email={email} isOut={isRemoved} isYou={isYou} />
      <td className={CELL}>
        {grantedAt === null
          ? m.admin_people_bound_before()
          : m.admin_people_bound({ date: shortDate(grantedAt, locale) })}
      </td>
      <td className={CELL}>
        {sessions === 1 ? m.admin_people_places_one() : m.admin_people_places({ count: sessions })}
      </td>
      <td className={CELL}>
        {lastSignInAt === null ? m.admin_people_never() : shortDateTime(lastSignInAt, locale)}
      </td>
      <td className={CELL}>
        {isRemoved ? (
          <State mark="ring">
            {m.admin_people_removed({ date: shortDate(removedAt, locale) })}
          </State>
        ) : (
          <State mark="circle">{m.admin_people_has_access()}</State>
        )}
      </td>
      <td className={`${CELL} text-right`}>
        <span className="flex flex-wrap justify-end gap-x-4">
          {!isRemoved && sessions > 0 && (
            <ActLink act="sign-out" id={uid} name={name}>
              {m.admin_people_sign_out()}
            </ActLink>
          )}
          {isRemoved ? (
            <ActLink act="grant" id={uid} name={name}>
              {m.admin_people_again()}
            </ActLink>
          ) : (
            <ActLink act="remove" id={uid} name={name}>
              {m.admin_people_remove()}
            </ActLink>
          )}
        </span>
      </td>
    </tr>
  );
}

function InvitedRow({ person }: { readonly person: InvitedPerson }) {
  const { id, email, expiresAt } = person;
  return (
    <tr>
      <PersonCell name={email} email={null} />
      <td className={CELL}>{m.admin_people_bound_first()}</td>
      <td className={CELL}>–</td>
      <td className={CELL}>
        {m.admin_people_invited_until({ date: shortDate(expiresAt, getLocale()) })}
      </td>
      <td className={CELL}>
        <State mark="triangle">{m.admin_people_invited()}</State>
      </td>
      <td className={`${CELL} text-right`}>
        <ActLink act="withdraw" id={id} name={email}>
          {m.admin_people_withdraw()}
        </ActLink>
      </td>
    </tr>
  );
}

type PersonCellProps = {
  readonly name: string;
  readonly email: string | null;
  readonly isOut?: boolean;
  readonly isYou?: boolean;
};

function PersonCell({ name, email, isOut = false, isYou = false }: PersonCellProps) {
  return (
    <th scope="row" className={`${CELL} font-normal`}>
      <span className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={`flex size-7 shrink-0 items-center justify-center rounded-full font-semibold ${isOut ? 'border border-dashed border-sten-500' : 'bg-gran-100'}`}
        >
          {initialsOf(name)}
        </span>
        <span className="min-w-0">
          <span className="font-semibold">{name}</span>
          {isYou && (
            <span className="ml-2 rounded-control bg-kalk-100 px-2 leading-6">
              {m.admin_people_you()}
            </span>
          )}
          {email !== null && email !== name && (
            <span className="block text-blaek-600">{email}</span>
          )}
        </span>
      </span>
    </th>
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
