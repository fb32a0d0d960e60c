import { Form, useSubmit } from 'react-router';
import { AUDIT_AREAS, AUDIT_DEEDS } from '../../../../domain/staff/audit-actions.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { FilterChoice } from '../filter-choice.tsx';
import { AREA_WORDS, DEED_WORDS } from './action-words.ts';
import { auditQuery, type AuditView } from './audit-view.ts';

/** What is looked for. Choosing shows it at once; without JavaScript a button does. */
export function AuditFilters({ view: { filter, staff } }: { readonly view: AuditView }) {
  const submit = useSubmit();
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
      <input
        type="search"
        name="q"
        aria-label={m.admin_audit_search()}
        placeholder={m.admin_audit_search()}
        defaultValue={filter.text}
        maxLength={100}
        className="h-11 w-80 rounded-control border border-sten-500 bg-white px-3 text-16 text-blaek placeholder:text-14 placeholder:text-blaek-600"
      />
      <FilterChoice
        name="since"
        label={m.audit_since()}
        value={filter.since}
        options={[
          ['', m.audit_since_all()],
          ['today', m.audit_since_today()],
          ['week', m.audit_since_week()],
          ['month', m.audit_since_month()],
        ]}
      />
      <FilterChoice
        name="who"
        label={m.admin_audit_who()}
        value={filter.who}
        options={[
          ['', m.audit_who_all()],
          ['staff', m.audit_who_staff()],
          ['visitors', m.audit_who_visitors()],
          ...staff.map(({ uid, name }) => [uid, name] as const),
        ]}
      />
      <FilterChoice
        name="deed"
        label={m.audit_deed()}
        value={filter.deed}
        options={[
          ['', m.audit_deed_all()],
          ...AUDIT_DEEDS.map((deed) => [deed, DEED_WORDS[deed]()] as const),
        ]}
      />
      <FilterChoice
        name="area"
        label={m.audit_area()}
        value={filter.area}
        options={[
          ['', m.audit_area_all()],
          ...AUDIT_AREAS.map((area) => [area, AREA_WORDS[area]()] as const),
        ]}
      />
      <Button type="submit" size={44} variant="outlined">
        {m.admin_audit_find()}
      </Button>
      {auditQuery(filter) !== '?' && (
        <SiteLink
          to={staffLinks.audit()}
          className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
        >
          {m.audit_clear()}
        </SiteLink>
      )}
    </Form>
  );
}
