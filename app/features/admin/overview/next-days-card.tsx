import type { NextDay } from '../../../../domain/staff/next-days.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { listed } from '../../../../words/listed.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard } from '../admin-table.tsx';
import { dueWords, stepName } from '../leads/lead-words.ts';
import { shortName } from '../tariffs/tariff-words.ts';

type NextDaysCardProps = { readonly nextDays: readonly NextDay[]; readonly today: string };

/** What the viewer has to do, and what runs out or begins by itself, the earliest first. */
export function NextDaysCard({ nextDays, today }: NextDaysCardProps) {
  return (
    <AdminCard title={{ id: 'next-days', text: m.admin_overview_next_days() }}>
      {nextDays.length === 0 && (
        <p className="px-5 pb-5 text-blaek-600">{m.admin_overview_no_days()}</p>
      )}
      <ul>
        {nextDays.map((day) => {
          const { what, to } = entryOf(day);
          return (
            <li
              key={`${day.due.day} ${what}`}
              className="flex min-h-11 items-center gap-4 border-t border-hairline px-5 py-2"
            >
              <span className="w-24 shrink-0 font-semibold first-letter:uppercase">
                {dueWords(day.due, today)}
              </span>
              <SiteLink
                to={to}
                className="min-w-0 leading-6 text-gran-700 underline underline-offset-4"
              >
                {what}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </AdminCard>
  );
}

function entryOf(day: NextDay): { readonly what: string; readonly to: string } {
  switch (day.kind) {
    case 'lead': {
      const { id, name, step } = day.lead;
      return { what: `${stepName(step)}, ${name}`, to: staffLinks.lead(id) };
    }
    case 'quote':
      return { what: m.admin_overview_day_quote(day), to: staffLinks.lead(day.leadId) };
    case 'prices':
      return { what: m.admin_overview_day_prices(day), to: staffLinks.priceVersions() };
    case 'tariffs': {
      const names = namesOf(day.companies.map(shortName));
      return {
        what: day.isMissing
          ? m.admin_overview_day_tariffs_end({ names })
          : m.admin_overview_day_tariffs({ names }),
        to: staffLinks.tariffs(),
      };
    }
  }
}

/** More are counted: the page that it leads to has them all. */
const MOST_NAMED = 2;

function namesOf(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  return rest <= 0
    ? listed(names, getLocale())
    : m.tariffs_task_more({ names: names.slice(0, MOST_NAMED).join(', '), count: rest });
}
