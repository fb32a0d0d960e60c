import type { MessageRow } from '../../../../domain/staff/messages.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { recentTime } from '../../../../words/date-time.ts';
import type { StateMarkShape } from '../state-mark.tsx';

export const MARKS: Readonly<Record<MessageRow['status'], StateMarkShape>> = {
  sent: 'circle',
  pending: 'triangle',
  dead: 'square',
};

/** Where a message has got to. */
export function stateWords({ status, sentAt, nextAttemptAt, isExpired }: MessageRow): string {
  const locale = getLocale();
  if (status === 'sent') {
    return m.admin_messages_sent_at({ at: sentAt === null ? '' : recentTime(sentAt, locale) });
  }
  if (status === 'dead') return m.admin_messages_given_up();
  return isExpired
    ? m.admin_messages_expired()
    : m.admin_messages_next_try({ at: recentTime(nextAttemptAt, locale) });
}

const SILENT = /^(E[A-Z]+|unreachable|unknown)$/;

/** What the other side said to a try; null: it took the message. */
export function answerWords(code: string | null): string {
  if (code === null) return m.admin_messages_taken();
  if (code === 'expired') return m.admin_messages_expired();
  if (code === 'sealed') return m.admin_messages_sealed();
  return SILENT.test(code)
    ? m.admin_messages_no_answer({ code })
    : m.admin_messages_refused({ code });
}
