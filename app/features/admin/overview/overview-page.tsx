import { NO_LEAD_SEARCH } from '../../../../domain/staff/leads.ts';
import type { Overview } from '../../../../domain/staff/overview.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { dateTime, shortDate, shortDateTime } from '../../../../words/date-time.ts';
import { signed } from '../../../../words/format.ts';
import { roofTypeName } from '../../../../words/names.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { leadsPath } from '../leads/lead-tabs.tsx';
import { stepName } from '../leads/lead-words.ts';
import { StateMark } from '../state-mark.tsx';
import { DeviationCard } from './deviation-card.tsx';
import { NextDays, StageFigures } from './overview-leads.tsx';

/** What waits for somebody first, then whether the site does its work. */
export function OverviewPage({ view }: { readonly view: Overview }) {
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-28 font-semibold">{m.admin_nav_overview()}</h1>
        <p className="text-blaek-600">{dateTime(view.at, getLocale())}</p>
      </header>
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
        <Waits view={view} />
        <NextDays view={view} />
      </div>
      <div className="grid items-start gap-6 laptop:grid-cols-2">
        <StageFigures view={view} />
        <DeviationCard deviation={view.deviation} />
        <Deliveries view={view} />
        <Freshness view={view} />
      </div>
    </div>
  );
}

function Waits({ view }: { readonly view: Overview }) {
  const locale = getLocale();
  const { accessRequests, deadMessages, unownedLeads, overdueLeads } = view;
  const { first } = overdueLeads;
  const roof = view.deviation.roofs.find(({ isBeyond }) => isBeyond);
  const since = (at: string | null) =>
    at === null ? '' : m.admin_overview_since({ at: shortDateTime(at, locale) });
  const rows = [
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
      to: staffLinks.messages(),
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
            <span className="flex min-w-64 items-center gap-3 font-semibold">
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

function Deliveries({ view }: { readonly view: Overview }) {
  return (
    <AdminCard
      title={{
        id: 'deliveries',
        text: m.admin_overview_deliveries(),
        note: m.admin_overview_seven_days(),
      }}
    >
      <AdminTable
        labelledBy="deliveries"
        columns={[
          { name: m.admin_overview_message() },
          { name: m.admin_overview_sent(), align: 'right' },
          { name: m.admin_overview_pending(), align: 'right' },
          { name: m.admin_overview_given_up(), align: 'right' },
        ]}
      >
        {view.deliveries.map(({ kind, sent, pending, dead }) => (
          <tr key={kind}>
            <AdminCell isName className="font-semibold">
              {kind === 'mail' ? m.admin_overview_mail() : m.admin_overview_sms()}
            </AdminCell>
            <AdminCell align="right">{sent}</AdminCell>
            <AdminCell align="right">{pending}</AdminCell>
            <AdminCell align="right" className={dead > 0 ? 'font-semibold text-tegl-600' : ''}>
              {dead}
            </AdminCell>
          </tr>
        ))}
      </AdminTable>
      <SiteLink
        to={staffLinks.messages()}
        className="mx-5 mb-2 inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
      >
        {m.admin_overview_all_messages()}
      </SiteLink>
    </AdminCard>
  );
}

function Freshness({ view: { priceBook } }: { readonly view: Overview }) {
  return (
    <AdminCard title={{ id: 'freshness', text: m.admin_overview_freshness() }}>
      <dl className="grid grid-cols-[1fr_auto] border-t border-hairline px-5 py-3">
        <dt className="font-semibold">{m.admin_overview_price_book({ name: priceBook.name })}</dt>
        <dd>{m.admin_overview_from({ date: shortDate(priceBook.validFrom, getLocale()) })}</dd>
      </dl>
    </AdminCard>
  );
}
