import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate, shortDateTime } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { ChevronLeftIcon } from '../../../ui/action-icons.tsx';
import { RoofCard } from '../roof-card.tsx';
import { ComparedQuotes } from '../quotes/compared-quotes.tsx';
import { LeadQuotes } from '../quotes/lead-quotes.tsx';
import { STAFF_QUOTE_QUERY } from '../quotes/quote-view.ts';
import { CloseLead } from './close-lead.tsx';
import { DoneToast } from './done-change.tsx';
import { LeadContact } from './lead-contact.tsx';
import { DoubleBar, LeadDoubles } from './lead-doubles.tsx';
import { LeadFiles } from './lead-files.tsx';
import { LeadHouse } from './lead-house.tsx';
import { LeadMerged } from './lead-merged.tsx';
import { leadsPath } from './lead-path.ts';
import { PlaceInList } from './lead-place.tsx';
import { LeadPlan } from './lead-plan.tsx';
import { LeadPrice } from './lead-price.tsx';
import { LeadTimeline } from './lead-timeline.tsx';
import type { LeadAnswer, LeadView } from './lead-view.ts';
import { placeWords } from './lead-words.ts';
import { StageStrip } from './stage-strip.tsx';

type LeadPageProps = { readonly view: LeadView; readonly answer: LeadAnswer | undefined };

/** One lead: what was asked, at which price, and what has been done about it. */
export function LeadPage({ view, answer }: LeadPageProps) {
  const { facts, done } = view;
  const { lead } = facts;
  const draft = view.quotes.find(({ state }) => state === 'draft');
  const locale = getLocale();
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <SiteLink
            to={leadsPath(view.search, view.look)}
            className="inline-flex min-h-11 items-center gap-1 text-gran-700 underline underline-offset-4"
          >
            <ChevronLeftIcon />
            {m.lead_back()}
          </SiteLink>
          <h1 className="text-28 font-semibold">{lead.name}</h1>
          <p className="text-blaek-600">
            {m.lead_sub({
              place: placeWords(lead),
              reference: lead.reference,
              date: shortDate(lead.createdAt, locale),
            })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {view.place !== null && <PlaceInList {...view} place={view.place} />}
          <SiteLink to={staffLinks.report(lead.id)} className={buttonClass('outlined', 44)}>
            {m.staff_report_open()}
          </SiteLink>
          {draft !== undefined && lead.stage !== 'withdrawn' && (
            <SiteLink
              to={`${staffLinks.quote(draft.id)}?${STAFF_QUOTE_QUERY.send}=1`}
              className={buttonClass('filled', 44)}
            >
              {m.quotes_send_act({ number: draft.number })}
            </SiteLink>
          )}
        </div>
      </header>
      <StageStrip facts={facts} />
      <Bars view={view} answer={answer} />
      <DoubleBar facts={facts} />
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_352px]">
        <div className="flex min-w-0 flex-col gap-6">
          <LeadQuotes quotes={view.quotes} isWithdrawn={lead.stage === 'withdrawn'} />
          {view.compared !== null && <ComparedQuotes {...view.compared} />}
          <LeadPrice facts={facts} />
          <LeadHouse facts={facts} />
          <RoofCard
            roof={facts.roof}
            roofType={facts.state?.roofType ?? null}
            estimate={facts.estimate}
          />
          <LeadFiles files={facts.files} />
          <LeadMerged merged={facts.merged} answer={answer} />
          <LeadDoubles facts={facts} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <LeadPlan view={view} answer={answer} />
          <LeadContact facts={facts} answer={answer} />
          <LeadTimeline view={view} answer={answer} />
          {lead.stage !== 'withdrawn' && lead.stage !== 'lost' && (
            <CloseLead lead={lead} answer={answer} />
          )}
        </div>
      </div>
      {done !== null && <DoneToast key={done.eventIds[0]} done={done} />}
    </div>
  );
}

const BAR = 'rounded-control border-l-8 border-tegl-600 bg-tegl-100 px-5 py-3 font-semibold';

/** What staff must know before anything else on the page. */
function Bars({ view, answer }: LeadPageProps) {
  const { lead, state, withdrawnAt } = view.facts;
  const refusal = refusalWords(answer, lead.name);
  return (
    <>
      {withdrawnAt !== null && (
        <p role="status" className={BAR}>
          {m.lead_withdrawn({ at: shortDateTime(withdrawnAt, getLocale()) })}
          {answer?.kind === 'noted-after-withdrawal' && ` ${m.lead_withdrawn_note()}`}
        </p>
      )}
      {lead.stage === 'lost' && (
        <p className="rounded-control bg-kalk-100 px-5 py-3">{m.lead_lost()}</p>
      )}
      {state === null && <p className={BAR}>{m.lead_unreadable()}</p>}
      {refusal !== null && (
        <p role="alert" className={BAR}>
          {refusal}
        </p>
      )}
    </>
  );
}

/** Why what was asked for was not done; null: it was, or a field says so. */
export function refusalWords(answer: LeadAnswer | undefined, name: string): string | null {
  switch (answer?.kind) {
    case 'changed':
      return m.leads_refused_changed({ name });
    case 'withdrawn':
      return m.leads_refused_withdrawn({ name });
    case 'not-undone':
      return m.leads_refused_undo();
    case 'no-lines':
      return m.staff_report_no_lines();
    default:
      return null;
  }
}
