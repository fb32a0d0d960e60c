import { RECORD_KINDS, type RecordTexts } from '../../../../domain/records/record.ts';
import type { AuditFilter, AuditReading, NamedSubject } from '../../../../domain/staff/audit.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { ACTION_WORDS, SUBJECT_WORDS } from './action-words.ts';
import { fieldsCalled } from './field-name.ts';
import { LIST_WORDS, recordOf, recordWords } from './record-name.ts';

/**
 * The words that the page shows are looked for too, in its language.
 * @param records what rows that staff keep say now, by the subject under which the log has them
 */
export function readingOf(
  filter: AuditFilter,
  records: ReadonlyMap<string, RecordTexts>,
): AuditReading {
  const sought = filter.text.trim().toLowerCase();
  if (sought === '') return filter;
  const named = Object.entries(ACTION_WORDS).filter(([, words]) =>
    words().toLowerCase().includes(sought),
  );
  return {
    ...filter,
    namedActions: named.map(([action]) => action),
    namedSubjects: [...subjectsNamed(sought), ...recordsNamed(sought, records)],
    namedFields: fieldsCalled(sought),
  };
}

/** What audit-subject.tsx writes where the log has a number or a word of its own. */
function* subjectsNamed(sought: string): Generator<NamedSubject> {
  if (m.audit_themselves().toLowerCase().includes(sought)) yield { kind: null, subject: 'self' };
  for (const [kind, words] of Object.entries(SUBJECT_WORDS)) {
    if (words().toLowerCase().includes(sought)) yield { kind, subject: null };
  }
  const word = m.audit_price_book({ number: '' }).trim().toLowerCase();
  if (word.includes(sought)) yield { kind: 'price-book', subject: null };
  else if (sought.startsWith(`${word} `))
    yield { kind: 'price-book', subject: sought.slice(word.length).trim() };
}

/** Rows that staff keep, by what they are called now, and their lists. */
function* recordsNamed(
  sought: string,
  records: ReadonlyMap<string, RecordTexts>,
): Generator<NamedSubject> {
  for (const kind of RECORD_KINDS) {
    if (LIST_WORDS[kind]().toLowerCase().includes(sought)) {
      yield { kind: 'record-list', subject: kind };
    }
  }
  for (const [subject, texts] of records) {
    const of = recordOf(subject);
    if (of !== null && recordWords(of, texts).toLowerCase().includes(sought)) {
      yield { kind: 'record', subject };
    }
  }
}
