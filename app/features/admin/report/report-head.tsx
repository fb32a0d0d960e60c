import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { LeadFacts } from '../../../../domain/staff/lead-facts.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { BackLink } from '../back-link.tsx';
import { LEAD_FIELDS, type LeadAnswer } from '../leads/lead-view.ts';
import { mailTo } from '../leads/mail-to.ts';
import { REPORT_QUERY, type StaffReportView } from './report-view.ts';

type ReportHeadProps = {
  readonly view: StaffReportView;
  readonly answer: LeadAnswer | undefined;
};

/** Whose report it is, and what can be done with it. */
export function ReportHead({ view: { report, today, aside }, answer }: ReportHeadProps) {
  const { lead } = report;
  const here = staffLinks.report(report.id);
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        {lead === null ? (
          <BackLink to={staffLinks.reports()}>{m.admin_nav_reports()}</BackLink>
        ) : (
          <BackLink to={staffLinks.lead(lead.id)}>{m.quotes_back({ name: lead.name })}</BackLink>
        )}
        <h1 className="text-28 font-semibold">
          {m.staff_report_title({ reference: report.reference })}
        </h1>
        <p className="text-blaek-600">
          {[lead?.name ?? '', report.place].filter((words) => words !== '').join(', ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SiteLink
          to={`${here}?${REPORT_QUERY.asCustomer}`}
          className="inline-flex min-h-11 items-center font-semibold text-gran-700 underline underline-offset-4"
        >
          {m.quotes_as_customer()}
        </SiteLink>
        <SiteLink
          to={today === null ? `${here}?${REPORT_QUERY.today}` : here}
          preventScrollReset
          className={buttonClass('outlined', 44)}
        >
          {today === null ? m.staff_report_compare() : m.staff_report_compare_off()}
        </SiteLink>
        {aside !== null && <Reply facts={aside.facts} answer={answer} />}
      </div>
    </header>
  );
}

type ReplyProps = { readonly facts: LeadFacts; readonly answer: LeadAnswer | undefined };

/** The address is on the page once it is asked for, which is logged; then one's own mail program opens with it. */
function Reply({ facts, answer }: ReplyProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const email = answer?.kind === 'shown' && answer.isReply ? answer.contact.email : null;
  useEffect(() => link.current?.focus(), [email]);
  if (email !== null) {
    return (
      <a ref={link} href={mailTo(facts, email)} className={buttonClass('filled', 44)}>
        {m.lead_reply_to({ email })}
      </a>
    );
  }
  if (facts.maskedEmail === null) return null;
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" size={44} name={LEAD_FIELDS.intent} value="reply">
        {m.lead_reply()}
      </Button>
    </Form>
  );
}
