import { Form } from 'react-router';
import type { MessageSearch, OpenMessage } from '../../../../domain/staff/messages.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { CloseIcon } from '../../../ui/action-icons.tsx';
import { CLOSES } from '../frame/close-opened.ts';
import { StateMark } from '../state-mark.tsx';
import { answerWords, MARKS, wholeStateWords } from './message-words.ts';
import { MESSAGES_FORM, messagesQuery } from './messages-view.ts';
import { purposeName } from './purpose-name.ts';
import { TriesAxis, tryTime } from './tries-axis.tsx';

type MessagePanelProps = {
  readonly message: OpenMessage;
  readonly search: MessageSearch;
  /** The Danish day that it is. */
  readonly today: string;
};

/** One message: each try over time, what was answered, and what can be done. */
export function MessagePanel({ message, search, today }: MessagePanelProps) {
  const { id, purpose, recipient, status, lead, isExpired, isSeen } = message;
  const canSend = status !== 'sent' && !isExpired;
  const canSee = status === 'dead' && !isSeen;
  return (
    <section
      aria-labelledby="open-message"
      className="rounded-card border border-hairline bg-white p-5"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="open-message" className="text-18 font-semibold break-words">
          {m.admin_messages_to({ what: purposeName(purpose), recipient })}
        </h2>
        <SiteLink
          {...CLOSES}
          to={staffLinks.messages() + messagesQuery(search)}
          preventScrollReset
          aria-label={m.records_close()}
          className="-m-3 flex size-11 shrink-0 items-center justify-center"
        >
          <CloseIcon />
        </SiteLink>
      </div>
      <p className="mt-1 flex items-baseline gap-2 font-semibold">
        <StateMark mark={MARKS[status]} />
        <span className={status === 'dead' ? 'text-tegl-600' : ''}>
          {wholeStateWords(message, today)}
        </span>
      </p>
      <TriesAxis message={message} />
      <Tries message={message} />
      {isExpired && status !== 'sent' && message.expiresAt !== null && (
        <p className="mt-4 rounded-control bg-kalk-100 p-4">
          <strong className="font-semibold">{m.admin_messages_not_again()}</strong>{' '}
          {m.admin_messages_was_of_use({ at: shortDateTime(message.expiresAt, getLocale()) })}
        </p>
      )}
      {lead !== null && (
        <p className="mt-4">
          <SiteLink
            to={staffLinks.lead(lead.id)}
            className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
          >
            {m.admin_messages_lead_link({ reference: lead.reference })}
          </SiteLink>
        </p>
      )}
      {(canSend || canSee) && (
        <Form method="post" preventScrollReset className="mt-4 flex flex-wrap gap-3">
          <input type="hidden" name={MESSAGES_FORM.id} value={id} />
          {canSend && (
            <Button type="submit" size={44} name={MESSAGES_FORM.intent} value="again">
              {m.admin_messages_again()}
            </Button>
          )}
          {canSee && (
            <Button
              type="submit"
              size={44}
              variant={canSend ? 'outlined' : 'filled'}
              name={MESSAGES_FORM.intent}
              value="seen"
            >
              {m.admin_messages_mark_seen()}
            </Button>
          )}
        </Form>
      )}
    </section>
  );
}

function Tries({ message }: Pick<MessagePanelProps, 'message'>) {
  const { log, tries } = message;
  // Those of before tries were written down.
  const unknown = tries - log.length;
  return (
    <>
      {log.length > 0 && (
        <table className="mt-4 w-full border-collapse" aria-label={m.admin_messages_tries()}>
          <thead>
            <tr className="text-left text-blaek-600">
              <th scope="col" className="w-12 py-1.5 font-normal">
                {m.admin_messages_number()}
              </th>
              <th scope="col" className="py-1.5 font-normal">
                {m.admin_audit_when()}
              </th>
              <th scope="col" className="py-1.5 font-normal">
                {m.admin_messages_answer()}
              </th>
            </tr>
          </thead>
          <tbody>
            {log.map(({ at, code }, index) => (
              <tr key={at} className="border-t border-hairline">
                <td className="py-1.5 text-blaek-600">{index + 1}</td>
                <td className="py-1.5 whitespace-nowrap tabular-nums">
                  {tryTime(at, message.createdAt)}
                </td>
                <td className="py-1.5">{answerWords(code)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {unknown > 0 && (
        <p className="mt-4 text-blaek-600">{m.admin_messages_unknown({ count: unknown })}</p>
      )}
      {tries === 0 && <p className="mt-4 text-blaek-600">{m.admin_messages_not_tried()}</p>}
    </>
  );
}
