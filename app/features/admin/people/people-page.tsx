import { m } from '../../../../messages/compiled/messages.js';
import { SiteLink } from '../../../site-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/action-icons.tsx';
import { AddByEmail } from './add-by-email.tsx';
import { ConfirmAct } from './confirm-act.tsx';
import { MailLine } from './mail-line.tsx';
import { ACT_QUERY, type PeopleAnswer, type PeopleView } from './people-view.ts';
import { Decided } from './decided-requests.tsx';
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
      <MailLine mail={view.mail} />
      {answer?.kind === 'not-found' && <p role="alert">{m.admin_people_gone()}</p>}
      {isAdding && <AddByEmail days={view.invitationDays} answer={answer} />}
      {waiting.map((request) => (
        <OpenRequest key={request.uid} request={request} />
      ))}
      <StaffTable view={view} />
      <div className="grid items-start gap-6 desktop:grid-cols-2">
        <OwnSessions sessions={view.sessions} limits={view.sessionLimits} />
        <Decided requests={decided} keptDays={view.refusedDays} isWhole={view.isWhole} />
      </div>
      {view.asked !== null && <ConfirmAct view={view} asked={view.asked} answer={answer} />}
    </div>
  );
}
