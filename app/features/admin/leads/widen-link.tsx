import { NO_LEAD_SEARCH, type LeadSearch } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { SiteLink } from '../../../site-link.tsx';
import { leadsPath } from './lead-path.ts';
import type { LeadLook } from './leads-view.ts';

type Filter = Exclude<keyof LeadSearch, 'sort'>;

/** What is shown once a filter is gone. */
const WITHOUT: Readonly<Record<Filter, (search: LeadSearch) => string>> = {
  q: ({ q }) => m.leads_widen_search({ text: q }),
  owner: m.leads_widen_owner,
  region: m.leads_widen_region,
  due: m.leads_widen_due,
  stage: m.leads_widen_stage,
  doubles: m.leads_widen_doubles,
};

const filtersOf = (search: LeadSearch) =>
  (Object.keys(WITHOUT) as Filter[]).filter((filter) => search[filter] !== '');

/** Whether a search leaves leads out. */
export const isNarrowed = (search: LeadSearch): boolean => filtersOf(search).length > 0;

type WidenLinkProps = { readonly search: LeadSearch; readonly look: LeadLook };

/** Where nothing is found: takes away the filter that did it, by its name; several go together. */
export function WidenLink({ search, look }: WidenLinkProps) {
  const [filter, ...more] = filtersOf(search);
  if (filter === undefined) return null;
  const wider =
    more.length > 0 ? { ...NO_LEAD_SEARCH, sort: search.sort } : { ...search, [filter]: '' };
  return (
    <SiteLink
      to={leadsPath(wider, look)}
      className="inline-block text-gran-700 underline underline-offset-4"
    >
      {more.length > 0 ? m.leads_clear() : WITHOUT[filter](search)}
    </SiteLink>
  );
}
