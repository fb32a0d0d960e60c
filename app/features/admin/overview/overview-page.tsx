import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { dateTime, shortDate, shortDateTime } from '../../../i18n/date-time.ts';
import { links } from '../../../links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { StateMark } from '../state-mark.tsx';
import type { OverviewView } from './overview-view.ts';

const CELL = 'border-t border-hairline px-5 py-3';
const HEAD = 'px-5 py-2 font-normal text-blaek-600';

/** What waits for somebody first, then whether the site does its work. */
export function OverviewPage({ view }: { readonly view: OverviewView }) {
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-28 font-semibold">{m.admin_nav_overview()}</h1>
        <p className="text-blaek-600">{dateTime(view.at, getLocale())}</p>
      </header>
      <Waits view={view} />
      <div className="grid items-start gap-6 laptop:grid-cols-2">
        <Deliveries view={view} />
        <Freshness view={view} />
      </div>
    </div>
  );
}

function Card({ title, note, children }: CardProps) {
  return (
    <section className="overflow-hidden rounded-card border border-hairline bg-white">
      <div className="flex flex-wrap items-baseline justify-between gap-2 px-5 pt-4 pb-3">
        <h2 className="text-18 font-semibold">{title}</h2>
        {note !== undefined && <p className="text-blaek-600">{note}</p>}
      </div>
      {children}
    </section>
  );
}

type CardProps = { readonly title: string; readonly note?: string; readonly children: ReactNode };

function Waits({ view }: { readonly view: OverviewView }) {
  const locale = getLocale();
  const { accessRequests, deadMessages } = view;
  const since = (at: string | null) =>
    at === null ? '' : m.admin_overview_since({ at: shortDateTime(at, locale) });
  const rows = [
    deadMessages.count > 0 && {
      mark: 'square' as const,
      what: m.admin_overview_dead({ count: deadMessages.count }),
      since: since(deadMessages.oldest),
      to: links.adminMessages(),
      verb: m.admin_overview_see(),
    },
    accessRequests.count > 0 && {
      mark: 'triangle' as const,
      what: m.admin_overview_access({ count: accessRequests.count }),
      since: since(accessRequests.oldest),
      to: links.adminPeople(),
      verb: m.admin_overview_decide(),
    },
  ].filter((row) => row !== false);
  return (
    <Card title={m.admin_overview_waits()}>
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
    </Card>
  );
}

function Deliveries({ view }: { readonly view: OverviewView }) {
  return (
    <Card title={m.admin_overview_deliveries()} note={m.admin_overview_seven_days()}>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-left`}>
              {m.admin_overview_message()}
            </th>
            {[m.admin_overview_sent(), m.admin_overview_pending(), m.admin_overview_given_up()].map(
              (head) => (
                <th key={head} scope="col" className={`${HEAD} text-right`}>
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {view.deliveries.map(({ kind, sent, pending, dead }) => (
            <tr key={kind}>
              <th scope="row" className={`${CELL} text-left font-semibold`}>
                {kind === 'mail' ? m.admin_overview_mail() : m.admin_overview_sms()}
              </th>
              <td className={`${CELL} text-right`}>{sent}</td>
              <td className={`${CELL} text-right`}>{pending}</td>
              <td className={`${CELL} text-right ${dead > 0 ? 'font-semibold text-tegl-600' : ''}`}>
                {dead}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SiteLink
        to={links.adminMessages()}
        className="mx-5 mb-2 inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4"
      >
        {m.admin_overview_all_messages()}
      </SiteLink>
    </Card>
  );
}

function Freshness({ view: { priceBook } }: { readonly view: OverviewView }) {
  return (
    <Card title={m.admin_overview_freshness()}>
      <dl className="grid grid-cols-[1fr_auto] border-t border-hairline px-5 py-3">
        <dt className="font-semibold">{m.admin_overview_price_book({ name: priceBook.name })}</dt>
        <dd>{m.admin_overview_from({ date: shortDate(priceBook.validFrom, getLocale()) })}</dd>
      </dl>
    </Card>
  );
}
