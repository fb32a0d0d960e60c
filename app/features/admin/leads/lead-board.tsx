import { useState, type DragEvent } from 'react';
import type { AnyStage, BoardColumn, LeadRow, LeadStage } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kr } from '../../../../words/format.ts';
import { SiteLink } from '../../../site-link.tsx';
import { leadPath } from './lead-path.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { OwnerMark } from './lead-parts.tsx';
import {
  ageWords,
  dueOrOverdue,
  stageName,
  stepName,
  systemWords,
  townWords,
} from './lead-words.ts';
import type { LeadsView } from './leads-view.ts';
import type { Chosen } from './use-chosen.ts';
import type { MoveLead } from './use-lead-moves.ts';
import { isNarrowed, WidenLink } from './widen-link.tsx';

type LeadBoardProps = {
  readonly view: LeadsView;
  readonly columns: readonly BoardColumn[];
  readonly move: MoveLead;
  readonly chosen: Chosen;
};

const DRAGGED = 'application/x-solrig-lead';

/** The stages as columns, one at a time in a narrow window. A card is dragged, or moved by the digit of its stage. */
export function LeadBoard({ view, columns, move, chosen }: LeadBoardProps) {
  const [shown, show] = useShownStage(columns, view.done);
  return (
    <>
      <div className="mb-3 laptop:hidden">
        <Segmented
          name="board-stage"
          label={m.leads_stage()}
          hideLabel
          value={shown}
          onValue={(stage) => show(stage as AnyStage)}
          options={columns.map(({ stage, count }) => ({
            value: stage,
            label: `${stageName(stage)} ${count}`,
          }))}
        />
      </div>
      <section
        aria-label={m.leads_board()}
        className="-mx-2 overflow-x-auto px-2 pb-2"
        tabIndex={0}
      >
        <ol className="grid gap-4 laptop:auto-cols-[minmax(13rem,1fr)] laptop:grid-flow-col">
          {columns.map((column) => (
            <Column
              key={column.stage}
              column={column}
              view={view}
              move={move}
              chosen={chosen}
              isShown={column.stage === shown}
            />
          ))}
        </ol>
      </section>
    </>
  );
}

/**
 * The stage that a narrow window shows: the first with a lead in it, until somebody chooses another or moves a lead, which
 * it then follows.
 */
function useShownStage(columns: readonly BoardColumn[], done: LeadsView['done']) {
  const [chosen, choose] = useState<AnyStage | null>(null);
  const [last, setLast] = useState(done);
  if (done?.eventIds[0] !== last?.eventIds[0]) {
    setLast(done);
    // Where it was taken back nothing is said of it any more: it stands where it stood before.
    const movedId = done?.leadId ?? last?.leadId;
    const now = columns.find(({ rows }) => rows.some(({ id }) => id === movedId));
    if (now !== undefined) choose(now.stage);
  }
  const first = columns.find(({ count }) => count > 0) ?? columns[0];
  const isThere = columns.some(({ stage }) => stage === chosen);
  return [(isThere ? chosen : first?.stage) ?? 'new', choose] as const;
}

type ColumnProps = Omit<LeadBoardProps, 'columns'> & {
  readonly column: BoardColumn;
  /** In a narrow window only one is. */
  readonly isShown: boolean;
};

function Column({ column, view, move, chosen, isShown }: ColumnProps) {
  const locale = getLocale();
  const { stage, count, priceOre, rows } = column;
  const [isOver, setIsOver] = useState(false);
  const isOpen = stage !== 'withdrawn' && stage !== 'lost';
  const drop = (event: DragEvent) => {
    setIsOver(false);
    const dragged = event.dataTransfer.getData(DRAGGED);
    if (dragged === '' || !isOpen) return;
    event.preventDefault();
    const [id = '', version = ''] = dragged.split(' ');
    move({ id, version }, stage as LeadStage);
  };
  return (
    <li
      className={`rounded-card p-2 ${isOver ? 'bg-gran-100' : 'bg-kalk-100'} ${isShown ? '' : 'hidden laptop:block'}`}
      onDragOver={(event) => {
        if (!isOpen || !event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-2 px-2 py-2">
        <span className="font-semibold">{stageName(stage)}</span>
        <span className="text-blaek-600 tabular-nums">
          {m.leads_column_sum({ count, sum: kr(priceOre / 100, locale) })}
        </span>
      </h2>
      {count === 0 && (
        <p className="px-2 py-2 text-blaek-600">
          {isNarrowed(view.search) ? m.leads_column_empty() : m.leads_column_none()}{' '}
          <WidenLink search={view.search} look={view.look} />
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {rows.map((lead) => (
          <Card key={lead.id} lead={lead} view={view} isChosen={chosen.has(lead.id)} />
        ))}
      </ul>
      {count > rows.length && (
        <p className="px-2 py-2 text-blaek-600">
          {m.leads_column_more({ count: count - rows.length })}
        </p>
      )}
    </li>
  );
}

type CardProps = {
  readonly lead: LeadRow;
  readonly view: LeadsView;
  readonly isChosen: boolean;
};

function Card({ lead, view, isChosen }: CardProps) {
  const overdue = lead.isOverdue ? 'border-l-4 border-l-tegl-600 pl-[9px]' : '';
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, `${lead.id} ${lead.version}`);
        event.dataTransfer.effectAllowed = 'move';
      }}
      className={`relative rounded-control border p-3 ${isChosen ? 'border-gran-700 bg-[#EEF5F1]' : 'border-hairline bg-white'} has-[a:focus-visible]:focus-ring ${overdue}`}
    >
      <div className="flex items-baseline justify-between gap-2">
        <SiteLink
          to={leadPath(lead.id, view)}
          draggable={false}
          data-lead={lead.id}
          data-version={lead.version}
          className="font-semibold focus-visible:outline-none after:absolute after:inset-0"
        >
          {lead.name}
        </SiteLink>
        <span className="flex shrink-0 items-center gap-1 text-blaek-600 tabular-nums">
          {isChosen && (
            <span className="text-gran-700">
              <CheckIcon />
              <span className="sr-only">{m.leads_chosen_mark()}</span>
            </span>
          )}
          {ageWords(lead.createdAt, view.at)}
        </span>
      </div>
      <p className="text-blaek-600">{townWords(lead)}</p>
      <p className="mt-2">{systemWords(lead)}</p>
      <p className="font-semibold">{kr(lead.priceOre / 100, getLocale())}</p>
      <div className="mt-2 flex items-end justify-between gap-2 border-t border-hairline pt-2">
        <NextStep lead={lead} today={view.today} />
        <OwnerMark owner={lead.owner} />
      </div>
    </li>
  );
}

export function NextStep({ lead, today }: { readonly lead: LeadRow; readonly today: string }) {
  return (
    <span className={lead.isOverdue ? 'text-tegl-600' : ''}>
      <span className={`block ${lead.isOverdue ? 'font-semibold' : ''}`}>
        {stepName(lead.step)}
      </span>
      {dueOrOverdue(lead, today)}
    </span>
  );
}
