import type { ReactNode } from 'react';
import { NO_LEAD_SEARCH } from '../../../../domain/staff/leads.ts';
import type { Deviation } from '../../../../domain/staff/deviation.ts';
import type { Overview, Waits } from '../../../../domain/staff/overview.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { fullDateTime, shortDateTime } from '../../../../words/date-time.ts';
import { signed } from '../../../../words/format.ts';
import { roofTypeName } from '../../../../words/names.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard } from '../admin-table.tsx';
import { Card } from '../card.tsx';
import { dutyName, dutyPath } from '../company/duty-words.ts';
import { leadsPath } from '../leads/lead-path.ts';
import { stepName } from '../leads/lead-words.ts';
import { StateMark } from '../state-mark.tsx';
import { DeviationCard } from './deviation-card.tsx';
import { DeliveriesCard } from './deliveries-card.tsx';
import { FunnelCard, FunnelDaysChoice } from './funnel-card.tsx';
import { NextDaysCard } from './next-days-card.tsx';
import { SourcesCard } from './sources-card.tsx';

/** What waits for somebody first, then whether the site does its work. */
export function OverviewPage({ view }: { readonly view: Overview }) {
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-28 font-semibold">{m.admin_nav_overview()}</h1>
          <p className="text-blaek-600">{fullDateTime(view.at, getLocale())}</p>
        </div>
        <FunnelDaysChoice days={view.days} />
      </header>
      <div className="grid gap-4 min-[44rem]:grid-cols-12 laptop:gap-6">
        <Place className="min-[44rem]:col-span-12 desktop:col-span-8">
          <Card facts={view.waits} id="waits" title={m.admin_overview_waits()} at={view.at}>
            {(waits) => <WaitsCard waits={waits} deviation={view.deviation} />}
          </Card>
        </Place>
        <Place className="min-[44rem]:col-span-6 desktop:col-span-4">
          <Card
            facts={view.nextDays}
            id="next-days"
            title={m.admin_overview_next_days()}
            at={view.at}
          >
            {(nextDays) => <NextDaysCard nextDays={nextDays} today={view.today} />}
          </Card>
        </Place>
        <Place className="min-[44rem]:col-span-6">
          <Card facts={view.funnel} id="funnel" title={m.admin_funnel_title()} at={view.at}>
            {(funnel) => <FunnelCard funnel={funnel} />}
          </Card>
        </Place>
        <Place className="min-[44rem]:col-span-12 desktop:col-span-6">
          <Card facts={view.deviation} id="deviation" title={m.deviation_title()} at={view.at}>
            {(deviation) => <DeviationCard deviation={deviation} />}
          </Card>
        </Place>
        <Place className="min-[44rem]:col-span-6">
          <Card
            facts={view.sources}
            id="freshness"
            title={m.admin_overview_freshness()}
            at={view.at}
          >
            {(sources) => <SourcesCard sources={sources} />}
          </Card>
        </Place>
        <Place className="min-[44rem]:col-span-6">
          <Card
            facts={view.deliveries}
            id="deliveries"
            title={m.admin_overview_deliveries()}
            at={view.at}
          >
            {(deliveries) => <DeliveriesCard deliveries={deliveries} today={view.today} />}
          </Card>
        </Place>
      </div>
    </div>
  );
}

/** Cards in a line are as high as the highest. */
function Place(props: { readonly className: string; readonly children: ReactNode }) {
  return (
    <div className={`grid min-w-0 grid-cols-[minmax(0,1fr)] ${props.className}`}>
      {props.children}
    </div>
  );
}

type WaitsCardProps = {
  readonly waits: Waits;
  /** null: not known. */
  readonly deviation: Deviation | null;
};

