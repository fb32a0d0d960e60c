import { Form } from 'react-router';
import type { Device } from '../../../../domain/staff/device.ts';
import type { OwnSession } from '../../../../domain/staff/people.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../../words/date-time.ts';
import { StateMark } from '../state-mark.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { PEOPLE_FIELDS, type PeopleView } from './people-view.ts';

type OwnSessionsProps = {
  readonly sessions: readonly OwnSession[];
  readonly limits: PeopleView['sessionLimits'];
};

/** Where one is signed in oneself; each can be ended by itself. */
export function OwnSessions({ sessions, limits }: OwnSessionsProps) {
  return (
    <AdminCard
      title={{
        id: 'own-sessions',
        text: m.admin_sessions_title(),
        ...(sessions.length > 1 && { note: <EndOthers /> }),
      }}
    >
      <AdminTable
        labelledBy="own-sessions"
        columns={[
          { name: m.admin_sessions_where() },
          { name: m.admin_sessions_since() },
          { name: m.admin_sessions_used() },
          { name: m.admin_people_acts(), isHidden: true },
        ]}
      >
        {sessions.map(({ id, since, device, lastUsedAt, isThis }) => (
          <tr key={id}>
            <AdminCell isName className="font-semibold whitespace-nowrap">
              {deviceWords(device)}
            </AdminCell>
            <AdminCell>{shortDateTime(since, getLocale())}</AdminCell>
            <AdminCell>{shortDateTime(lastUsedAt, getLocale())}</AdminCell>
            <AdminCell align="right">
              {isThis ? (
                <span className="inline-flex items-center gap-2 whitespace-nowrap">
                  <StateMark mark="circle" />
                  {m.admin_sessions_this()}
                </span>
              ) : (
                <Form method="post">
                  <input type="hidden" name={PEOPLE_FIELDS.intent} value="end-session" />
                  <input type="hidden" name={PEOPLE_FIELDS.id} value={id} />
                  <button
                    type="submit"
                    className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
                  >
                    {m.admin_sessions_end()}
                  </button>
                </Form>
              )}
            </AdminCell>
          </tr>
        ))}
      </AdminTable>
      <p className="border-t border-hairline px-5 py-3 text-blaek-600">
        {m.admin_sessions_rule({ hours: limits.unusedHours, days: limits.longestDays })}
      </p>
    </AdminCard>
  );
}

function EndOthers() {
  return (
    <Form method="post" preventScrollReset className="-my-3">
      <button
        type="submit"
        name={PEOPLE_FIELDS.intent}
        value="end-other-sessions"
        className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
      >
        {m.admin_sessions_end_others()}
      </button>
    </Form>
  );
}

/** "Chrome på Windows"; of one that signed in before it was noted, nothing. */
function deviceWords({ browser, system }: Device): string {
  return browser !== null && system !== null
    ? m.admin_sessions_device({ browser, system })
    : (browser ?? system ?? m.admin_sessions_unknown());
}
