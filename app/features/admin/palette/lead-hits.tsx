import type { StaffFinds } from '../../../../domain/staff/finds.ts';
import { LEAD_STAGES, type LeadRow } from '../../../../domain/staff/leads.ts';
import type { StaffReportRow } from '../../../../domain/staff/reports.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kr } from '../../../../words/format.ts';
import { staffLinks } from '../../../staff-links.ts';
import { DocumentIcon } from '../../../ui/action-icons.tsx';
import { InboxIcon, PersonIcon } from '../frame/nav-icons.tsx';
import { LEADS_FIELDS } from '../leads/leads-view.ts';
import { dueOrOverdue, placeWords, stageName, stepName, systemWords } from '../leads/lead-words.ts';
import type { Hit } from './hit.ts';
import { ColumnsIcon, NoteIcon, StepIcon } from './palette-icons.tsx';

export const leadHit = (lead: LeadRow): Hit => ({
  key: lead.id,
  name: lead.name,
  detail: placeWords(lead),
  end: stageName(lead.stage),
  icon: <InboxIcon />,
  act: { kind: 'go', to: staffLinks.lead(lead.id) },
  lead,
});

/** What can be done with a lead; each says how it is now. */
export function leadActs(lead: LeadRow, today: string): readonly Hit[] {
  const to = (part: string) => ({ kind: 'go' as const, to: `${staffLinks.lead(lead.id)}#${part}` });
  const step = [stepName(lead.step), dueOrOverdue(lead, today)]
    .filter((part) => part !== '')
    .join(', ');
  const acts: readonly Hit[] = [
    { key: 'note', name: m.admin_palette_note(), icon: <NoteIcon />, caps: ['N'], act: to('note') },
    {
      key: 'step',
      name: m.admin_palette_step(),
      detail: m.admin_palette_now({ what: step }),
      icon: <StepIcon />,
      caps: ['S'],
      act: to('step'),
    },
    {
      key: 'owner',
      name: m.admin_palette_owner(),
      detail: m.admin_palette_now({ what: lead.owner?.name ?? m.leads_no_owner() }),
      icon: <PersonIcon />,
      caps: ['E'],
      act: to('owner'),
    },
    {
      key: 'move',
      name: m.admin_palette_move(),
      detail: m.admin_palette_now({ what: stageName(lead.stage) }),
      icon: <ColumnsIcon />,
      caps: ['1', '5'],
      act: { kind: 'stages', lead },
    },
  ];
  return acts
    .filter(({ key }) => key !== 'move' || lead.stage !== 'withdrawn')
    .map((act) => ({ ...act, key: `${lead.id} ${act.key}`, lead }));
}

/** The other stages of a lead; moving it is undone from the list that then opens. */
export const stageHits = (lead: LeadRow): readonly Hit[] =>
  LEAD_STAGES.filter((stage) => stage !== lead.stage).map((stage) => ({
    key: `${lead.id} ${stage}`,
    name: stageName(stage),
    icon: <ColumnsIcon />,
    act: {
      kind: 'post',
      action: staffLinks.leads(),
      fields: {
        [LEADS_FIELDS.intent]: 'move',
        [LEADS_FIELDS.id]: lead.id,
        [LEADS_FIELDS.version]: String(lead.version),
        [LEADS_FIELDS.stage]: stage,
      },
    },
    lead,
  }));

export const reportHit = (report: StaffReportRow): Hit => ({
  key: report.id,
  name: report.reference,
  detail: [systemWords(report), `${report.postcode} ${report.town}`.trim()]
    .filter((part) => part !== '')
    .join(', '),
  end: kr(report.priceOre / 100, getLocale()),
  icon: <DocumentIcon />,
  act: { kind: 'go', to: staffLinks.report(report.id) },
});

export const countOf = ({ leads, reports }: StaffFinds): number => leads.length + reports.length;
