import { m } from '../../../../messages/compiled/messages.js';
import { CheckIcon } from '../../../ui/icons.tsx';
import { StateMark } from '../state-mark.tsx';
import type { PeopleView } from './people-view.ts';

const WORDS = {
  sent: m.admin_people_mail_sent,
  'too-many': m.admin_people_mail_too_many,
  already: m.admin_people_mail_already,
} as const;

/** Whether the person who was let in a moment ago hears of it by mail. */
export function MailLine({ mail }: Pick<PeopleView, 'mail'>) {
  return (
    <p role="status" className={mail === null ? 'sr-only' : 'flex items-center gap-2'}>
      {mail !== null && (
        <>
          {mail === 'sent' ? (
            <CheckIcon className="shrink-0 text-gran-700" />
          ) : (
            <StateMark mark="triangle" />
          )}
          {WORDS[mail]()}
        </>
      )}
    </p>
  );
}
