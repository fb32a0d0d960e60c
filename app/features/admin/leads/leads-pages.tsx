import { m } from '../../../../messages/compiled/messages.js';
import { SiteLink } from '../../../site-link.tsx';
import { leadsPath } from './lead-path.ts';
import { LEADS_QUERY, type LeadsView } from './leads-view.ts';

type LeadsPagesProps = {
  readonly view: LeadsView;
  /** Where the next page begins. */
  readonly next: string | null;
};

/** What the list is sorted by, and the way to its other pages. */
export function LeadsPages({ view, next }: LeadsPagesProps) {
  const { search, look, isFirstPage } = view;
  const here = leadsPath(search, look);
  const link = 'inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4';
  return (
    <div className="flex flex-wrap items-center gap-6">
      <p className="text-blaek-600">{m.leads_sorted()}</p>
      {!isFirstPage && (
        <SiteLink to={here} className={link}>
          {m.leads_first_page()}
        </SiteLink>
      )}
      {next !== null && (
        <SiteLink to={`${here}&${LEADS_QUERY.after}=${encodeURIComponent(next)}`} className={link}>
          {m.leads_next_page()}
        </SiteLink>
      )}
    </div>
  );
}
