import type { LeadSearch } from '../../../../domain/staff/leads.ts';
import { FUNNEL_DAYS, type Funnel, type FunnelStep } from '../../../../domain/staff/overview.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal, percent } from '../../../../words/format.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';

const STEPS: Readonly<Record<FunnelStep, () => string>> = {
  calculated: m.admin_funnel_calculated,
  saved: m.admin_funnel_saved,
  requested: m.admin_funnel_requested,
  offered: m.admin_funnel_offered,
  signed: m.admin_funnel_signed,
};

/** A step's own list; what was only calculated is kept nowhere. */
const LISTS: Readonly<Partial<Record<FunnelStep, () => string>>> = {
  saved: staffLinks.reports,
  requested: () => leadsWith({ sort: 'newest' }),
  offered: () => leadsWith({ stage: 'sent' }),
  signed: () => leadsWith({ stage: 'signed' }),
};

function leadsWith(search: Partial<LeadSearch>): string {
  return `${staffLinks.leads()}?${new URLSearchParams({ ...search, look: 'table' })}`;
}

const DAYS = {
  7: m.admin_funnel_7,
  30: m.admin_funnel_30,
  90: m.admin_funnel_90,
  365: m.admin_funnel_365,
};

/** How far back the funnel looks. */
export function FunnelDaysChoice({ days }: { readonly days: Funnel['days'] }) {
  return (
    <nav aria-label={m.admin_funnel_period()}>
      <ul className="flex flex-wrap rounded-control border border-sten-500 bg-white">
        {FUNNEL_DAYS.map((one) => (
          <li key={one} className="not-first:border-l not-first:border-hairline">
            <SiteLink
              to={`${staffLinks.overview()}?days=${one}`}
              preventScrollReset
              aria-current={one === days ? 'page' : undefined}
              className="flex h-[42px] items-center px-4 aria-[current]:bg-gran-100 aria-[current]:font-semibold"
            >
              {DAYS[one]()}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** From an answer to a signature, each step against the one before it. */
export function FunnelCard({ funnel: { steps, days } }: { readonly funnel: Funnel }) {
  const locale = getLocale();
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <AdminCard title={{ id: 'funnel', text: m.admin_funnel_title(), note: DAYS[days]() }}>
      <AdminTable
        labelledBy="funnel"
        columns={[
          { name: m.admin_funnel_step(), isHidden: true },
          { name: m.admin_funnel_count(), isHidden: true },
          { name: m.admin_funnel_share(), isHidden: true, align: 'right' },
        ]}
      >
        {steps.map(({ step, count }, index) => {
          const before = steps[index - 1]?.count ?? 0;
          const list = LISTS[step];
          const figure = decimal(count, locale);
          return (
            <tr key={step} className="h-11">
              <AdminCell isName className="whitespace-nowrap">
                {STEPS[step]()}
              </AdminCell>
              <AdminCell className="w-1/2">
                <span className="flex items-center gap-3">
                  <span
                    aria-hidden="true"
                    className={`h-5 ${step === 'signed' && count > 0 ? 'border border-blaek bg-sol-400' : 'bg-gran-700'}`}
                    style={{ width: count === 0 ? 0 : `max(4px, ${(75 * count) / most}%)` }}
                  />
                  {list === undefined ? (
                    <span className="font-semibold tabular-nums">{figure}</span>
                  ) : (
                    <SiteLink
                      to={list()}
                      className="font-semibold text-gran-700 tabular-nums underline underline-offset-4"
                    >
                      {figure}
                      <span className="sr-only"> {STEPS[step]()}</span>
                    </SiteLink>
                  )}
                </span>
              </AdminCell>
              <AdminCell align="right" className="whitespace-nowrap text-blaek-600">
                {before > 0 && count <= before && <Share of={percent(count / before, locale)} />}
              </AdminCell>
            </tr>
          );
        })}
      </AdminTable>
      <p className="px-5 pt-2 pb-4 text-blaek-600">{m.admin_funnel_note()}</p>
    </AdminCard>
  );
}

/** In a narrow card the share alone. */
function Share({ of: share }: { readonly of: string }) {
  return (
    <>
      <span aria-hidden="true" className="desktop:hidden">
        {share}
      </span>
      <span className="max-desktop:sr-only">{m.admin_funnel_of_before({ share })}</span>
    </>
  );
}
