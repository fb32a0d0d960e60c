import type { LeadRow } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kr } from '../../../../words/format.ts';
import { SiteLink } from '../../../site-link.tsx';
import { MailIcon } from '../../../ui/action-icons.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { PhoneIcon } from '../frame/nav-icons.tsx';
import { leadPath } from './lead-path.ts';
import { OwnerMark, StageTag } from './lead-parts.tsx';
import {
  ageWords,
  dueOrOverdue,
  placeWords,
  stepName,
  systemWords,
  townWords,
} from './lead-words.ts';
import { CHOSEN_FORM, chosenValue } from './chosen-bar.tsx';
import { LEADS_FIELDS, type LeadsView } from './leads-view.ts';
import type { Chosen } from './use-chosen.ts';

type LeadTableProps = {
  readonly view: LeadsView;
  readonly rows: readonly LeadRow[];
  readonly chosen: Chosen;
  /** If the board is shown above, the keys are for its cards. */
  readonly hasKeys: boolean;
};

/** The list as rows. In a narrow window the rest opens with the row. */
export function LeadTable({ view, rows, chosen, hasKeys }: LeadTableProps) {
  return (
    <AdminCard>
      <h2 id="lead-list" className="sr-only">
        {m.leads_list()}
      </h2>
      <AdminTable
        labelledBy="lead-list"
        columns={[
          { name: m.leads_choose(), isHidden: true },
          { name: m.leads_head_lead() },
          { name: m.leads_head_place(), isWide: true },
          { name: m.leads_head_system(), isWide: true },
          { name: m.leads_head_price(), align: 'right' },
          { name: m.leads_head_age(), align: 'right', isWide: true },
          { name: m.leads_stage() },
          { name: m.leads_due() },
          { name: m.leads_head_consent(), isWide: true },
          { name: m.leads_owner() },
        ]}
      >
        {rows.map((lead) => (
          <Row key={lead.id} lead={lead} {...{ view, rows, chosen, hasKeys }} />
        ))}
      </AdminTable>
    </AdminCard>
  );
}

type RowProps = LeadTableProps & { readonly lead: LeadRow };

const WIDE = 'hidden desktop:table-cell';

function Row({ lead, view, rows, chosen, hasKeys }: RowProps) {
  const keys = hasKeys ? { 'data-lead': lead.id, 'data-version': lead.version } : {};
  const bar = lead.isOverdue ? 'shadow-[inset_4px_0_0_var(--color-tegl-600)]' : '';
  const isChosen = chosen.has(lead.id);
  return (
    <tr className={`relative h-11 ${isChosen ? 'bg-[#EEF5F1]' : 'hover:bg-kalk-50'}`}>
      <AdminCell className={`w-11 p-0! ${bar}`}>
        <Tick lead={lead} chosen={chosen} order={rows} />
      </AdminCell>
      <AdminCell isName className="font-semibold">
        <SiteLink
          {...keys}
          to={leadPath(lead.id, view)}
          className="text-gran-700 underline underline-offset-4 after:absolute after:inset-0"
        >
          {lead.name}
        </SiteLink>
        <span className="block font-normal text-blaek-600 desktop:hidden">{townWords(lead)}</span>
      </AdminCell>
      <AdminCell className={WIDE}>{placeWords(lead)}</AdminCell>
      <AdminCell className={`${WIDE} whitespace-nowrap`}>{systemWords(lead)}</AdminCell>
      <AdminCell align="right" className="font-semibold whitespace-nowrap">
        {kr(lead.priceOre / 100, getLocale())}
        <span className="block font-normal text-blaek-600 desktop:hidden">{systemWords(lead)}</span>
      </AdminCell>
      <AdminCell align="right" className={`${WIDE} whitespace-nowrap`}>
        {ageWords(lead.createdAt, view.at)}
      </AdminCell>
      <AdminCell>
        <StageTag stage={lead.stage} />
      </AdminCell>
      <AdminCell className={lead.isOverdue ? 'font-semibold text-tegl-600' : ''}>
        {[stepName(lead.step), dueOrOverdue(lead, view.today)]
          .filter((part) => part !== '')
          .join(', ')}
      </AdminCell>
      <AdminCell className={WIDE}>
        <span className="flex items-center gap-2">
          {lead.channel === 'email' ? <MailIcon size={16} /> : <PhoneIcon size={16} />}
          {lead.channel === 'email' ? m.leads_by_email() : m.leads_by_phone()}
        </span>
      </AdminCell>
      <AdminCell>
        <OwnerMark owner={lead.owner} />
      </AdminCell>
    </tr>
  );
}

type TickProps = {
  readonly lead: LeadRow;
  readonly chosen: Chosen;
  readonly order: readonly LeadRow[];
};

/** Chooses a lead; with Shift all from the last one to it. It stands over the link that the whole row is. */
function Tick({ lead, chosen, order }: TickProps) {
  const isChosen = chosen.has(lead.id);
  return (
    <label className="relative z-10 grid size-11 place-items-center">
      <span className="sr-only">{m.leads_choose_one({ name: lead.name })}</span>
      <input
        type="checkbox"
        name={LEADS_FIELDS.chosen}
        value={chosenValue(lead)}
        form={CHOSEN_FORM}
        checked={isChosen}
        disabled={chosen.isFull && !isChosen}
        onClick={({ shiftKey }) => {
          if (shiftKey && !isChosen)
            chosen.reach(
              lead.id,
              order.map(({ id }) => id),
            );
        }}
        onChange={({ nativeEvent }) => {
          const isReaching = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          if (!isReaching || isChosen) chosen.toggle(lead.id);
        }}
        className="size-5 accent-gran-700"
      />
    </label>
  );
}
