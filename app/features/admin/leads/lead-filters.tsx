import { useState } from 'react';
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
import { SlidersIcon } from '../../../ui/icons.tsx';
import { FilterChoice, type FilterOption } from '../filter-choice.tsx';
import { ListSearch } from '../list-search.tsx';
import { leadsPath } from './lead-path.ts';
import { stageName } from './lead-words.ts';
import { LEADS_QUERY, type LeadsView } from './leads-view.ts';

/** What is looked for, in one row. Choosing shows it at once; without JavaScript a button does. */
export function LeadFilters({ view }: { readonly view: LeadsView }) {
  const submit = useSubmit();
  const { search, look, from } = view;
  const isNarrowed = FILTERS.some((name) => search[name] !== '');
  const [isOpen, setOpen] = useState(isNarrowed);
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
      {from !== null && <input type="hidden" name={LEADS_QUERY.view} value={from.id} />}
      <ListSearch
        label={m.leads_search()}
        hint={m.leads_search_hint()}
        value={search.q}
        find={m.leads_find()}
      />
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex h-11 items-center gap-2 rounded-control border border-sten-500 bg-white px-4 font-semibold text-gran-700 laptop:hidden noscript:hidden"
      >
        <SlidersIcon />
        {m.leads_filters()}
      </button>
      <div
        className={`flex flex-wrap items-center gap-3 ${isOpen ? '' : 'max-laptop:hidden noscript:flex!'}`}
      >
        <Choices view={view} />
      </div>
    </Form>
  );
}

/** Those that leave leads out. */
const FILTERS = ['owner', 'region', 'due', 'stage', 'doubles'] as const;

function Choices({ view: { search, look, owners, from } }: { readonly view: LeadsView }) {
  const choice = (name: (typeof FILTERS)[number]) => ({
    name,
    value: search[name],
    without: leadsPath({ ...search, [name]: '' }, look, from),
  });
  return (
    <>
      <FilterChoice {...choice('owner')} label={m.leads_owner()} options={ownerOptions(owners)} />
      <FilterChoice
        {...choice('region')}
        label={m.leads_region()}
        options={[
          ['', m.leads_region_all()],
          ['west', m.leads_region_west()],
          ['east', m.leads_region_east()],
        ]}
      />
      <FilterChoice
        {...choice('due')}
        label={m.leads_due()}
        options={[
          ['', m.leads_due_all()],
          ['overdue', m.leads_due_overdue()],
          ['today', m.leads_due_today()],
          ['week', m.leads_due_week()],
        ]}
      />
      <FilterChoice
        {...choice('stage')}
        label={m.leads_stage()}
        options={[
          ['', m.leads_stage_all()],
          ...[...LEAD_STAGES, ...CLOSED_STAGES].map((stage) => [stage, stageName(stage)] as const),
        ]}
      />
      {/* A tab of its own leads to them; here they are only taken away again. */}
      {search.doubles !== '' && (
        <FilterChoice
          {...choice('doubles')}
          label={m.leads_doubles()}
          options={[
            ['', m.leads_doubles_all()],
            ['open', m.leads_doubles_open()],
          ]}
        />
      )}
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
      {leadQuery(search) !== '' && (
        <SiteLink
          to={`${staffLinks.leads()}?${LEADS_QUERY.look}=${look}`}
          className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
        >
          {m.leads_clear()}
        </SiteLink>
      )}
    </>
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
