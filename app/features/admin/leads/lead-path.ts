import { LEAD_LOOKS, leadQuery, type LeadSearch } from '../../../../domain/staff/leads.ts';
import { staffLinks } from '../../../staff-links.ts';
import { LEADS_QUERY, type LeadLook } from './leads-view.ts';

/** The list that a lead was opened from: its address carries it, so that one can go on to the next. */
export type OpenedFrom = { readonly search: LeadSearch; readonly look: LeadLook };

function listQuery({ search, look }: OpenedFrom): string {
  const query = leadQuery(search);
  return `${query}${query === '' ? '' : '&'}${LEADS_QUERY.look}=${look}`;
}

/** @param from the saved search that one comes from and may change */
export function leadsPath(
  search: LeadSearch,
  look: LeadLook,
  from: { readonly id: string } | null = null,
): string {
  const came = from === null ? '' : `&${LEADS_QUERY.view}=${from.id}`;
  return `${staffLinks.leads()}?${listQuery({ search, look })}${came}`;
}

export const leadPath = (id: string, from: OpenedFrom): string =>
  `${staffLinks.lead(id)}?${listQuery(from)}`;

export const readLeadLook = (query: URLSearchParams): LeadLook =>
  LEAD_LOOKS.find((known) => known === query.get(LEADS_QUERY.look)) ?? 'both';
