import { Form } from 'react-router';
import type { LeadFacts } from '../../../../domain/staff/lead-facts.ts';
import { LEAD_STAGES, type AnyStage } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../../words/date-time.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import { LEAD_FIELDS } from './lead-view.ts';
import { stageName } from './lead-words.ts';

type Passage = 'done' | 'now' | 'skipped' | 'to-come';

const BAR: Readonly<Record<Passage, string>> = {
  done: 'border-gran-700',
  now: 'border-sol-400',
  skipped: 'border-dashed border-sten-500',
  'to-come': 'border-hairline',
};

/** The five stages with where the lead stands; pressing one takes it there. */
export function StageStrip({ facts }: { readonly facts: LeadFacts }) {
  const { lead } = facts;
  const reached = reachedAt(facts);
  const now = LEAD_STAGES.findIndex((stage) => stage === lead.stage);
  const canMove = lead.stage !== 'withdrawn';
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name={LEAD_FIELDS.intent} value="move" />
      <input type="hidden" name={LEAD_FIELDS.version} value={lead.version} />
      <ol aria-label={m.lead_stages()} className="grid grid-cols-2 gap-4 tablet:grid-cols-5">
        {LEAD_STAGES.map((stage, index) => {
          const at = reached.get(stage) ?? null;
          const passage: Passage =
            index === now
              ? 'now'
              : (canMove ? index > now : at === null)
                ? 'to-come'
                : at === null
                  ? 'skipped'
                  : 'done';
          const words = (
            <>
              <span className="flex items-center gap-2">
                {passage === 'done' && <CheckIcon size={16} />}
                <span className={passage === 'now' || passage === 'done' ? 'font-semibold' : ''}>
                  {stageName(stage)}
                </span>
              </span>
              <span className="text-blaek-600 empty:hidden">
                {canMove || passage !== 'to-come' ? passageWords(passage, at, stage) : null}
              </span>
            </>
          );
          const look = `flex w-full flex-col items-start border-t-4 pt-2 text-left ${BAR[passage]}`;
          return (
            <li key={stage} aria-current={passage === 'now' ? 'step' : undefined}>
              {canMove && passage !== 'now' ? (
                <button
                  type="submit"
                  name={LEAD_FIELDS.stage}
                  value={stage}
                  data-digit={index + 1}
                  className={`${look} hover:bg-kalk-100`}
                >
                  {words}
                </button>
              ) : (
                <span className={look}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </Form>
  );
}

/** When the lead last came to each stage. */
function reachedAt({ lead, events }: LeadFacts): ReadonlyMap<AnyStage, string> {
  const reached = new Map<AnyStage, string>([['new', lead.createdAt]]);
  for (const { after, at, isUndone } of events.toReversed()) {
    if (after?.stage !== undefined && !isUndone) reached.set(after.stage, at);
  }
  return reached;
}

function passageWords(passage: Passage, at: string | null, stage: AnyStage): string {
  const when = at === null ? null : shortDateTime(at, getLocale());
  switch (passage) {
    case 'done':
      return when ?? m.lead_stage_done();
    case 'now':
      return when ?? m.lead_stage_now();
    case 'skipped':
      return m.lead_stage_skipped();
    case 'to-come':
      return stage === 'signed' ? m.lead_stage_signed_later() : m.lead_stage_to_come();
  }
}
