import { Form, useSubmit } from 'react-router';
import { AUDIT_AREAS, AUDIT_DEEDS } from '../../../../domain/staff/audit-actions.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal } from '../../../../words/format.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { FilterChoice } from '../filter-choice.tsx';
import { ListSearch } from '../list-search.tsx';
import { AREA_WORDS, DEED_WORDS } from './action-words.ts';
import { auditQuery, type AuditView } from './audit-view.ts';

/** What is looked for. Choosing shows it at once; without JavaScript a button does. */
export function AuditFilters({ view }: { readonly view: AuditView }) {
  const { filter, names } = view;
  const submit = useSubmit();
  const choice = (name: 'since' | 'who' | 'deed' | 'area') => ({
    name,
    value: filter[name],
    without: staffLinks.audit() + auditQuery({ ...filter, [name]: '' }),
  });
  return (
    <Form
      key={auditQuery(filter)}
      method="get"
      role="search"
      className="flex flex-wrap items-center gap-3"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget);
      }}
    >
      <ListSearch
        label={m.admin_audit_search()}
        hint={m.admin_audit_search()}
        value={filter.text}
        find={m.admin_audit_find()}
      />
      <FilterChoice
        {...choice('since')}
        label={m.audit_since()}
        options={[
          ['', m.audit_since_all()],
          ['today', m.audit_since_today()],
          ['week', m.audit_since_week()],
          ['month', m.audit_since_month()],
        ]}
      />
      <FilterChoice
        {...choice('who')}
        label={m.admin_audit_who()}
        options={[
          ['', m.audit_who_all()],
          ['staff', m.audit_who_staff()],
          ['visitors', m.audit_who_visitors()],
          ...names.staff.map(({ uid, name }) => [uid, name] as const),
        ]}
      />
      <FilterChoice
        {...choice('deed')}
        label={m.audit_deed()}
        options={[
          ['', m.audit_deed_all()],
          ...AUDIT_DEEDS.map((deed) => [deed, DEED_WORDS[deed]()] as const),
        ]}
      />
      <FilterChoice
        {...choice('area')}
        label={m.audit_area()}
        options={[
          ['', m.audit_area_all()],
          ...AUDIT_AREAS.map((area) => [area, AREA_WORDS[area]()] as const),
        ]}
      />
      {auditQuery(filter) !== '?' && (
        <SiteLink
          to={staffLinks.audit()}
          className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
        >
          {m.audit_clear()}
        </SiteLink>
      )}
      <p className="ml-auto text-blaek-600">{rowsWords(view)}</p>
    </Form>
  );
}

/** "8 af 2.318 rækker"; where not all that is found is on the page, the whole alone. */
function rowsWords({ filter, rows, next, isFirstPage, total }: AuditView): string {
  const count = decimal(total.count, getLocale());
  const all = total.isMore ? m.audit_rows_over({ count }) : count;
  return auditQuery(filter) !== '?' && isFirstPage && next === null
    ? m.audit_rows_found({ count: rows.length, total: all })
    : m.audit_rows({ total: all });
}
