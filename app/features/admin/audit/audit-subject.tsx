import type { AuditRow } from '../../../../domain/staff/audit.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { SUBJECT_WORDS } from './action-words.ts';
import { Marked } from './marked.tsx';

type AuditSubjectProps = { readonly row: AuditRow; readonly sought: string };

/** What it was done to; as a link where it has a page of its own. */
export function AuditSubject({ row, sought }: AuditSubjectProps) {
  const { subjectName } = row;
  if (subjectName !== null) return <Marked text={subjectName} sought={sought} />;
  const to = pageOf(row);
  const text = <Marked text={shownOf(row)} sought={sought} />;
  return to === null ? (
    <span className="break-all">{text}</span>
  ) : (
    <SiteLink
      to={to}
      className="inline-flex min-h-7 items-center whitespace-nowrap underline underline-offset-4"
    >
      {text}
    </SiteLink>
  );
}

function pageOf({ subjectKind, subject, reference }: AuditRow): string | null {
  if (subjectKind === 'price-book') return staffLinks.priceVersions();
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
function shownOf({ subjectKind, subject, reference }: AuditRow): string {
  if (subject === 'self') return m.audit_themselves();
  if (subjectKind === 'price-book') return m.audit_price_book({ number: subject });
  if (['audit-log', 'lead-list', 'person-search'].includes(subjectKind)) return '';
  const code = reference ?? (HIDDEN.test(subject) ? subject.slice(0, CODE_LETTERS) : subject);
  const kind = SUBJECT_WORDS[subjectKind]?.();
  return kind === undefined ? code : `${kind} ${code}`;
}

/** What belongs to a person is a hash of so many letters; the first of them are enough to tell two apart. */
const HIDDEN = /^[\w-]{22}$/;
const CODE_LETTERS = 6;
