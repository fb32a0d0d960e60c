import type { LeadFacts } from '../../../../domain/staff/lead-facts.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard } from '../admin-table.tsx';
import { eventWords } from '../leads/lead-timeline.tsx';
import { dueWords, stepName } from '../leads/lead-words.ts';
import { StateMark } from '../state-mark.tsx';

/** Of the lead that a report belongs to: what is done next, what it was said yes to, and what has happened. */
export type ReportLead = Pick<LeadFacts, 'lead' | 'consent' | 'events'> & {
  readonly today: string;
};

const LINK = 'text-gran-700 underline underline-offset-4';
const MOST_EVENTS = 6;

/** Beside a report: its lead in short, each part leading to where it can be changed. */
export function ReportAside({ of: { lead, consent, events, today } }: { readonly of: ReportLead }) {
  const here = staffLinks.lead(lead.id);
  const mayCall = consent.channel === 'phone';
  return (
    <>
      <AdminCard title={{ id: 'next-step', text: m.lead_next() }}>
        <dl className="px-5">
          <Line name={m.leads_owner()}>{lead.owner?.name ?? m.leads_no_owner()}</Line>
          <Line name={m.lead_step()}>
            <span className="flex items-center gap-2">
              {lead.isOverdue && <StateMark mark="square" />}
              {stepName(lead.step)}
              {lead.due !== null && `, ${dueWords(lead.due, today)}`}
            </span>
          </Line>
        </dl>
        <p className="flex flex-wrap gap-x-5 px-5 pb-2">
          <SiteLink to={`${here}#step`} className={`inline-flex min-h-11 items-center ${LINK}`}>
            {m.staff_report_plan()}
          </SiteLink>
        </p>
      </AdminCard>
      <AdminCard title={{ id: 'consent', text: m.lead_double_consent() }}>
        <p className="px-5 pb-4">
          <strong className="font-semibold">
            {mayCall ? m.lead_consent_phone() : m.lead_consent_email()}
          </strong>{' '}
          {m.lead_consent_given({
            at: shortDateTime(consent.at, getLocale()),
            version: consent.version,
          })}
          {!mayCall && <span className="mt-1 block font-semibold">{m.lead_no_calls()}</span>}
        </p>
      </AdminCard>
      <AdminCard title={{ id: 'timeline', text: m.lead_timeline() }}>
        <ol className="px-5">
          {events.slice(0, MOST_EVENTS).map((event) => (
            <li key={event.id} className="border-t border-hairline py-2 first:border-t-0">
              <p className="text-blaek-600">{shortDateTime(event.at, getLocale())}</p>
              <p className={`font-semibold ${event.isUndone ? 'line-through' : ''}`}>
                {eventWords(event)}
              </p>
              {event.kind === 'noted' && (
                <p className="line-clamp-3 break-words whitespace-pre-line">{event.note}</p>
              )}
            </li>
          ))}
        </ol>
        <p className="px-5 pb-2">
          <SiteLink to={`${here}#note`} className={`inline-flex min-h-11 items-center ${LINK}`}>
            {m.staff_report_note()}
          </SiteLink>
        </p>
      </AdminCard>
    </>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] border-t border-hairline py-2 first:border-t-0">
      <dt className="text-blaek-600">{name}</dt>
      <dd className="min-w-0 font-semibold break-words">{children}</dd>
    </div>
  );
}
