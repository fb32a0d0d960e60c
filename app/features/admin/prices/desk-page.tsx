import { useId } from 'react';
import { Form } from 'react-router';
import { bookChanges } from '../../../../domain/prices/book-changes.ts';
import { draftBook } from '../../../../domain/prices/draft.ts';
import type { PriceDesk, PriceDraft } from '../../../../domain/staff/prices.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { AdminDialog } from '../admin-dialog.tsx';
import { AdminCard } from '../admin-table.tsx';
import { ChangesTable } from './changes-table.tsx';
import { textsOf } from './draft-texts.ts';
import { PriceSteps } from './price-steps.tsx';
import { PRICE_FIELDS, PRICE_QUERY, type DeskAnswer, type DeskView } from './prices-view.ts';
import { PublishCard } from './publish-card.tsx';
import { overLimit, RehearsalCard, WorstCard } from './rehearsal-card.tsx';

type DeskPageProps = { readonly view: DeskView; readonly answer: DeskAnswer | undefined };

/** Prices as they are, and what a draft would make of them. */
export function DeskPage({ view: { desk, asksDiscard }, answer }: DeskPageProps) {
  const { draft } = desk;
  return (
    <div className="flex flex-col gap-6">
      <Head desk={desk} />
      {draft === null ? <NoDraft desk={desk} /> : <Draft draft={draft} answer={answer} />}
      {draft !== null && asksDiscard && <AskDiscard number={draft.number} />}
    </div>
  );
}

function Head({ desk }: { readonly desk: PriceDesk }) {
  const { draft, drafts, inForce, scheduled } = desk;
  const isExample = draft?.base.book.isExample ?? inForce.isExample;
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-28 font-semibold">{m.prices_title()}</h1>
        <p className="text-blaek-600">
          {draft === null
            ? m.prices_in_force_lead({ number: inForce.number })
            : m.prices_draft_lead({ number: draft.number, base: draft.base.number })}{' '}
          {isExample && m.prices_example()}{' '}
          {scheduled !== null &&
            m.prices_scheduled({
              number: scheduled.number,
              date: shortDate(scheduled.validFrom, getLocale()),
            })}
        </p>
        {drafts.length > 1 && (
          <nav aria-label={m.prices_other_drafts()} className="flex flex-wrap gap-4">
            {drafts.map((number) => (
              <SiteLink
                key={number}
                to={`?${PRICE_QUERY.draft}=${number}`}
                aria-current={number === draft?.number ? 'page' : undefined}
                className="inline-flex min-h-11 items-center text-gran-700 underline underline-offset-4 aria-[current]:font-semibold"
              >
                {m.prices_draft_name({ number })}
              </SiteLink>
            ))}
          </nav>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-6">
        {draft !== null && (
          <SiteLink
            to={`?${new URLSearchParams({ [PRICE_QUERY.draft]: String(draft.number), [PRICE_QUERY.discard]: '1' })}`}
            preventScrollReset
            className="inline-flex min-h-11 items-center font-semibold text-tegl-600 underline underline-offset-4"
          >
            {m.prices_discard()}
          </SiteLink>
        )}
        <SiteLink to={staffLinks.priceVersions()} className={buttonClass('outlined', 44)}>
          {m.prices_versions()}
        </SiteLink>
      </div>
    </header>
  );
}

function NoDraft({ desk }: { readonly desk: PriceDesk }) {
  return (
    <AdminCard title={{ id: 'no-draft', text: m.prices_none() }}>
      <Form method="post" className="flex flex-col items-start gap-4 px-5 pb-5">
        <p className="max-w-[80ch]">{m.prices_none_text()}</p>
        <Button type="submit" size={44} name={PRICE_FIELDS.intent} value="start">
          {m.prices_start()}
          <span className="sr-only">
            {' '}
            {m.prices_draft_name({ number: Math.max(desk.inForce.number, ...desk.drafts) + 1 })}
          </span>
        </Button>
      </Form>
    </AdminCard>
  );
}

function Draft(props: { readonly draft: PriceDraft; readonly answer: DeskAnswer | undefined }) {
  const { draft, answer } = props;
  const { base, number, rehearsal, catalogue } = draft;
  const { book, problems } = draftBook(base.book, textsOf(draft));
  const changes = bookChanges(base.book, book);
  const count = (kind: string) =>
    [...changes.rules, ...changes.prices].filter((change) => change.kind === kind).length;
  const changed = count('changed') + changes.basis.length;
  const isSame = changed + count('new') + count('removed') === 0;
  const rules = [...book.adjustments, ...base.book.adjustments];
  return (
    <>
      <PriceSteps draft={draft} wrong={problems.length} />
      <AdminCard
        title={{
          id: 'changes',
          text: m.prices_what_changed(),
          note: m.prices_counts({ changed, added: count('new'), removed: count('removed') }),
        }}
      >
        {isSame ? (
          <p className="px-5 pb-2">{m.prices_nothing_changed({ number: base.number })}</p>
        ) : (
          <ChangesTable
            labelledBy="changes"
            changes={changes}
            catalogue={catalogue}
            before={m.prices_column_before({ number: base.number })}
            after={m.prices_column_after({ number })}
            rehearsal={rehearsal}
          />
        )}
        <p className="px-5 py-2">
          <SiteLink
            to={`${staffLinks.priceDraft()}?${PRICE_QUERY.draft}=${number}`}
            className="inline-flex min-h-11 items-center font-semibold text-gran-700 underline underline-offset-4"
          >
            {m.prices_edit()}
          </SiteLink>
        </p>
      </AdminCard>
      {rehearsal === null ? (
        <RunTrial number={number} isWrong={problems.length > 0} />
      ) : (
        <RehearsalCard rehearsal={rehearsal} rules={rules} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {rehearsal !== null && rehearsal.reports.length > 0 && (
            <WorstCard rehearsal={rehearsal} rules={rules} />
          )}
        </div>
        <PublishCard draft={draft} over={overLimit(rehearsal)} answer={answer} />
      </div>
    </>
  );
}

function RunTrial(props: { readonly number: number; readonly isWrong: boolean }) {
  return (
    <AdminCard title={{ id: 'trial', text: m.prices_step_try() }}>
      <Form method="post" preventScrollReset className="flex flex-col items-start gap-4 px-5 pb-5">
        <p>{props.isWrong ? m.prices_refused_wrong_cells() : m.prices_trial_needed()}</p>
        <input type="hidden" name={PRICE_FIELDS.number} value={props.number} />
        <Button type="submit" size={44} name={PRICE_FIELDS.intent} value="rehearse">
          {m.prices_run_trial()}
        </Button>
      </Form>
    </AdminCard>
  );
}

function AskDiscard({ number }: { readonly number: number }) {
  const titleId = useId();
  return (
    <AdminDialog labelledBy={titleId} asks="discard">
      <Form method="post">
        <h2 id={titleId} className="text-18 font-semibold">
          {m.prices_discard_title({ number })}
        </h2>
        <p className="mt-2">{m.prices_discard_text()}</p>
        <input type="hidden" name={PRICE_FIELDS.number} value={number} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" size={44} name={PRICE_FIELDS.intent} value="discard">
            {m.prices_discard()}
          </Button>
          <SiteLink
            to={`${staffLinks.prices()}?${PRICE_QUERY.draft}=${number}`}
            preventScrollReset
            className={buttonClass('outlined', 44)}
          >
            {m.prices_not_now()}
          </SiteLink>
        </div>
      </Form>
    </AdminDialog>
  );
}
