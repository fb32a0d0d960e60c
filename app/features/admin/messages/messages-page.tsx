import { Form } from 'react-router';
import type { MessageRow, MessageState } from '../../../../domain/staff/messages.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { StateMark } from '../state-mark.tsx';
import { MessageIcon, PhoneIcon } from '../frame/nav-icons.tsx';
import { DeliveryStrip } from './delivery-strip.tsx';
import type { MessagesAnswer, MessagesView } from './messages-view.ts';
import { purposeName } from './purpose-name.ts';

type MessagesPageProps = {
  readonly view: MessagesView;
  readonly answer: MessagesAnswer | undefined;
};

/** What the site has sent or is to send, the newest first. */
export function MessagesPage({ view, answer }: MessagesPageProps) {
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 id="messages" className="text-28 font-semibold">
          {m.admin_nav_messages()}
        </h1>
        <p className="max-w-[80ch] text-blaek-600">{m.admin_messages_lead()}</p>
      </header>
      {answer !== undefined && (
        <p role="alert" className="font-semibold text-tegl-600">
          {answer.kind === 'expired' ? m.admin_messages_too_old() : m.admin_messages_gone()}
        </p>
      )}
      <DeliveryStrip deliveries={view.deliveries} />
      <Filter current={view.state} />
      <AdminCard>
        {view.rows.length === 0 ? (
          <p className="p-5 text-blaek-600">{m.admin_messages_empty()}</p>
        ) : (
          <MessageTable rows={view.rows} />
        )}
      </AdminCard>
      {view.next !== null && (
        <SiteLink
          to={`?${new URLSearchParams({ ...(view.state !== null && { state: view.state }), before: view.next })}`}
          className="inline-flex min-h-11 items-center self-start text-gran-700 underline underline-offset-4"
        >
          {m.admin_messages_next()}
        </SiteLink>
      )}
    </div>
  );
}

function Filter({ current }: { readonly current: MessageState | null }) {
  const views = [
    { state: null, name: m.admin_messages_all() },
    { state: 'dead', name: m.admin_messages_dead() },
    { state: 'pending', name: m.admin_messages_pending() },
    { state: 'sent', name: m.admin_messages_sent() },
  ] as const;
  return (
    <nav aria-label={m.admin_messages_filter()}>
      <ul className="flex flex-wrap gap-2">
        {views.map(({ state, name }) => (
          <li key={name}>
            <SiteLink
              to={staffLinks.messages() + (state === null ? '' : `?state=${state}`)}
              aria-current={state === current ? 'page' : undefined}
              className="flex h-11 items-center rounded-control border border-sten-500 bg-white px-4 aria-[current]:border-gran-700 aria-[current]:bg-gran-100 aria-[current]:font-semibold"
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MessageTable({ rows }: { readonly rows: readonly MessageRow[] }) {
  return (
    <AdminTable
      labelledBy="messages"
      width="wide"
      columns={[
        { name: m.admin_messages_what() },
        { name: m.admin_messages_made() },
        { name: m.admin_messages_state() },
        { name: m.admin_messages_tries(), align: 'right' },
        { name: m.admin_people_acts(), isHidden: true },
      ]}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </AdminTable>
  );
}

const MARKS = { sent: 'circle', pending: 'triangle', dead: 'square' } as const;

function Row({ row }: { readonly row: MessageRow }) {
  const { id, kind, purpose, recipient, createdAt, status, tries, isExpired } = row;
  return (
    <tr>
      <AdminCell isName>
        <span className="flex items-center gap-3">
          {kind === 'mail' ? <MessageIcon size={20} /> : <PhoneIcon size={20} />}
          <span>
            <span className="block font-semibold">{purposeName(purpose)}</span>
            <span className="block text-blaek-600">{recipient}</span>
          </span>
        </span>
      </AdminCell>
      <AdminCell className="whitespace-nowrap">{shortDateTime(createdAt, getLocale())}</AdminCell>
      <AdminCell>
        <span className="flex items-center gap-2">
          <StateMark mark={MARKS[status]} />
          {stateWords(row)}
        </span>
      </AdminCell>
      <AdminCell align="right">{tries}</AdminCell>
      <AdminCell align="right">
        {status !== 'sent' && !isExpired && (
          <Form method="post" preventScrollReset>
            <button
              type="submit"
              name="id"
              value={id}
              className="min-h-11 whitespace-nowrap text-gran-700 underline underline-offset-4"
            >
              {m.admin_messages_again()}
              <span className="sr-only">: {recipient}</span>
            </button>
          </Form>
        )}
      </AdminCell>
    </tr>
  );
}

function stateWords({ status, sentAt, nextAttemptAt, lastError, isExpired }: MessageRow): string {
  const locale = getLocale();
  if (status === 'sent') {
    return m.admin_messages_sent_at({ at: sentAt === null ? '' : shortDateTime(sentAt, locale) });
  }
  if (isExpired) return m.admin_messages_expired();
  return status === 'dead'
    ? m.admin_messages_given_up({ code: lastError ?? '–' })
    : m.admin_messages_next_try({ at: shortDateTime(nextAttemptAt, locale) });
}
