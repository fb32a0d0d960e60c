import { Form } from 'react-router';
import type { MessageRow, MessageSearch } from '../../../../domain/staff/messages.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCell, AdminTable } from '../admin-table.tsx';
import { MessageIcon, PhoneIcon } from '../frame/nav-icons.tsx';
import { StateMark } from '../state-mark.tsx';
import { MARKS, momentWords, stateWords, triesWords } from './message-words.ts';
import { MESSAGES_FORM, messagesQuery, type MessagesView } from './messages-view.ts';
import { purposeName } from './purpose-name.ts';
import { ChooseCell } from './several-messages.tsx';

type MessageTableProps = {
  readonly view: MessagesView;
  /** One is opened beside it. */
  readonly isNarrow: boolean;
};

/** What was found, and below those that need somebody the last that arrived. */
export function MessageTable({ view, isNarrow }: MessageTableProps) {
  const { rows, delivered, counts, search, open } = view;
  const hasChoice = rows.some(({ status }) => status !== 'sent');
  const row = (each: MessageRow) => (
    <Row
      key={`${each.id} ${each.status}`}
      row={each}
      view={view}
      isOpen={each.id === open?.id}
      isNarrow={isNarrow}
      hasChoice={hasChoice}
    />
  );
  return (
    <>
      {rows.length === 0 && (
        <p className="border-t border-hairline p-5 text-blaek-600">{emptyWords(search)}</p>
      )}
      {rows.length + delivered.length > 0 && (
        <AdminTable
          labelledBy="messages"
          width={isNarrow ? 'none' : 'narrow'}
          isGrouped
          columns={[
            ...(hasChoice ? [{ name: m.admin_messages_choose(), isHidden: true } as const] : []),
            { name: m.admin_messages_what() },
            { name: m.admin_messages_made() },
            { name: m.admin_messages_tries(), align: 'right' },
            { name: m.admin_messages_state() },
            ...(isNarrow ? [] : [{ name: m.admin_people_acts(), isHidden: true } as const]),
          ]}
        >
          <tbody>{rows.map(row)}</tbody>
          {delivered.length > 0 && (
            <tbody>
              <tr>
                <th
                  colSpan={(isNarrow ? 4 : 5) + (hasChoice ? 1 : 0)}
                  scope="rowgroup"
                  className="border-t border-hairline bg-kalk-50 px-5 py-2 text-left font-semibold"
                >
                  {m.admin_messages_delivered()}
                  <span className="ml-3 font-normal text-blaek-600">
                    {m.admin_messages_latest({ shown: delivered.length, all: counts.sent })}
                  </span>
                </th>
              </tr>
              {delivered.map(row)}
            </tbody>
          )}
        </AdminTable>
      )}
    </>
  );
}

function emptyWords({ state, q }: MessageSearch): string {
  if (q !== '') return m.admin_messages_none_found({ q });
  return state === 'needs' ? m.admin_messages_nothing_needs() : m.admin_messages_empty();
}

type RowProps = {
  readonly row: MessageRow;
  readonly view: MessagesView;
  readonly isOpen: boolean;
  readonly isNarrow: boolean;
  /** Whether there is anything in the list that can be chosen. */
  readonly hasChoice: boolean;
};

function Row({ row, view, isOpen, isNarrow, hasChoice }: RowProps) {
  const { id, kind, purpose, recipient, createdAt, status } = row;
  return (
    <tr
      className={
        isOpen ? 'bg-[#EEF5F1] [&>:first-child]:shadow-[inset_4px_0_var(--color-gran-700)]' : ''
      }
    >
      {hasChoice && (
        <ChooseCell
          id={id}
          name={`${purposeName(purpose)}, ${recipient}`}
          isSent={status === 'sent'}
        />
      )}
      <AdminCell isName>
        <span className="flex items-center gap-3 [&>svg]:shrink-0">
          {kind === 'mail' ? <MessageIcon size={20} /> : <PhoneIcon size={20} />}
          <span className="min-w-0">
            <SiteLink
              to={messagesQuery(view.search, { open: id })}
              preventScrollReset
              aria-current={isOpen ? 'true' : undefined}
              className="inline-flex min-h-7 items-center font-semibold underline-offset-4 hover:underline"
            >
              {purposeName(purpose)}
              <span className="sr-only">, {recipient}</span>
            </SiteLink>
            <span className="block text-blaek-600">{recipient}</span>
          </span>
        </span>
      </AdminCell>
      <AdminCell className="whitespace-nowrap text-blaek-600">
        {momentWords(createdAt, view.today)}
      </AdminCell>
      <AdminCell align="right" className="whitespace-nowrap">
        {triesWords(row)}
      </AdminCell>
      <AdminCell className={status === 'sent' ? 'whitespace-nowrap' : ''}>
        <span className="flex items-baseline gap-2">
          <StateMark mark={MARKS[status]} />
          {stateWords(row, view.today)}
        </span>
      </AdminCell>
      {!isNarrow && <AgainCell row={row} />}
    </tr>
  );
}

/** What waits or was given up is sent at once; in the opened message's own part there is a button too. */
function AgainCell({ row: { id, recipient, status, isExpired } }: Pick<RowProps, 'row'>) {
  return (
    <AdminCell align="right">
      {status !== 'sent' && !isExpired && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name={MESSAGES_FORM.id} value={id} />
          <button
            type="submit"
            name={MESSAGES_FORM.intent}
            value="again"
            className="min-h-11 whitespace-nowrap text-gran-700 underline underline-offset-4"
          >
            {m.admin_messages_again()}
            <span className="sr-only">: {recipient}</span>
          </button>
        </Form>
      )}
    </AdminCell>
  );
}
