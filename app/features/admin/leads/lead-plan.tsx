import { Form } from 'react-router';
import { LEAD_STEPS } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { StateMark } from '../state-mark.tsx';
import { AdminCard } from '../admin-table.tsx';
import { LEAD_FIELDS, type LeadAnswer, type LeadView } from './lead-view.ts';
import { dueWords, stepName } from './lead-words.ts';

type LeadPlanProps = {
  readonly view: Pick<LeadView, 'owners' | 'me' | 'today' | 'facts'>;
  readonly answer: LeadAnswer | undefined;
};

/** Who does what next, and when. */
export function LeadPlan({ view, answer }: LeadPlanProps) {
  const { owners, me, today, facts } = view;
  const { lead } = facts;
  const typed = answer !== undefined && 'typed' in answer ? answer.typed : undefined;
  const { due } = lead;
  const isKnown = lead.owner === null || owners.some(({ uid }) => uid === lead.owner?.uid);
  return (
    <AdminCard title={{ id: 'next-step', text: m.lead_next() }}>
      <Form
        // The page shows a change as it is stored.
        key={`${lead.version} ${typed === undefined}`}
        method="post"
        preventScrollReset
        noValidate
        aria-labelledby="next-step"
        className="flex flex-col gap-4 px-5 pb-5"
      >
        <input type="hidden" name={LEAD_FIELDS.intent} value="plan" />
        <input type="hidden" name={LEAD_FIELDS.version} value={lead.version} />
        <SelectField
          id="step"
          size={44}
          label={m.lead_step()}
          name={LEAD_FIELDS.step}
          defaultValue={typed?.step ?? lead.step}
          options={LEAD_STEPS.map((step) => ({ value: step, label: stepName(step) }))}
        />
        <div className="flex flex-col gap-4">
          <TextField
            size={44}
            label={m.lead_day()}
            name={LEAD_FIELDS.day}
            type="date"
            defaultValue={typed?.day ?? due?.day ?? ''}
            error={answer?.kind === 'no-such-day' ? m.lead_no_such_day() : undefined}
          />
          <TextField
            size={44}
            label={m.lead_time()}
            name={LEAD_FIELDS.time}
            type="time"
            defaultValue={typed?.time ?? due?.time ?? ''}
          />
        </div>
        <SelectField
          id="owner"
          size={44}
          label={m.leads_owner()}
          name={LEAD_FIELDS.owner}
          defaultValue={typed?.owner ?? lead.owner?.uid ?? ''}
          error={answer?.kind === 'no-such-owner' ? m.lead_no_such_owner() : undefined}
          options={[
            { value: '', label: m.leads_no_owner() },
            ...owners.map(({ uid, name }) => ({ value: uid, label: name })),
            ...(isKnown || lead.owner === null
              ? []
              : [{ value: lead.owner.uid, label: lead.owner.name }]),
          ]}
        />
        {due !== null && (lead.isOverdue || due.day === today) && (
          <p className="flex items-center gap-2 font-semibold">
            <StateMark mark={lead.isOverdue ? 'square' : 'triangle'} />
            {lead.isOverdue ? m.lead_overdue({ when: dueWords(due, today) }) : m.lead_due_today()}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size={44}>
            {m.lead_save_plan()}
          </Button>
          {lead.owner?.uid !== me && (
            <Button type="submit" size={44} variant="outlined" name={LEAD_FIELDS.take} value={me}>
              {m.lead_take()}
            </Button>
          )}
        </div>
      </Form>
    </AdminCard>
  );
}
