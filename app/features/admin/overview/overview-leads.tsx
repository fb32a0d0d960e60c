import type { Overview } from '../../../../domain/staff/overview.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard } from '../admin-table.tsx';
import { dueOrOverdue, stepName } from '../leads/lead-words.ts';

const LINK = 'text-gran-700 underline underline-offset-4';

/** What the viewer has to do within a week, the next step first. */
export function NextDays({ view: { nextDays, today } }: { readonly view: Overview }) {
  return (
    <AdminCard title={{ id: 'next-days', text: m.admin_overview_next_days() }}>
      {nextDays.length === 0 && (
        <p className="px-5 pb-5 text-blaek-600">{m.admin_overview_no_days()}</p>
      )}
      <ul>
        {nextDays.map((lead) => (
          <li
            key={lead.id}
            className="flex min-h-11 items-center gap-4 border-t border-hairline px-5"
          >
            <span className="w-28 shrink-0 font-semibold">{dueOrOverdue(lead, today)}</span>
            <span>
              {stepName(lead.step)},{' '}
              <SiteLink to={staffLinks.lead(lead.id)} className={LINK}>
                {lead.name}
              </SiteLink>
            </span>
          </li>
        ))}
      </ul>
    </AdminCard>
  );
}
