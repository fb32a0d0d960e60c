import { idsText, LEAD_LOOKS, leadQuery } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { DownloadIcon } from '../../../ui/action-icons.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../card.tsx';
import { KeyRow } from '../key-row.tsx';
import { MovedToast } from '../order/moved-toast.tsx';
import { PaletteButton } from '../palette/palette-key.tsx';
import { UndoToast } from '../undo-toast.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { ChosenMissed } from './chosen-missed.tsx';
import { DoneToast } from './done-change.tsx';
import { LeadBoard } from './lead-board.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadsImport } from './leads-import.tsx';
import { LeadTable } from './lead-table.tsx';
import { leadsPath } from './lead-path.ts';
import { LeadsPages } from './leads-pages.tsx';
import { LeadTabs, SaveView } from './lead-tabs.tsx';
import {
  LEADS_FIELDS,
  LEADS_QUERY,
  type LeadLook,
  type LeadsAnswer,
  type LeadsView,
} from './leads-view.ts';
import { useChosen } from './use-chosen.ts';
import { isNarrowed, WidenLink } from './widen-link.tsx';
import { useFocusOnMoved, useLeadKeys, useMoveLead } from './use-lead-moves.ts';
import { useShownLook } from './use-shown-look.ts';

type LeadsPageProps = { readonly view: LeadsView; readonly answer: LeadsAnswer | undefined };

/** Who asked for an offer, and how far they are: as columns, as rows, or both, over one search. */
export function LeadsPage({ view, answer }: LeadsPageProps) {
  const move = useMoveLead();
  const chosen = useChosen(view);
  useLeadKeys(move, chosen);
  const { list, columns, search } = view;
  const done = answer?.kind === 'partly' ? answer.done : view.done;
  useFocusOnMoved(done?.eventIds[0] ?? null, done?.leadId ?? null);
  const look = useShownLook(view.look);
  const isSaving = view.isSaving || answer?.kind === 'no-name' || answer?.kind === 'too-many';
  const isImporting = view.isImporting || isOfCsv(answer);
  return (
    <div className={`flex flex-col gap-5 ${chosen.leads.length > 0 ? 'pb-24' : ''}`}>
      <Head view={view} look={look} />
      <LeadTabs view={view} />
      {isSaving && <SaveView answer={answer} />}
      {isImporting && <LeadsImport answer={answer} />}
      <Refused answer={answer} />
      <ChosenMissed view={view} answer={answer} />
      <LeadFilters view={view} />
      {look !== 'table' && (
        <div className={look === 'both' ? 'max-laptop:hidden' : ''}>
          <Card facts={columns} id="board" title={m.leads_board()} at={view.at}>
            {(shown) => (
              <>
                <p className="mb-2 text-right text-blaek-600">{m.leads_board_hint()}</p>
                <LeadBoard view={view} columns={shown} move={move} chosen={chosen} />
              </>
            )}
          </Card>
        </div>
      )}
      {look !== 'board' && (
        <Card facts={list} id="lead-list" title={m.leads_list()} at={view.at}>
          {({ rows, next }) => (
            <>
              {rows.length > 0 && (
                <LeadTable {...{ view, rows, chosen }} hasKeys={look === 'table'} />
              )}
              {rows.length === 0 && look === 'table' && <None search={search} look={look} />}
              <LeadsPages view={view} next={next} />
            </>
          )}
        </Card>
      )}
      <Keys />
      <ChosenBar view={view} answer={answer} chosen={chosen} hasRows={look !== 'board'} />
      {done !== null && (
        <DoneToast key={done.eventIds[0]} done={done} isRaised={chosen.leads.length > 0} />
      )}
      {answer?.kind === 'taken' && answer.eventIds.length > 0 && (
        <UndoToast
          key={answer.eventIds[0]}
          words={m.leads_csv_done({ count: answer.eventIds.length })}
          fields={{
            [LEADS_FIELDS.intent]: 'undo',
            [LEADS_FIELDS.event]: idsText(answer.eventIds),
          }}
        />
      )}
      {done === null && <MovedTab view={view} isRaised={chosen.leads.length > 0} />}
    </div>
  );
}

/** Both looks show it: where there is a board its columns say it. */
function None({ search, look }: Pick<LeadsView, 'search' | 'look'>) {
  return (
    <p className="rounded-card border border-hairline bg-white p-5 text-blaek-600">
      {isNarrowed(search) ? m.leads_none_here() : m.leads_empty()}{' '}
      <WidenLink search={search} look={look} />
    </p>
  );
}

