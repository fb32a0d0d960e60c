import { NO_LEAD_SEARCH } from '../../../../domain/staff/leads.ts';
import type { Overview } from '../../../../domain/staff/overview.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal, kr } from '../../../../words/format.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { leadsPath } from '../leads/lead-tabs.tsx';
import { dueOrOverdue, stageName, stepName } from '../leads/lead-words.ts';

const LINK = 'text-gran-700 underline underline-offset-4';

/** What who looks has to do within a week, the next first. */
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

/** How many open leads are at each stage, and what they are worth; each figure leads to its list. */
export function StageFigures({ view: { stages } }: { readonly view: Overview }) {
  const locale = getLocale();
  const most = Math.max(1, ...stages.map(({ count }) => count));
  return (
    <AdminCard title={{ id: 'stages', text: m.admin_overview_stages() }}>
      <AdminTable
        labelledBy="stages"
        columns={[
          { name: m.leads_stage() },
          { name: m.admin_overview_count() },
          { name: m.admin_overview_value(), align: 'right' },
        ]}
      >
        {stages.map(({ stage, count, priceOre }) => (
          <tr key={stage} className="h-11">
            <AdminCell isName className="font-semibold">
              {stageName(stage)}
            </AdminCell>
            <AdminCell className="w-1/2">
              <span className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className={`h-5 ${stage === 'signed' ? 'bg-sol-400' : 'bg-gran-700'}`}
                  style={{ width: `${(70 * count) / most}%` }}
                />
                <SiteLink
                  to={leadsPath({ ...NO_LEAD_SEARCH, stage }, 'table')}
                  className={`font-semibold tabular-nums ${LINK}`}
                >
                  {decimal(count, locale)}
                  <span className="sr-only"> {stageName(stage)}</span>
                </SiteLink>
              </span>
            </AdminCell>
            <AdminCell align="right">{kr(priceOre / 100, locale)}</AdminCell>
          </tr>
        ))}
      </AdminTable>
    </AdminCard>
  );
}
