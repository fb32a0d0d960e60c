import { dayAfter } from '../../../../domain/calendar-days.ts';
import {
  MOST_TRIES,
  type MessageRow,
  type OpenMessage,
} from '../../../../domain/staff/messages.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { clockTime, recentTime, shortDate } from '../../../../words/date-time.ts';
import type { StateMarkShape } from '../state-mark.tsx';

export const MARKS: Readonly<Record<MessageRow['status'], StateMarkShape>> = {
  sent: 'circle',
  pending: 'triangle',
  dead: 'square',
  held: 'ring',
};

/** Where a message has got to; of one that arrived on its own day only the time of it. */
export function stateWords(row: MessageRow, today: string): string {
  const { status, sentAt, createdAt, nextAttemptAt, isExpired } = row;
  const locale = getLocale();
  if (status === 'sent') {
    if (sentAt === null) return m.admin_messages_sent();
    const isSameDay = shortDate(sentAt, locale) === shortDate(createdAt, locale);
    const at = isSameDay ? clockTime(sentAt, locale) : momentWords(sentAt, today);
    return m.admin_messages_sent_at({ at });
  }
  if (status === 'dead') return m.admin_messages_given_up();
  if (status === 'held') return m.admin_messages_is_held();
  return isExpired
    ? m.admin_messages_expired()
    : m.admin_messages_next_try({ at: momentWords(nextAttemptAt, today) });
}

/** The same of the opened one: when it was given up, and after how many tries. */
export function wholeStateWords(message: OpenMessage, today: string): string {
  const last = message.log.at(-1);
  if (message.status !== 'dead' || last === undefined) return stateWords(message, today);
  return m.admin_messages_given_up_after({
    at: momentWords(last.at, today),
    // One more was granted each time somebody pressed for it.
    count: Math.max(message.tries, message.log.length),
  });
}

/** A moment of the last weeks, on a Danish day: "i dag 10.37", "i går 21.14", "18. nov. kl. 9.20". */
export function momentWords(at: string, today: string): string {
  const locale = getLocale();
  const dayOf = (day: string) => shortDate(`${day}T12:00:00Z`, locale);
  const time = clockTime(at, locale);
  if (shortDate(at, locale) === dayOf(today)) return m.admin_messages_today({ time });
  if (shortDate(at, locale) === dayOf(dayAfter(today, -1))) {
    return m.admin_messages_yesterday({ time });
  }
  return recentTime(at, locale);
}

/** How often it was tried; of one that has not arrived also of how many. */
export const triesWords = ({ status, tries }: MessageRow): string =>
  status === 'sent'
    ? String(tries)
    : m.admin_messages_tries_of({ tries, most: Math.max(tries, MOST_TRIES) });

const SILENT = /^(E[A-Z]+|unreachable|unknown)$/;

/** What the other side said to a try; null: it took the message. */
export function answerWords(code: string | null): string {
  if (code === null) return m.admin_messages_taken();
  if (code === 'expired') return m.admin_messages_expired();
  if (code === 'sealed') return m.admin_messages_sealed();
  if (code === 'discarded') return m.admin_messages_discarded();
  return SILENT.test(code)
    ? m.admin_messages_no_answer({ code })
    : m.admin_messages_refused({ code });
}
