import { Form } from 'react-router';
import { MESSAGE_STATES, type MessageState } from '../../../../domain/staff/messages.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal } from '../../../../words/format.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard } from '../admin-table.tsx';
import { ListSearch } from '../list-search.tsx';
import { DeliveryStrip } from './delivery-strip.tsx';
import { MessagePanel } from './message-panel.tsx';
import { MessageTable } from './message-table.tsx';
import { HeldBack, Paused, PauseLink, PauseQuestion } from './sending-state.tsx';
import { SeveralMessages } from './several-messages.tsx';
import {
  messagesQuery,
  MESSAGES_QUERY,
  type MessagesAnswer,
  type MessagesView,
} from './messages-view.ts';

type MessagesPageProps = {
  readonly view: MessagesView;
  readonly answer: MessagesAnswer | undefined;
};

/** What the site has sent or is to send: what may need somebody first, and each try of the opened one. */
export function MessagesPage({ view, answer }: MessagesPageProps) {
  const { search, open } = view;
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-96">
          <h1 id="messages" className="text-28 font-semibold">
            {m.admin_nav_messages()}
          </h1>
          <p className="text-blaek-600">{m.admin_messages_lead()}</p>
        </div>
        {view.pause === null && <PauseLink />}
      </header>
      {view.pause !== null && <Paused pause={view.pause} today={view.today} />}
      {view.counts.held > 0 && <HeldBack count={view.counts.held} />}
      {answer !== undefined && (
        <p role="alert" className="font-semibold text-tegl-600">
          {answerText(answer)}
        </p>
      )}
      <DeliveryStrip deliveries={view.deliveries} today={view.today} />
      <div
        className={
          open === null
            ? ''
            : 'grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_minmax(0,500px)]'
        }
      >
        {/* Before the list: in a narrow window it stands above it, and the next Tab is in it. */}
        {open !== null && (
          <div className="min-w-0 desktop:col-start-2 desktop:row-start-1">
            <MessagePanel key={open.id} message={open} search={search} today={view.today} />
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-6 desktop:col-start-1 desktop:row-start-1">
          <AdminCard>
            <div className="flex flex-wrap items-end justify-between gap-x-4">
              <Tabs view={view} />
              <Search view={view} />
            </div>
            <MessageTable view={view} isNarrow={open !== null} />
            {view.rows.some(({ status }) => status !== 'sent') && <SeveralMessages />}
            <p className="border-t border-hairline px-5 py-3 text-blaek-600">
              {m.admin_messages_kept(view.keptDays)}
            </p>
          </AdminCard>
          {view.next !== null && (
            <SiteLink
              to={messagesQuery(search, { before: view.next })}
              className="inline-flex min-h-11 items-center self-start text-gran-700 underline underline-offset-4"
            >
              {m.admin_messages_next()}
            </SiteLink>
          )}
        </div>
      </div>
      {view.isPausing && <PauseQuestion />}
    </div>
  );
}

function answerText(answer: MessagesAnswer): string {
  switch (answer.kind) {
    case 'expired':
      return m.admin_messages_too_old();
    case 'none-chosen':
      return m.admin_messages_none_chosen();
    case 'partly':
      return m.admin_messages_partly({ done: answer.done, all: answer.all });
    case 'not-found':
    case 'not-waiting':
      return m.admin_messages_gone();
  }
}

const TAB_NAMES: Readonly<Record<MessageState, () => string>> = {
  needs: m.admin_messages_needs,
  held: m.admin_messages_held,
  dead: m.admin_messages_dead,
  pending: m.admin_messages_pending,
  sent: m.admin_messages_sent,
  all: m.admin_messages_all,
};

function Tabs({ view: { search, counts } }: Pick<MessagesPageProps, 'view'>) {
  return (
    <nav aria-label={m.admin_messages_filter()}>
      <ul className="flex flex-wrap">
        {MESSAGE_STATES.filter((state) => state !== 'held' || counts.held > 0).map((state) => (
          <li key={state}>
            <SiteLink
              to={staffLinks.messages() + messagesQuery({ ...search, state, before: null })}
              aria-current={state === search.state ? 'page' : undefined}
              className="flex h-12 items-center gap-2 border-b-3 border-transparent px-4 whitespace-nowrap aria-[current]:border-gran-700 aria-[current]:font-semibold"
            >
              {TAB_NAMES[state]()}
              <span className="font-normal text-blaek-600 tabular-nums">
                {decimal(counts[state], getLocale())}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Search({ view: { search } }: Pick<MessagesPageProps, 'view'>) {
  return (
    <Form
      key={search.q}
      method="get"
      role="search"
      className="flex flex-wrap items-center gap-3 px-5 py-2"
    >
      {search.state !== 'needs' && (
        <input type="hidden" name={MESSAGES_QUERY.state} value={search.state} />
      )}
      <ListSearch
        label={m.admin_messages_search()}
        hint={m.admin_messages_search()}
        value={search.q}
        find={m.admin_audit_find()}
      />
      {search.q !== '' && (
        <SiteLink
          to={staffLinks.messages() + messagesQuery({ ...search, q: '', before: null })}
          className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
        >
          {m.leads_clear()}
        </SiteLink>
      )}
    </Form>
  );
}
