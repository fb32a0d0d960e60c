import type { KeyboardEvent, ReactNode } from 'react';
import { LEAD_STAGES, LEAD_STEPS } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { stageName, stepName } from './lead-words.ts';
import { LEADS_FIELDS, type LeadsAnswer, type LeadsView } from './leads-view.ts';

/** What can be set for several leads: the buttons of the bar, each of which opens its fields. */
export const PANELS = [
  { id: 'chosen-owner', opens: m.leads_chosen_owner },
  { id: 'chosen-step', opens: m.leads_chosen_step },
  { id: 'chosen-stage', opens: m.leads_chosen_stage },
] as const;

type PanelId = (typeof PANELS)[number]['id'];

type ChosenPanelsProps = { readonly view: LeadsView; readonly answer: LeadsAnswer | undefined };

/** The fields. Those of the next step come first: Enter in a field sends the first button of a form. */
export function ChosenPanels({ view, answer }: ChosenPanelsProps) {
  return (
    <>
      <Panel id="chosen-step" intent="plan-chosen" act={m.leads_chosen_step_act()}>
        <SelectField
          size={44}
          label={m.lead_step()}
          name={LEADS_FIELDS.step}
          defaultValue="contact"
          options={LEAD_STEPS.map((step) => ({ value: step, label: stepName(step) }))}
        />
        <TextField
          size={44}
          label={m.lead_day()}
          name={LEADS_FIELDS.day}
          type="date"
          error={answer?.kind === 'no-such-day' ? m.lead_no_such_day() : undefined}
        />
        <TextField size={44} label={m.lead_time()} name={LEADS_FIELDS.time} type="time" />
      </Panel>
      <Panel id="chosen-owner" intent="give-chosen" act={m.leads_chosen_owner_act()}>
        <SelectField
          size={44}
          label={m.leads_owner()}
          name={LEADS_FIELDS.owner}
          error={answer?.kind === 'no-such-owner' ? m.lead_no_such_owner() : undefined}
          options={[
            ...view.owners.map(({ uid, name }) => ({ value: uid, label: name })),
            { value: '', label: m.leads_no_owner() },
          ]}
        />
      </Panel>
      <Panel id="chosen-stage" intent="move-chosen" act={m.leads_chosen_stage_act()}>
        <SelectField
          size={44}
          label={m.leads_stage()}
          name={LEADS_FIELDS.stage}
          options={LEAD_STAGES.map((stage) => ({ value: stage, label: stageName(stage) }))}
        />
      </Panel>
    </>
  );
}

type PanelProps = {
  readonly id: PanelId;
  readonly intent: string;
  /** What its button does. */
  readonly act: string;
  readonly children: ReactNode;
};

function Panel({ id, intent, act, children }: PanelProps) {
  const send = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  };
  return (
    <div
      id={id}
      popover="auto"
      onKeyDown={send}
      className="top-auto right-auto bottom-22 left-6 m-0 w-[min(22rem,calc(100vw-3rem))] rounded-card border border-hairline bg-white p-5 text-14 shadow-overlay open:flex open:flex-col open:gap-4 laptop:left-62"
    >
      {children}
      <Button type="submit" size={44} name={LEADS_FIELDS.intent} value={intent}>
        {act}
      </Button>
    </div>
  );
}
