import { Form } from 'react-router';
import { leadQuery } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { SiteLink } from '../../../site-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { PlusIcon } from '../../../ui/action-icons.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { leadsPath } from './lead-path.ts';
import { LEADS_FIELDS, LEADS_QUERY, type LeadsAnswer, type LeadsView } from './leads-view.ts';

const FIXED: Readonly<Record<string, () => string>> = {
  all: m.leads_view_all,
  mine: m.leads_view_mine,
  unowned: m.leads_view_unowned,
  overdue: m.leads_view_overdue,
  doubles: m.leads_view_doubles,
};

/** Frequent searches, each with its number of results. */
export function LeadTabs({ view }: { readonly view: LeadsView }) {
  const present = leadQuery(view.search);
  const own = view.tabs.find((tab) => tab.isOwn && leadQuery(tab.search) === present);
  const isKept = view.tabs.some(({ search }) => leadQuery(search) === present);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-hairline">
      <nav aria-label={m.leads_views()} className="overflow-x-auto">
        <ul className="flex">
          {view.tabs.map(({ id, name, search, count }) => (
            <li key={id}>
              <SiteLink
                to={leadsPath(search, view.look)}
                aria-current={leadQuery(search) === present ? 'page' : undefined}
                className="flex h-11 items-center gap-2 border-b-3 border-transparent px-4 whitespace-nowrap aria-[current]:border-gran-700 aria-[current]:font-semibold"
              >
                {name ?? FIXED[id]?.()}
                <span className="font-normal text-blaek-600 tabular-nums">{count}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {own !== undefined && (
        <Form method="post">
          <input type="hidden" name={LEADS_FIELDS.intent} value="remove-view" />
          <button
            type="submit"
            name={LEADS_FIELDS.id}
            value={own.id}
            className="min-h-11 text-gran-700 underline underline-offset-4"
          >
            {m.leads_view_remove()}
          </button>
        </Form>
      )}
      {!isKept && !view.isSaving && (
        <SiteLink
          to={`${leadsPath(view.search, view.look)}&${LEADS_QUERY.save}`}
          preventScrollReset
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-gran-700 underline underline-offset-4"
        >
          <PlusIcon />
          {m.leads_view_save()}
        </SiteLink>
      )}
    </div>
  );
}

/** Gives the present search a name. */
export function SaveView({ answer }: { readonly answer: LeadsAnswer | undefined }) {
  const error =
    answer?.kind === 'no-name'
      ? m.leads_view_no_name()
      : answer?.kind === 'too-many'
        ? m.leads_view_too_many()
        : undefined;
  return (
    <Form
      method="post"
      className="flex flex-wrap items-end gap-4 rounded-card border border-hairline bg-white p-5"
    >
      <input type="hidden" name={LEADS_FIELDS.intent} value="save-view" />
      <TextField
        label={m.leads_view_name()}
        name={LEADS_FIELDS.name}
        size={44}
        maxLength={40}
        autoComplete="off"
        error={error}
        autoFocus
      />
      <CheckboxField label={m.leads_view_shared()} name={LEADS_FIELDS.shared} />
      <Button type="submit" size={44}>
        {m.leads_view_save_button()}
      </Button>
    </Form>
  );
}
