import { LeadContact } from '../leads/lead-contact.tsx';
import { LeadPlan } from '../leads/lead-plan.tsx';
import { LeadTimeline } from '../leads/lead-timeline.tsx';
import type { LeadAnswer, LeadView } from '../leads/lead-view.ts';

/** Of the lead that a report belongs to. */
export type ReportLead = Pick<LeadView, 'facts' | 'owners' | 'me' | 'today' | 'done'>;

type ReportAsideProps = { readonly of: ReportLead; readonly answer: LeadAnswer | undefined };

/** Beside a report: what is done next, what the customer said yes to, and what has happened. */
export function ReportAside({ of, answer }: ReportAsideProps) {
  return (
    <>
      <LeadPlan view={of} answer={answer} />
      <LeadContact facts={of.facts} answer={answer} />
      <LeadTimeline view={of} answer={answer} />
    </>
  );
}