function WaitsCard({ waits, deviation }: WaitsCardProps) {
  const locale = getLocale();
  const { accessRequests, companyGaps, deadMessages, unownedLeads, overdueLeads, priceDraft } =
    waits;
  const [blocking] = companyGaps.blocks;
  const [warning] = companyGaps.warns;
  const { first } = overdueLeads;
  const roof = deviation?.roofs.find(({ isBeyond }) => isBeyond);
  const since = (at: string | null) =>
    at === null ? '' : m.admin_overview_since({ at: shortDateTime(at, locale) });
  const rows = [
    blocking !== undefined && {
      mark: 'square' as const,
      what: m.company_overview_blocks({ gaps: companyGaps.blocks.map(dutyName).join(', ') }),
      since: m.company_overview_quotes(),
      to: dutyPath(blocking),
      verb: m.company_overview_fill(),
    },
    unownedLeads.count > 0 && {
      mark: 'square' as const,
      what: m.admin_overview_unowned({ count: unownedLeads.count }),
      since: since(unownedLeads.oldest),
      to: leadsPath({ ...NO_LEAD_SEARCH, owner: 'none' }, 'table'),
      verb: m.admin_overview_assign(),
    },
    overdueLeads.count > 0 && {
      mark: 'square' as const,
      what: m.admin_overview_overdue({ count: overdueLeads.count }),
      since:
        first === null
          ? ''
          : m.admin_overview_first({ name: first.name, step: stepName(first.step) }),
      to: leadsPath({ ...NO_LEAD_SEARCH, owner: 'me', due: 'overdue' }, 'table'),
      verb: m.admin_overview_see(),
    },
    deadMessages.count > 0 && {
      mark: 'square' as const,
      what: m.admin_overview_dead({ count: deadMessages.count }),
      since: since(deadMessages.oldest),
      to: `${staffLinks.messages()}?state=dead`,
      verb: m.admin_overview_see(),
    },
    roof !== undefined && {
      mark: 'triangle' as const,
      what: m.deviation_alert({ roof: roofTypeName(roof.roofType, locale) }),
      since: m.deviation_alert_by({
        percent: m.deviation_percent({ value: signed(roof.meanPercent, locale, 1) }),
        count: roof.count,
      }),
      to: `${staffLinks.overview()}#deviation`,
      verb: m.admin_overview_see(),
    },
    priceDraft !== null && {
      mark: 'triangle' as const,
      what: priceDraft.isTried
        ? m.admin_overview_draft_tried({ number: priceDraft.number })
        : m.admin_overview_draft({ number: priceDraft.number }),
      since: priceDraft.isTried ? m.admin_overview_draft_ready() : since(priceDraft.savedAt),
      to: staffLinks.prices(),
      verb: priceDraft.isTried ? m.admin_overview_difference() : m.admin_overview_see_it(),
    },
    warning !== undefined && {
      mark: 'triangle' as const,
      what: m.company_overview_blocks({ gaps: companyGaps.warns.map(dutyName).join(', ') }),
      since: m.company_overview_warns(),
      to: dutyPath(warning),
      verb: m.company_overview_fill(),
    },
    accessRequests.count > 0 && {
      mark: 'triangle' as const,
      what: m.admin_overview_access({ count: accessRequests.count }),
      since: since(accessRequests.oldest),
      to: staffLinks.people(),
      verb: m.admin_overview_decide(),
    },
  ].filter((row) => row !== false);
  return (
    <AdminCard title={{ id: 'waits', text: m.admin_overview_waits() }}>
      {rows.length === 0 && (
        <p className="px-5 pb-5 text-blaek-600">{m.admin_overview_nothing()}</p>
      )}
      <ul>
        {rows.map((row) => (
          <li
            key={row.to}
            className="flex flex-wrap items-center gap-x-6 border-t border-hairline px-5"
          >
            <span className="flex min-w-64 items-center gap-3 font-semibold desktop:min-w-80">
              <StateMark mark={row.mark} />
              {row.what}
            </span>
            <span className="text-blaek-600">{row.since}</span>
            <SiteLink
              to={row.to}
              className="ml-auto inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
            >
              {row.verb}
            </SiteLink>
          </li>
        ))}
      </ul>
    </AdminCard>
  );
}
