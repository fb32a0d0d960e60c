import { describe, expect, test } from 'vitest';
import { NO_AUDIT_FILTER } from '../../../../domain/staff/audit.ts';
import { overwriteGetLocale } from '../../../../messages/compiled/runtime.js';
import { readingOf } from './audit-reading.ts';

const TARIFF = 'tariff 01a2';
const RECORDS = new Map([
  [TARIFF, { company: '5790001089030', part: 'winter', from: '2026-10-01' }],
  ['panel TW-440', { manufacturer_name: 'Tongwei' }],
]);

const reading = (locale: 'da' | 'en', text: string) => {
  overwriteGetLocale(() => locale);
  return readingOf({ ...NO_AUDIT_FILTER, text }, RECORDS);
};

describe('a search of the audit log, read in the words of the page', () => {
  test('finds actions by their words, in the page’s language only', () => {
    expect(reading('da', 'Loggede ind').namedActions).toContain('admin.sign-in');
    expect(reading('en', 'Loggede ind').namedActions).toEqual([]);
    expect(reading('en', 'signed in').namedActions).toContain('admin.sign-in');
    expect(reading('da', 'findes ikke')).toMatchObject({ namedActions: [], namedSubjects: [] });
  });

  test('finds a version of the prices by its number, and all of them by the word', () => {
    for (const locale of ['da', 'en'] as const) {
      expect(reading(locale, 'Version 12').namedSubjects).toEqual([
        { kind: 'price-book', subject: '12' },
      ]);
      expect(reading(locale, 'version').namedSubjects).toEqual([
        { kind: 'price-book', subject: null },
      ]);
    }
  });

  test('finds what people did to themselves, and messages', () => {
    expect(reading('da', 'sig selv').namedSubjects).toEqual([{ kind: null, subject: 'self' }]);
    expect(reading('en', 'message').namedSubjects).toEqual([{ kind: 'message', subject: null }]);
    expect(reading('da', 'rapport').namedSubjects).toEqual([{ kind: 'report', subject: null }]);
  });

  test('finds rows that staff keep by what they are called, in the page’s language, and their lists', () => {
    const tariff = { kind: 'record', subject: TARIFF };
    expect(reading('da', 'N1 (131), vinter').namedSubjects).toEqual([tariff]);
    expect(reading('en', 'N1 (131), vinter').namedSubjects).toEqual([]);
    expect(reading('en', '1 Oct 2026').namedSubjects).toEqual([tariff]);
    expect(reading('da', 'tongwei tw').namedSubjects).toEqual([
      { kind: 'record', subject: 'panel TW-440' },
    ]);
    expect(reading('da', 'paneler').namedSubjects).toEqual([
      { kind: 'record-list', subject: 'panel' },
    ]);
  });

  test('without a text looks for nothing', () => {
    expect(reading('da', '  ')).toEqual({ ...NO_AUDIT_FILTER, text: '  ' });
  });
});
