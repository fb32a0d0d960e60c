import { data, redirect } from 'react-router';
import { idsText, LEAD_STAGES, LEAD_STEPS } from '../../../domain/staff/leads.ts';
import { changeSeveral, type ForSeveral } from '../../../server/leads/change-several.ts';
import { readChange, readLead } from '../../../server/leads/read-lead.ts';
import {
  LEADS_FIELDS,
  type LeadsAnswer,
  type MissedLead,
} from '../../features/admin/leads/leads-view.ts';
import type { SentIntent } from '../../forms/intents.server.ts';
import { staffLinks } from '../../staff-links.ts';

/** Sets one thing for the leads that are chosen in the list. here: its address, with what was done. */
export async function changeChosen(
  { form, services, who }: SentIntent,
  set: ForSeveral,
  here: (eventIds: string) => string,
) {
  const leads = chosenIn(form);
  const changed = await changeSeveral(services, who, { leads, set });
  if (!changed.ok) {
    const { kind } = changed.error;
    if (kind === 'signed-out' || kind === 'not-staff') return redirect(staffLinks.login(), 303);
    return data<LeadsAnswer>({ kind });
  }
  const { eventIds, missed } = changed.value;
  if (missed.length === 0) return redirect(here(idsText(eventIds)), 303);
  const named: MissedLead[] = [];
  for (const { id, why } of missed) {
    const lead = await readLead(services, who, { id });
    named.push({ id, why, name: lead.ok ? lead.value.lead.name : '' });
  }
  const done = await readChange(services, who, { eventIds });
  return data<LeadsAnswer>({
    kind: 'partly',
    of: leads.length,
    done: done.ok ? done.value : null,
    missed: named,
  });
}

/** Each as its id and the version that was shown. */
function chosenIn(form: FormData) {
  const chosen = new Map(
    form.getAll(LEADS_FIELDS.chosen).map((value) => {
      const [id = '', version = ''] = typeof value === 'string' ? value.split(' ') : [];
      return [id, Number(version)];
    }),
  );
  return [...chosen].map(([id, version]) => ({ id, version }));
}

/** The stage that a form sets. */
export function stageIn({ field }: SentIntent) {
  const stage = LEAD_STAGES.find((known) => known === field(LEADS_FIELDS.stage));
  if (stage === undefined) throw data('', { status: 400 });
  return stage;
}

/** The next step that a form sets. */
export function planIn({ field }: SentIntent) {
  const step = LEAD_STEPS.find((known) => known === field(LEADS_FIELDS.step));
  if (step === undefined) throw data('', { status: 400 });
  return { step, day: field(LEADS_FIELDS.day), time: field(LEADS_FIELDS.time) };
}