function MovedTab({ view, isRaised }: { readonly view: LeadsView; readonly isRaised: boolean }) {
  const saved = view.tabs.filter(({ name }) => name !== null);
  const at = saved.findIndex(({ id }) => id === view.moved?.id);
  const name = saved[at]?.name;
  if (view.moved === null || typeof name !== 'string') return null;
  return (
    <MovedToast
      moved={view.moved}
      name={m.leads_view_quoted({ name })}
      at={at}
      count={saved.length}
      isRaised={isRaised}
    />
  );
}

const isOfCsv = (answer: LeadsAnswer | undefined) =>
  answer?.kind === 'rehearsed' || answer?.kind === 'taken' || answer?.kind === 'csv-refused';

const LOOKS = {
  board: m.leads_look_board,
  table: m.leads_look_table,
  both: m.leads_look_both,
} as const;

type HeadProps = {
  readonly view: LeadsView;
  readonly look: LeadLook;
};

function Head({ view, look: shown }: HeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-28 font-semibold">{m.leads_title()}</h1>
        <p className="text-blaek-600">{countWords(view)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <PaletteButton />
        <nav aria-label={m.leads_look()}>
          <ul className="flex rounded-control border border-sten-500 bg-white">
            {LEAD_LOOKS.map((look) => (
              <li
                key={look}
                className={`not-first:border-l not-first:border-hairline ${look === 'both' ? 'max-laptop:hidden' : ''}`}
              >
                <SiteLink
                  to={leadsPath(view.search, look, view.from)}
                  preventScrollReset
                  aria-current={shown === look ? 'page' : undefined}
                  className="flex h-[42px] items-center px-4 aria-[current]:bg-gran-100 aria-[current]:font-semibold"
                >
                  {LOOKS[look]()}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <a
          href={`${staffLinks.leadsCsv()}?${leadQuery(view.search)}`}
          download
          className={buttonClass('outlined', 44)}
        >
          <DownloadIcon />
          {m.leads_csv()}
        </a>
        <SiteLink
          to={`${leadsPath(view.search, view.look)}&${LEADS_QUERY.csv}`}
          preventScrollReset
          className={buttonClass('outlined', 44)}
        >
          {m.leads_csv_title()}
        </SiteLink>
      </div>
    </header>
  );
}

/** How many there are; nothing, where it is not known. */
function countWords({ tabs, columns, search }: LeadsView): string {
  const countOf = (id: string) => tabs.find((tab) => tab.id === id)?.count ?? null;
  const [count, unowned, overdue] = [countOf('all'), countOf('unowned'), countOf('overdue')];
  if (count === null || unowned === null || overdue === null) return '';
  const counts = { count, unowned, overdue };
  if (!isNarrowed(search) || columns === null) return m.leads_sub(counts);
  const found = columns.reduce((sum, column) => sum + column.count, 0);
  return m.leads_sub_found({ ...counts, found });
}

function Refused({ answer }: { readonly answer: LeadsAnswer | undefined }) {
  if (answer === undefined || !('name' in answer)) return null;
  const { kind, name } = answer;
  if (kind === 'no-name' || kind === 'too-many') return null;
  const words = {
    changed: m.leads_refused_changed({ name }),
    withdrawn: m.leads_refused_withdrawn({ name }),
    'not-found': m.leads_refused_gone(),
    'not-undone': m.leads_refused_undo(),
  };
  return (
    <p
      role="alert"
      className="rounded-control border-l-8 border-tegl-600 bg-tegl-100 px-5 py-3 font-semibold"
    >
      {words[kind]}
    </p>
  );
}

function Keys() {
  return (
    <section aria-label={m.leads_keys()}>
      <KeyRow
        keys={[
          { caps: ['J', 'K'], what: m.leads_keys_next() },
          { caps: ['1', '5'], isRange: true, what: m.leads_keys_stage() },
          { caps: ['S'], what: m.leads_keys_step() },
          { caps: ['E'], what: m.leads_keys_owner() },
          { caps: ['N'], what: m.leads_keys_note() },
          { caps: ['X'], what: m.leads_keys_choose() },
          { caps: ['/'], what: m.leads_keys_search() },
          { caps: ['?'], what: m.leads_keys_all() },
        ]}
      />
    </section>
  );
}
