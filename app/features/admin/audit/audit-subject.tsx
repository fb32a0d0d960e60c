import type { RecordKind, RecordTexts } from '../../../../domain/records/record.ts';
import type { AuditRow } from '../../../../domain/staff/audit.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { SUBJECT_WORDS } from './action-words.ts';
import { Marked } from '../marked.tsx';
import { LIST_WORDS, recordOf, recordPage, recordWords } from './record-name.ts';

type AuditSubjectProps = { readonly row: AuditRow; readonly sought: string };

/** What it was done to; as a link where it has a page of its own. */
export function AuditSubject({ row, sought }: AuditSubjectProps) {
  const { subjectName } = row;
  if (subjectName !== null) return <Marked text={subjectName} sought={sought} />;
  const to = pageOf(row);
  const shown = shownOf(row);
  const text = <Marked text={shown} sought={sought} />;
  return to === null ? (
    <span className="wrap-break-word">{text}</span>
  ) : (
    <SiteLink
      to={to}
      className="inline-flex min-h-7 items-center wrap-break-word underline underline-offset-4"
    >
      <span>{text}</span>
    </SiteLink>
  );
}

function pageOf({ subjectKind, subject, reference, record }: AuditRow): string | null {
  if (subjectKind === 'price-book') return staffLinks.priceVersions();
  const kept = subjectKind === 'record' && record !== null ? recordOf(subject) : null;
  if (kept !== null) return recordPage(kept.kind, kept.id);
  if (reference === null) return null;
  switch (subjectKind) {
    case 'lead':
    case 'offer-request':
      return staffLinks.lead(subject);
    case 'quote':
      return staffLinks.quote(subject);
    case 'report':
      return staffLinks.report(subject);
    case 'message':
      return `${staffLinks.messages()}?${new URLSearchParams({ state: 'all', open: subject })}`;
    default:
      return null;
  }
}

/** As it is called elsewhere; what belongs to a person is a hash here, and of a list there is nothing to say. */
function shownOf(row: AuditRow): string {
  const { subjectKind, subject, reference } = row;
  if (subject === 'self') return m.audit_themselves();
  if (subjectKind === 'price-book') return m.audit_price_book({ number: subject });
  if (NAMELESS.includes(subjectKind)) return '';
  if (subjectKind === 'record') return wordsOfRow(row);
  if (subjectKind === 'record-list') return LIST_WORDS[subject as RecordKind]?.() ?? subject;
  const address = (row.after ?? row.before)?.['email'];
  if (subjectKind === 'invitation' && typeof address === 'string') return address;
  const code = reference ?? (HIDDEN.test(subject) ? subject.slice(0, CODE_LETTERS) : subject);
  const kind = SUBJECT_WORDS[subjectKind]?.();
  return kind === undefined ? code : `${kind} ${code}`;
}

/** Lists. */
const NAMELESS = ['audit-log', 'lead-list', 'outbox', 'person-search'];

/** By what it says now, or what the row itself tells of it where it is gone. */
function wordsOfRow({ subject, record, before, after }: AuditRow): string {
  const of = recordOf(subject);
  return of === null
    ? subject
    : recordWords(of, record ?? ({ ...before, ...after } as RecordTexts));
}

/** What belongs to a person is a hash of so many letters; the first of them are enough to tell two apart. */
const HIDDEN = /^[\w-]{22}$/;
const CODE_LETTERS = 6;
