import { Form, useSubmit } from 'react-router';
import {
  CLOSED_STAGES,
  LEAD_STAGES,
  leadQuery,
  type LeadOwner,
} from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { FilterChoice, type FilterOption } from '../filter-choice.tsx';
import { stageName } from './lead-words.ts';
import { LEADS_QUERY, type LeadsView } from './leads-view.ts';

/** What is looked for. Choosing shows it at once; without JavaScript a button does. */
export function LeadFilters({ view }: { readonly view: LeadsView }) {
  const submit = useSubmit();
  const { search, look, owners } = view;
  return (
    <Form
      key={leadQuery(search)}
      method="get"
      role="search"
      className="flex flex-wrap items-center gap-3"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget);
      }}
    >
      <input type="hidden" name={LEADS_QUERY.look} value={look} />
      <input
        type="search"
        name="q"
        aria-label={m.leads_search()}
        placeholder={m.leads_search_hint()}
        defaultValue={search.q}
        maxLength={100}
        className="h-11 w-72 rounded-control border border-sten-500 bg-white px-3 text-16 text-blaek placeholder:text-blaek-600"
      />
      <FilterChoice
        name="owner"
        label={m.leads_owner()}
        value={search.owner}
        options={ownerOptions(owners)}
      />
      <FilterChoice
        name="region"
        label={m.leads_region()}
        value={search.region}
        options={[
          ['', m.leads_region_all()],
          ['west', m.leads_region_west()],
          ['east', m.leads_region_east()],
        ]}
      />
      <FilterChoice
        name="due"
        label={m.leads_due()}
        value={search.due}
        options={[
          ['', m.leads_due_all()],
          ['overdue', m.leads_due_overdue()],
          ['today', m.leads_due_today()],
          ['week', m.leads_due_week()],
        ]}
      />
      <FilterChoice
        name="stage"
        label={m.leads_stage()}
        value={search.stage}
        options={[
          ['', m.leads_stage_all()],
          ...[...LEAD_STAGES, ...CLOSED_STAGES].map((stage) => [stage, stageName(stage)] as const),
        ]}
      />
      <FilterChoice
        name="doubles"
        label={m.leads_doubles()}
        value={search.doubles}
        options={[
          ['', m.leads_doubles_all()],
          ['open', m.leads_doubles_open()],
        ]}
      />
      <FilterChoice
        name="sort"
        label={m.leads_sort()}
        value={search.sort}
        options={[
          ['', m.leads_sort_due()],
          ['newest', m.leads_sort_newest()],
          ['price', m.leads_sort_price()],
        ]}
      />
      <Button type="submit" size={44} variant="outlined">
        {m.leads_find()}
      </Button>
      {leadQuery(search) !== '' && (
        <SiteLink
          to={`${staffLinks.leads()}?${LEADS_QUERY.look}=${look}`}
          className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
        >
          {m.leads_clear()}
        </SiteLink>
      )}
    </Form>
  );
}

function ownerOptions(owners: readonly LeadOwner[]): readonly FilterOption[] {
  return [
    ['', m.leads_owner_all()],
    ['me', m.leads_owner_me()],
    ['none', m.leads_owner_none()],
    ...owners.map(({ uid, name }) => [uid, m.leads_owner_of({ name })] as const),
  ];
}
