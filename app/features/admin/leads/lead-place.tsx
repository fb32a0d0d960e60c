import type { ReactNode } from 'react';
import type { LeadPlace } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal } from '../../../../words/format.ts';
import { SiteLink } from '../../../site-link.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { leadPath } from './lead-path.ts';
import type { LeadView } from './lead-view.ts';

type LeadPlaceProps = Pick<LeadView, 'search' | 'look'> & { readonly place: LeadPlace };

/** Where the lead stands in the list one came from; J and K go on to the next and the previous one. */
export function PlaceInList({ place: { place, count, previous, next }, ...list }: LeadPlaceProps) {
  if (previous === null && next === null) return null;
  const locale = getLocale();
  return (
    <nav aria-label={m.lead_in_list()} data-walks className="flex items-center gap-2">
      {place !== null && (
        <p className="mr-1 text-blaek-600 tabular-nums">
          {m.lead_place({ place: decimal(place, locale), count: decimal(count, locale) })}
        </p>
      )}
      <Step to={previous && leadPath(previous, list)} rel="prev" name={m.lead_previous()}>
        <ChevronDownIcon className="rotate-180" />
      </Step>
      <Step to={next && leadPath(next, list)} rel="next" name={m.lead_following()}>
        <ChevronDownIcon />
      </Step>
    </nav>
  );
}

type StepProps = {
  /** null: the list ends here. */
  readonly to: string | null;
  readonly rel: 'prev' | 'next';
  readonly name: string;
  readonly children: ReactNode;
};

function Step({ to, rel, name, children }: StepProps) {
  const look =
    'inline-flex size-11 items-center justify-center rounded-control border border-sten-500 bg-white';
  return to === null ? (
    <span aria-hidden="true" className={`${look} opacity-40`}>
      {children}
    </span>
  ) : (
    <SiteLink to={to} rel={rel} aria-label={name} title={name} className={look}>
      {children}
    </SiteLink>
  );
}
