import type { AccessRequest } from '../../../../domain/staff/people.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard } from '../admin-table.tsx';
import { ACT_QUERY } from './people-view.ts';
import { calledBy, emailWords } from './proven.ts';

const DAY_MS = 86_400_000;

type DecidedProps = {
  readonly requests: readonly AccessRequest[];
  /** How long a refusal is kept. */
  readonly keptDays: number;
  /** Whether all are shown, and not only the last. */
  readonly isWhole: boolean;
};

/** Before the whole list is asked for. */
const LATEST = 3;

/** What was answered, and until when a refusal is remembered. */
export function Decided({ requests, keptDays, isWhole }: DecidedProps) {
  const shown = isWhole ? requests : requests.slice(0, LATEST);
  return (
    <AdminCard
      title={{
        id: 'decided',
        text: m.admin_people_decided(),
        ...(shown.length < requests.length && { note: <WholeList /> }),
      }}
    >
      {requests.length === 0 ? (
        <p className="px-5 pb-4 text-blaek-600">{m.admin_people_decided_none()}</p>
      ) : (
        <ul>
          {shown.map((request) => (
            <DecidedRequest key={request.uid} request={request} keptDays={keptDays} />
          ))}
        </ul>
      )}
      <p className="border-t border-hairline px-5 py-3 text-blaek-600">
        {m.admin_people_decided_note({ days: keptDays })}
      </p>
    </AdminCard>
  );
}

function WholeList() {
  return (
    <SiteLink
      to={`${staffLinks.people()}?${ACT_QUERY.decided}`}
      preventScrollReset
      className="-my-3 inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
    >
      {m.admin_people_decided_all()}
    </SiteLink>
  );
}

function DecidedRequest({
  request,
  keptDays,
}: Pick<DecidedProps, 'keptDays'> & { readonly request: AccessRequest }) {
  const { uid, decision, decidedAt, reason } = request;
  const name = calledBy(request);
  const locale = getLocale();
  const on = decidedAt === null ? '' : shortDate(decidedAt, locale);
  const isRefused = decision === 'refused';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hairline px-5 py-2">
      <div className="min-w-0">
        <p className="font-semibold break-words">{`${name}, ${emailWords(request)}`}</p>
        <p className="text-blaek-600">
          {isRefused
            ? m.admin_people_refused_line({ date: on, reason: reason ?? '' })
            : m.admin_people_granted_line({ date: on })}
        </p>
      </div>
      {isRefused && decidedAt !== null ? (
        <p className="text-blaek-600">
          {m.admin_people_deleted_on({
            date: shortDate(
              new Date(Date.parse(decidedAt) + keptDays * DAY_MS).toISOString(),
              locale,
            ),
          })}
        </p>
      ) : (
        <SiteLink
          to={`${staffLinks.audit()}?${new URLSearchParams({ q: uid })}`}
          className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
        >
          {m.admin_people_in_log()}
          <span className="sr-only">: {name}</span>
        </SiteLink>
      )}
    </li>
  );
}
