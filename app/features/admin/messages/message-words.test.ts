import { describe, expect, test } from 'vitest';
import type { MessageRow, OpenMessage } from '../../../../domain/staff/messages.ts';
import { overwriteGetLocale } from '../../../../messages/compiled/runtime.js';
import { momentWords, stateWords, triesWords, wholeStateWords } from './message-words.ts';

const TODAY = '2026-11-20';
const ROW: MessageRow = {
  id: '1',
  kind: 'sms',
  purpose: 'sign-in-code',
  recipient: '',
  createdAt: '2026-11-19T20:14:02.000Z',
  sentAt: null,
  status: 'dead',
  tries: 8,
  nextAttemptAt: '2026-11-19T20:18:56.000Z',
  lastError: '503',
  isExpired: true,
  isSeen: false,
};

describe('where a message has got to', () => {
  test('by day as one says it, in Danish time', () => {
    overwriteGetLocale(() => 'da');
    expect(momentWords('2026-11-20T09:37:00Z', TODAY)).toBe('i dag 10.37');
    // Half an hour before midnight in Greenwich it is the next day in Denmark.
    expect(momentWords('2026-11-19T23:30:00Z', TODAY)).toBe('i dag 00.30');
    expect(momentWords('2026-11-19T20:14:00Z', TODAY)).toBe('i går 21.14');
    expect(momentWords('2026-11-18T08:20:00Z', TODAY)).toBe('18. nov. kl. 09.20');
  });

  test('given up: when, and after how many tries', () => {
    overwriteGetLocale(() => 'en');
    const log = [{ at: '2026-11-19T20:18:56.000Z', code: '503' }];
    const open: OpenMessage = { ...ROW, log, expiresAt: null, lead: null };
    expect(wholeStateWords(open, TODAY)).toBe('Given up yesterday 21:18 after 8 attempts');
    expect(wholeStateWords({ ...open, log: [] }, TODAY)).toBe('Given up');
    const nine = Array.from({ length: 9 }, () => log[0]!);
    expect(wholeStateWords({ ...open, log: nine }, TODAY)).toContain('after 9 attempts');
    expect(triesWords(ROW)).toBe('8 of 8');
    expect(triesWords({ ...ROW, tries: 9 })).toBe('9 of 9');
    expect(triesWords({ ...ROW, status: 'sent', tries: 2 })).toBe('2');
  });

  test('arrived: the time alone on the day on which it was made', () => {
    overwriteGetLocale(() => 'da');
    const sent = { ...ROW, status: 'sent', sentAt: '2026-11-19T20:31:00.000Z' } as const;
    expect(stateWords(sent, TODAY)).toBe('Leveret 21.31');
    expect(stateWords({ ...sent, sentAt: '2026-11-20T06:00:00.000Z' }, TODAY)).toBe(
      'Leveret i dag 07.00',
    );
  });
});
