import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { SiteLink } from '../../../site-link.tsx';
import { shortDate } from '../../../../words/date-time.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { AddByEmail } from './add-by-email.tsx';
import { ConfirmAct } from './confirm-act.tsx';
import type { AccessRequest } from '../../../../domain/staff/people.ts';
import { ACT_QUERY, type PeopleAnswer, type PeopleView } from './people-view.ts';
import { OwnSessions } from './own-sessions.tsx';
import { OpenRequest } from './open-request.tsx';
import { StaffTable } from './staff-table.tsx';

type PeoplePageProps = {
  readonly view: PeopleView;
  readonly answer: PeopleAnswer | undefined;
};

/** Who may use the admin area: whoever asks first, then who has access, then what was decided. */
export function PeoplePage({ view, answer }: PeoplePageProps) {
  const waiting = view.requests.filter(({ decision }) => decision === null);
  const decided = view.requests.filter(({ decision }) => decision !== null);
  const isAdding = view.isAdding || answer?.kind === 'not-an-address';
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-28 font-semibold">{m.admin_people_title()}</h1>
          <p className="text-blaek-600">{m.admin_people_lead()}</p>
        </div>
        {!isAdding && (
          <SiteLink to={`?${ACT_QUERY.add}`} className={buttonClass('filled', 44)}>
            <PlusIcon /> {m.admin_people_add()}
          </SiteLink>
        )}
      </header>
      {answer?.kind === 'not-found' && <p role="alert">{m.admin_people_gone()}</p>}
      {isAdding && <AddByEmail days={view.invitationDays} answer={answer} />}
      {waiting.map((request) => (
        <OpenRequest key={request.uid} request={request} />
      ))}
      <StaffTable view={view} />
      {decided.length > 0 && <Decided requests={decided} />}
      <OwnSessions sessions={view.sessions} />
      {view.asked !== null && <ConfirmAct view={view} asked={view.asked} answer={answer} />}
    </div>
  );
}

function Decided({ requests }: { readonly requests: readonly AccessRequest[] }) {
  const locale = getLocale();
  return (
    <section className="rounded-card border border-hairline bg-white p-5">
      <h2 className="text-18 font-semibold">{m.admin_people_decided()}</h2>
      <ul>
        {requests.map(({ uid, name, email, decision, decidedAt, reason }) => {
          const on = decidedAt === null ? '' : shortDate(decidedAt, locale);
          return (
            <li key={uid} className="border-b border-hairline py-2 last:border-0">
              <p className="font-semibold">{name === null ? email : `${name}, ${email}`}</p>
              <p className="text-blaek-600">
                {decision === 'granted'
                  ? m.admin_people_granted_line({ date: on })
                  : m.admin_people_refused_line({ date: on, reason: reason ?? '' })}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
