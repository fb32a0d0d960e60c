import { Form } from 'react-router';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../i18n/date-time.ts';
import { links } from '../../../links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { StateMark } from '../state-mark.tsx';
import type { MessageRow, MessagesAnswer, MessagesView, MessageState } from './messages-view.ts';
import { purposeName } from './purpose-name.ts';

const CELL = 'border-t border-hairline px-5 py-2 text-left align-middle';
const HEAD = 'px-5 py-2 text-left font-normal text-blaek-600';

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
      <Filter current={view.state} />
      <section className="overflow-hidden rounded-card border border-hairline bg-white">
        {view.rows.length === 0 ? (
          <p className="p-5 text-blaek-600">{m.admin_messages_empty()}</p>
        ) : (
          <div
            className="relative overflow-x-auto"
            role="region"
            aria-labelledby="messages"
            tabIndex={0}
          >
            <MessageTable rows={view.rows} />
          </div>
        )}
      </section>
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
              to={links.adminMessages() + (state === null ? '' : `?state=${state}`)}
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
    <table aria-labelledby="messages" className="w-full min-w-[52rem] border-collapse">
      <thead>
        <tr>
          {[
            m.admin_messages_what(),
            m.admin_messages_to(),
            m.admin_messages_made(),
            m.admin_messages_state(),
          ].map((head) => (
            <th key={head} scope="col" className={HEAD}>
              {head}
            </th>
          ))}
          <th scope="col" className={`${HEAD} text-right`}>
            {m.admin_messages_tries()}
          </th>
          <th scope="col" className={HEAD}>
            <span className="sr-only">{m.admin_people_acts()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

const MARKS = { sent: 'circle', pending: 'triangle', dead: 'square' } as const;

function Row({ row }: { readonly row: MessageRow }) {
  const { id, purpose, recipient, createdAt, status, tries, isExpired } = row;
  return (
    <tr>
      <th scope="row" className={`${CELL} font-semibold`}>
        {purposeName(purpose)}
      </th>
      <td className={CELL}>{recipient}</td>
      <td className={`${CELL} whitespace-nowrap`}>{shortDateTime(createdAt, getLocale())}</td>
      <td className={CELL}>
        <span className="flex items-center gap-2">
          <StateMark mark={MARKS[status]} />
          {stateWords(row)}
        </span>
      </td>
      <td className={`${CELL} text-right tabular-nums`}>{tries}</td>
      <td className={`${CELL} text-right`}>
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
      </td>
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
