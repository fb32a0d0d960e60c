import { Form } from 'react-router';
import type { SendingPause } from '../../../../domain/staff/overview.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { AdminDialog } from '../admin-dialog.tsx';
import { momentWords } from './message-words.ts';
import { MESSAGES_FORM, MESSAGES_QUERY } from './messages-view.ts';

/** Leads to the question, which says what a pause does. */
export function PauseLink() {
  return (
    <SiteLink
      to={`?${MESSAGES_QUERY.pause}`}
      preventScrollReset
      className={buttonClass('outlined', 44)}
    >
      {m.admin_messages_pause()}
    </SiteLink>
  );
}

export function PauseQuestion() {
  return (
    <AdminDialog labelledBy="pause-sending" asks="pause">
      <Form method="post" preventScrollReset>
        <h2 id="pause-sending" className="text-18 font-semibold">
          {m.admin_messages_pause_title()}
        </h2>
        <p className="mt-2">{m.admin_messages_pause_text()}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" size={44} name={MESSAGES_FORM.intent} value="pause">
            {m.admin_messages_pause_act()}
          </Button>
          <SiteLink
            to={staffLinks.messages()}
            preventScrollReset
            className={buttonClass('outlined', 44)}
          >
            {m.admin_confirm_not_now()}
          </SiteLink>
        </div>
      </Form>
    </AdminDialog>
  );
}

type PausedProps = { readonly pause: SendingPause; readonly today: string };

/** Nothing goes out: since when, by whom, and the way on. */
export function Paused({ pause, today }: PausedProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-control border-l-8 border-sol-400 bg-sol-100 px-5 py-3">
      <p>
        <strong className="font-semibold">{pausedWords(pause, today)}</strong>{' '}
        {m.admin_messages_paused_text()}
      </p>
      <Form method="post" preventScrollReset>
        <Button type="submit" size={44} name={MESSAGES_FORM.intent} value="resume">
          {m.admin_messages_resume()}
        </Button>
      </Form>
    </div>
  );
}

/** Messages that waited when a backup was made: they may have gone out since, so a person decides. */
export function HeldBack({ count }: { readonly count: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-control border-l-8 border-sol-400 bg-sol-100 px-5 py-3">
      <p className="max-w-prose">
        <strong className="font-semibold">{m.admin_messages_held_title({ count })}</strong>{' '}
        {m.admin_messages_held_text()}
      </p>
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <Button type="submit" size={44} name={MESSAGES_FORM.intent} value="release-held">
          {m.admin_messages_held_release({ count })}
        </Button>
        <Button
          type="submit"
          size={44}
          variant="outlined"
          name={MESSAGES_FORM.intent}
          value="discard-held"
        >
          {m.admin_messages_held_discard({ count })}
        </Button>
      </Form>
    </div>
  );
}

export const pausedWords = ({ since, by }: SendingPause, today: string): string =>
  by === null
    ? m.admin_messages_paused({ at: momentWords(since, today) })
    : m.admin_messages_paused_by({ at: momentWords(since, today), name: by });
