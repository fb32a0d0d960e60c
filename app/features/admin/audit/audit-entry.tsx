import { useState } from 'react';
import {
  AUDIT_ACTIONS,
  auditActionOf,
  type AuditDeed,
} from '../../../../domain/staff/audit-actions.ts';
import type { AuditRow } from '../../../../domain/staff/audit.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { timeOfDay } from '../../../../words/date-time.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { AdminCell } from '../admin-table.tsx';
import { initialsOf } from '../frame/initials.ts';
import { Marked } from '../marked.tsx';
import { ACTION_WORDS } from './action-words.ts';
import { AuditSubject } from './audit-subject.tsx';
import type { AuditView } from './audit-view.ts';
import { changedFields, foundFirst, reasonOf, type ChangedField } from './changed-fields.ts';
import { EntryDetail } from './entry-detail.tsx';

/** How many columns the log has where there is room for all. */
export const AUDIT_COLUMNS = 5;
/** More are told by their names alone, until the row is opened. */
const MOST_IN_ROW = 1;

type AuditEntryProps = { readonly row: AuditRow; readonly view: AuditView };

/** One line of the log; opened, what was changed stands below it in the table's whole width. */
export function AuditEntry({ row, view }: AuditEntryProps) {
  const { id, at } = row;
  const sought = view.filter.text.trim();
  const { fields, found } = foundFirst(changedFields(row, view.names), sought);
  const isInReason = foundIn(reasonOf(row), sought);
  // Where it is found stands open.
  const [isOpen, setOpen] = useState(
    (found > 0 && fields.length > MOST_IN_ROW) || isInReason || view.filter.row === id,
  );
  const subject = <AuditSubject row={row} sought={sought} />;
  const look = isOpen ? 'bg-[#EEF5F1]' : '';
  return (
    <>
      <tr className={look}>
        <AdminCell
          className={`whitespace-nowrap text-blaek-600 tabular-nums ${isOpen ? OPEN_EDGE : ''}`}
        >
          {timeOfDay(at, getLocale())}
        </AdminCell>
        <AdminCell className="desktop:whitespace-nowrap">
          <Actor name={row.actor} />
        </AdminCell>
        <AdminCell className={FITS}>
          <Deed action={row.action} />
          {/* In a narrow window there is no column for it. */}
          <span className="block pt-1 pl-2 desktop:hidden">{subject}</span>
        </AdminCell>
        <AdminCell className={`hidden desktop:table-cell ${FITS}`}>{subject}</AdminCell>
        <AdminCell className="py-0!">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`entry-${id}`}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 text-left"
          >
            <Short fields={fields} sought={sought} />
            <ChevronDownIcon
              className={`ml-auto shrink-0 noscript:hidden ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        </AdminCell>
      </tr>
      {/* Without JavaScript nothing opens it: it stands open. */}
      <tr
        id={`entry-${id}`}
        data-part-of-row=""
        className={isOpen ? look : 'hidden noscript:table-row'}
      >
        <td colSpan={AUDIT_COLUMNS} className={`px-5 pt-1 pb-4 ${isOpen ? OPEN_EDGE : ''}`}>
          <EntryDetail row={row} fields={fields} sought={sought} />
        </td>
      </tr>
    </>
  );
}

/** Where there is room, in one line. */
const FITS = 'min-[87rem]:min-w-60';

const OPEN_EDGE = 'shadow-[inset_4px_0_0_var(--color-gran-700)]';

const foundIn = (text: string | null, sought: string) =>
  sought !== '' && text !== null && text.toLowerCase().includes(sought.toLowerCase());

function Actor({ name }: { readonly name: string | null }) {
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className={`flex size-7 shrink-0 items-center justify-center rounded-full font-semibold ${name === null ? 'border border-dashed border-sten-500' : 'bg-gran-100'}`}
      >
        {name === null ? '–' : initialsOf(name)}
      </span>
      {name ?? m.admin_audit_somebody()}
    </span>
  );
}

const TINTS: Readonly<Record<AuditDeed, string>> = {
  changed: 'bg-sol-100 text-sol-700',
  created: 'bg-gran-100 text-gran-700',
  sent: 'bg-gran-100 text-gran-700',
  published: 'bg-gran-100 text-gran-700',
  removed: 'bg-[#F7E4E0] text-tegl-600',
  fetched: 'bg-kalk-100 text-blaek',
  access: 'bg-[#DDE8F0] text-hav-600',
};

function Deed({ action }: { readonly action: string }) {
  const known = auditActionOf(action);
  return (
    <span
      className={`inline-block rounded-control px-2 leading-6 font-semibold ${known === null ? '' : TINTS[AUDIT_ACTIONS[known][1]]}`}
    >
      {known === null ? action : ACTION_WORDS[known]()}
    </span>
  );
}

type ShortProps = { readonly fields: readonly ChangedField[]; readonly sought: string };

/** One change in full, or how many there are of what. */
function Short({ fields, sought }: ShortProps) {
  const [only] = fields;
  if (only === undefined) return <span className="sr-only">{m.audit_detail()}</span>;
  if (fields.length <= MOST_IN_ROW) {
    return (
      <span className="line-clamp-2 wrap-anywhere">
        <span className="text-blaek-600">
          <Marked text={only.name} sought={sought} />
        </span>{' '}
        {only.before !== null && (
          <>
            <del className="text-tegl-600">
              <Marked text={only.before} sought={sought} />
            </del>{' '}
          </>
        )}
        {only.after !== null && (
          <ins className="font-semibold no-underline">
            <Marked text={only.after} sought={sought} />
          </ins>
        )}
      </span>
    );
  }
  return (
    <span className="line-clamp-2 wrap-anywhere text-blaek-600">
      {m.audit_fields({ count: fields.length })}:{' '}
      <Marked text={fields.map(({ name }) => name).join(' · ')} sought={sought} />
    </span>
  );
}
