import { Form } from 'react-router';
import type { MergedLead } from '../../../../domain/staff/lead-doubles.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate, shortDateTime } from '../../../../words/date-time.ts';
import { kWp } from '../../../../words/format.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard } from '../admin-table.tsx';
import { LEAD_FIELDS, type LeadAnswer } from './lead-view.ts';

type LeadMergedProps = {
  readonly merged: readonly MergedLead[];
  readonly answer: LeadAnswer | undefined;
};

const LINK = 'text-gran-700 underline underline-offset-4';

/** What was merged into a lead, each with its own consent, contact and words: those are never joined. */
export function LeadMerged({ merged, answer }: LeadMergedProps) {
  if (merged.length === 0) return null;
  return (
    <AdminCard title={{ id: 'merged', text: m.lead_merged_title() }}>
      <ul>
        {merged.map((lead) => (
          <Merged key={lead.id} lead={lead} answer={answer} />
        ))}
      </ul>
    </AdminCard>
  );
}

function Merged({
  lead,
  answer,
}: {
  readonly lead: MergedLead;
  readonly answer: LeadMergedProps['answer'];
}) {
  const locale = getLocale();
  const { consent } = lead;
  const shown = answer?.kind === 'shown' && answer.of === lead.id ? answer.contact : null;
  const mayCall = consent.channel === 'phone' && !lead.isWithdrawn;
  const contact = [
    shown?.email ?? lead.maskedEmail,
    mayCall || shown === null ? (shown?.phone ?? lead.maskedPhone) : m.lead_no_calls(),
  ].filter((part) => part !== null);
  return (
    <li className="flex flex-col gap-1 border-t border-hairline px-5 py-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">{lead.name}</span>
        <span className="text-blaek-600">
          {m.lead_sub({
            place: lead.address,
            reference: lead.reference,
            date: shortDate(lead.createdAt, locale),
          })}
        </span>
        {lead.isWithdrawn && (
          <span className="rounded-control bg-tegl-100 px-2 font-semibold text-tegl-600">
            {m.leads_stage_withdrawn()}
          </span>
        )}
      </p>
      <p>
        {mayCall ? m.lead_consent_phone() : m.lead_consent_email()}{' '}
        {m.lead_consent_given({
          at: shortDateTime(consent.at, locale),
          version: consent.version,
        })}
      </p>
      {consent.text !== null && (
        <details>
          <summary className={`min-h-6 cursor-pointer ${LINK}`}>{m.lead_consent_words()}</summary>
          <p lang={consent.locale}>»{consent.text}«</p>
        </details>
      )}
      {lead.notes !== '' && (
        <p lang={lead.locale} className="break-words whitespace-pre-line">
          »{lead.notes}«
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5">
        <span>{contact.length === 0 ? m.lead_not_given() : contact.join(' · ')}</span>
        {contact.length > 0 && shown === null && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name={LEAD_FIELDS.other} value={lead.id} />
            <button
              type="submit"
              name={LEAD_FIELDS.intent}
              value="reveal"
              className={`min-h-11 font-semibold ${LINK}`}
            >
              {m.lead_reveal()}
              <span className="sr-only">: {lead.name}</span>
            </button>
          </Form>
        )}
        <SiteLink
          to={staffLinks.report(lead.id)}
          className={`inline-flex min-h-11 items-center ${LINK}`}
        >
          {m.lead_merged_report({ power: kWp(lead.peakPowerKw, locale) })}
        </SiteLink>
      </div>
    </li>
  );
}
