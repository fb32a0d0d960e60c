import { Form, useSearchParams } from 'react-router';
import { shownDue } from '../../../../domain/staff/lead-due.ts';
import {
  TIMELINE_PARTS,
  timelinePartOf,
  type TimelinePart,
} from '../../../../domain/staff/timeline-part.ts';
import type { LeadReach } from '../../../../domain/staff/lead-reach.ts';
import type { LeadEvent } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../../words/date-time.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import { AdminCard } from '../admin-table.tsx';
import { KeyRow } from '../key-row.tsx';
import { LEAD_FIELDS, LEAD_QUERY, type LeadAnswer, type LeadView } from './lead-view.ts';
import { dueWords, stageName, stepName } from './lead-words.ts';
import { PartChoice } from './timeline-part-choice.tsx';

type LeadTimelineProps = {
  readonly view: Pick<LeadView, 'facts' | 'owners' | 'today'>;
  readonly answer: LeadAnswer | undefined;
};

type Named = Pick<LeadView, 'owners' | 'today'>;

/** What happened, the newest first, and the field for a note. */
export function LeadTimeline({ view, answer }: LeadTimelineProps) {
  const { events } = view.facts;
  const [query, setQuery] = useSearchParams();
  const isThere = (one: TimelinePart) => events.some(({ kind }) => timelinePartOf(kind) === one);
  const parts = TIMELINE_PARTS.filter(isThere);
  const part = parts.find((one) => one === query.get(LEAD_QUERY.part)) ?? null;
  const setPart = (next: TimelinePart | null) =>
    setQuery(
      (now) => {
        if (next === null) now.delete(LEAD_QUERY.part);
        else now.set(LEAD_QUERY.part, next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const shown = events.filter(({ kind }) => part === null || timelinePartOf(kind) === part);
  const choice = <PartChoice value={part} parts={parts} onValue={setPart} />;
  return (
    <AdminCard title={{ id: 'timeline', text: m.lead_timeline(), note: choice }}>
      <Form
        key={events[0]?.id}
        method="post"
        preventScrollReset
        noValidate
        className="flex flex-col gap-3 px-5 pb-4"
      >
        <input type="hidden" name={LEAD_FIELDS.intent} value="note" />
        <TextAreaField
          id="note"
          label={m.lead_note()}
          name={LEAD_FIELDS.note}
          rows={3}
          maxLength={4000}
          error={answer?.kind === 'no-note' ? m.lead_no_note() : undefined}
        />
        <div className="flex items-center justify-between gap-3">
          <KeyRow
            keys={[
              { caps: ['N'], what: m.lead_keys_note() },
              { caps: ['Ctrl', 'Enter'], what: m.lead_keys_save() },
            ]}
          />
          <Button type="submit" size={44} variant="outlined">
            {m.lead_save_note()}
          </Button>
        </div>
      </Form>
      <ol className="px-5 pb-5">
        {shown.map((event) => (
          <Event key={event.id} event={event} view={view} />
        ))}
      </ol>
    </AdminCard>
  );
}

function Event({ event, view }: { readonly event: LeadEvent; readonly view: Named }) {
  const { id, at, note, isUndone, canBeUndone, actor } = event;
  const dot = actor === null ? 'bg-sol-400' : 'bg-gran-700';
  return (
    <li className="relative border-l-2 border-sol-100 pb-4 pl-5 last:border-transparent">
      <span
        aria-hidden="true"
        className={`absolute top-1 -left-[7px] size-3 rounded-full border border-sol-700 ${dot}`}
      />
      <p className="text-blaek-600">
        {shortDateTime(at, getLocale())}
        {event.mergedReference !== null && ` · ${event.mergedReference}`}
      </p>
      <p className={`font-semibold ${isUndone ? 'line-through' : ''}`}>{eventWords(event)}</p>
      {isUndone && <p className="text-blaek-600">{m.lead_event_undone()}</p>}
      {note !== '' && !QUOTE_EVENTS.has(event.kind) && (
        <p className={`break-words whitespace-pre-line ${isUndone ? 'line-through' : ''}`}>
          {note}
        </p>
      )}
      {event.reach !== null && <p>{formerYes(event.reach)}</p>}
      {event.isUnreadable && <p>{m.lead_event_unreadable()}</p>}
      {changeWords(event, view).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {canBeUndone && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name={LEAD_FIELDS.intent} value="undo" />
          <button
            type="submit"
            name={LEAD_FIELDS.event}
            value={id}
            className="min-h-6 text-gran-700 underline underline-offset-4"
          >
            {m.leads_undo()}
            <span className="sr-only">: {eventWords(event)}</span>
          </button>
        </Form>
      )}
    </li>
  );
}

/** For these the note is a number used in their text: the quote's, or that of the merged request. */
const QUOTE_EVENTS: ReadonlySet<LeadEvent['kind']> = new Set([
  'merged',
  'quoted',
  'recalled',
  'sent',
  'opened',
  'accepted',
  'declined',
  'contract-withdrawn',
]);

/** What happened, in words. */
function eventWords({ kind, actor, after, reach, note: number }: LeadEvent): string {
  const name = actor ?? '';
  switch (kind) {
    case 'received':
      return m.lead_event_received();
    case 'added':
      return m.lead_event_added();
    case 'rerouted':
      return reach === null ? m.lead_event_rerouted() : reachWords(reach);
    case 'withdrawn':
      return m.lead_event_withdrawn();
    case 'moved':
      if (actor === null) {
        return after?.stage === undefined
          ? m.lead_next()
          : m.lead_event_stage({ stage: stageName(after.stage) });
      }
      return m.lead_event_moved({
        actor: name,
        stage: after?.stage === undefined ? '' : stageName(after.stage),
      });
    case 'planned':
      return m.lead_event_planned({ actor: name });
    case 'closed':
      return m.lead_event_closed({ actor: name });
    case 'merged':
      return m.lead_event_merged({ actor: name, reference: number });
    case 'noted':
      return m.lead_event_noted({ actor: name });
    case 'quoted':
      return m.lead_event_quoted({ actor: name, number });
    case 'recalled':
      return m.lead_event_recalled({ actor: name, number });
    case 'sent':
      return m.lead_event_sent({ actor: name, number });
    case 'opened':
      return m.lead_event_opened({ number });
    case 'accepted':
      return m.lead_event_accepted({ number });
    case 'declined':
      return m.lead_event_declined({ number });
    case 'contract-withdrawn':
      return actor === null
        ? m.lead_event_contract_withdrawn({ number })
        : m.lead_event_contract_withdrawal_entered({ actor: name, number });
  }
}

/** How the customer is answered from then on. */
function reachWords({ from, to }: LeadReach): string {
  if (to === 'phone') {
    return from === 'phone' ? m.lead_event_other_phone() : m.lead_event_to_phone();
  }
  return from === 'email' ? m.lead_event_other_email() : m.lead_event_to_email();
}

/** The yes that counts no more. */
function formerYes({ from, former }: LeadReach): string {
  const at = shortDateTime(former.at, getLocale());
  return m.lead_event_former({
    what: from === 'phone' ? m.lead_consent_phone() : m.lead_consent_email(),
    given: m.lead_consent_given({ at, version: former.version }),
  });
}

/** What a plan set, field by field. */
function changeWords({ kind, after }: LeadEvent, { owners, today }: Named): readonly string[] {
  if (kind !== 'planned' || after === null) return [];
  const { ownerUid, step, due } = after;
  const day = due === undefined ? null : shownDue(due);
  return [
    ownerUid === undefined
      ? null
      : m.lead_event_owner({
          name: owners.find(({ uid }) => uid === ownerUid)?.name ?? ownerUid ?? m.leads_no_owner(),
        }),
    step === undefined ? null : m.lead_event_step({ step: stepName(step) }),
    due === undefined
      ? null
      : m.lead_event_due({ when: day === null ? m.lead_no_day() : dueWords(day, today) }),
  ].filter((words) => words !== null);
}
