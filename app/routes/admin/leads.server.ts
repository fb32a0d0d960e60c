import { data, redirect, type RouterContextProvider } from 'react-router';
import type { Result } from '../../../domain/result.ts';
import { MOST_CSV_LINES } from '../../../domain/staff/lead-csv.ts';
import { idsIn, NO_LEAD_SEARCH, readLeadSearch } from '../../../domain/staff/leads.ts';
import { danishDayOf } from '../../../server/danish-day.ts';
import { moveLead } from '../../../server/leads/change-lead.ts';
import { undoLead } from '../../../server/leads/undo-lead.ts';
import { importLeads, rehearseLeads } from '../../../server/leads/import-leads.ts';
import { readAlone } from '../../../server/read-alone.ts';
import { csvText } from '../../../server/records/csv-text.ts';
import { MOST_CSV_BYTES } from '../../../server/records/record-csv.ts';
import {
  changeLeadView,
  listLeadViews,
  moveLeadView,
  removeLeadView,
  saveLeadView,
} from '../../../server/leads/lead-views.ts';
import { countLeads, leadBoard, listLeads } from '../../../server/leads/list-leads.ts';
import { listOwners, readChange, readLead } from '../../../server/leads/read-lead.ts';
import {
  LEADS_FIELDS,
  LEADS_QUERY,
  type LeadsAnswer,
  type LeadsRefusal,
  type LeadsView,
  type LeadTab,
} from '../../features/admin/leads/leads-view.ts';
import { readLeadLook } from '../../features/admin/leads/lead-path.ts';
import {
  afterMove,
  movedIn,
  ORDER_FORM,
  REORDER,
  withoutMoved,
} from '../../features/admin/order/order-view.ts';
import { intents, type SentIntent } from '../../forms/intents.server.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { changeChosen, planIn, stageIn } from './leads-chosen.server.ts';
import { placesIn } from './places.server.ts';
import { forStaff } from './staff-only.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadLeads(request: Request, context: Context): Promise<LeadsView> {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const { searchParams } = new URL(request.url);
  const search = readLeadSearch(searchParams);
  const look = readLeadLook(searchParams);
  const after = searchParams.get(LEADS_QUERY.after);
  const alone = async <Facts, Failure extends { readonly kind: string }>(
    part: string,
    read: () => Promise<Result<Facts, Failure>>,
  ): Promise<Facts | null> => {
    const answer = await readAlone(services, part, read);
    if (answer === null) return null;
    const facts = forStaff(answer);
    return facts.ok ? facts.value : null;
  };
  const views = await listLeadViews(services, who, {});
  const tabs = tabsOf(views.ok ? views.value : []);
  const searches = tabs.map((tab) => tab.search);
  const counts = await alone('counts', () => countLeads(services, who, { searches }));
  const list = await alone('list', () => listLeads(services, who, { search, after }));
  const hasCards = look !== 'table';
  const columns = await alone('board', () => leadBoard(services, who, { search, hasCards }));
  const owners = await listOwners(services, who, {});
  const done = await readChange(services, who, {
    eventIds: idsIn(searchParams.get(LEADS_QUERY.done) ?? ''),
  });
  if (!owners.ok) throw redirect(staffLinks.login(), 303);
  const now = services.now();
  const counted = tabs.map((tab, index) => ({ ...tab, count: counts?.[index] ?? null }));
  const came = searchParams.get(LEADS_QUERY.view);
  return {
    search,
    look,
    columns,
    list,
    isFirstPage: after === null,
    tabs: counted,
    from: counted.find(({ id, isOwn }) => isOwn && id === came) ?? null,
    owners: owners.value,
    at: now.toISOString(),
    today: danishDayOf(now),
    done: done.ok ? done.value : null,
    moved: movedIn(searchParams),
    isSaving: searchParams.has(LEADS_QUERY.save),
    isImporting: searchParams.has(LEADS_QUERY.csv),
  };
}

type Uncounted = Omit<LeadTab, 'count'>;

function tabsOf(views: readonly Uncounted[]): readonly Uncounted[] {
  const fixed = { name: null, isOwn: false };
  return [
    { ...fixed, id: 'all', search: NO_LEAD_SEARCH },
    { ...fixed, id: 'mine', search: { ...NO_LEAD_SEARCH, owner: 'me' } },
    { ...fixed, id: 'unowned', search: { ...NO_LEAD_SEARCH, owner: 'none' } },
    { ...fixed, id: 'overdue', search: { ...NO_LEAD_SEARCH, due: 'overdue' } },
    { ...fixed, id: 'doubles', search: { ...NO_LEAD_SEARCH, doubles: 'open' } },
    ...views.map(({ id, name, search, isOwn }) => ({ id, name, search, isOwn })),
  ];
}

export function actLeads(request: Request, context: Context) {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const here = pathOf(request);
  const search = () => readLeadSearch(new URL(request.url).searchParams);
  const back = () => redirect(here(''), 303);
  return intents({
    move: async (sent) => {
      const id = idIn(sent);
      const version = Number(sent.field(LEADS_FIELDS.version));
      const moved = await moveLead(services, who, { id, version, stage: stageIn(sent) });
      if (moved.ok) return redirect(here(moved.value.eventId ?? ''), 303);
      const lead = await readLead(services, who, { id });
      return refused(moved.error.kind, lead.ok ? lead.value.lead.name : '');
    },
    undo: async ({ field }) => {
      const eventIds = idsIn(field(LEADS_FIELDS.event), MOST_CSV_LINES);
      const undone = await undoLead(services, who, { eventIds });
      if (undone.ok) return undone.value.kept === 0 ? back() : refused('not-undone', '');
      return refused(undone.error.kind === 'changed' ? 'not-undone' : undone.error.kind, '');
    },
    'move-chosen': (sent) => changeChosen(sent, { stage: stageIn(sent) }, here),
    'give-chosen': (sent) =>
      changeChosen(sent, { ownerUid: sent.field(LEADS_FIELDS.owner) || null }, here),
    'plan-chosen': (sent) => changeChosen(sent, planIn(sent), here),
    'save-view': async ({ form, field }) => {
      const name = field(LEADS_FIELDS.name);
      const isShared = form.has(LEADS_FIELDS.shared);
      const saved = await saveLeadView(services, who, { name, search: search(), isShared });
      return saved.ok ? back() : refused(saved.error.kind, name);
    },
    'change-view': async (sent) => {
      const view = { id: idIn(sent), search: search() };
      const changed = await changeLeadView(services, who, view);
      return changed.ok ? back() : refused(changed.error.kind, '');
    },
    'remove-view': async (sent) => {
      const removed = await removeLeadView(services, who, { id: idIn(sent) });
      return removed.ok ? back() : refused(removed.error.kind, '');
    },
    [REORDER]: async (sent) => {
      const { form } = sent;
      const id = idIn(sent);
      const moved = await moveLeadView(services, who, { id, by: placesIn(form) });
      if (!moved.ok) return refused(moved.error.kind, '');
      const url = new URL(here(''), request.url);
      return redirect(afterMove(url, { id, by: moved.value.by }, form.has(ORDER_FORM.isBack)), 303);
    },
    'rehearse-csv': rehearse,
    'import-csv': async ({ field }) => {
      const taken = await importLeads(services, who, { csv: field(LEADS_FIELDS.csv) });
      return taken.ok
        ? data<LeadsAnswer>({ kind: 'taken', eventIds: taken.value.eventIds })
        : csvRefused(taken.error.kind);
    },
  })({ request, context });
}

const idIn = ({ field }: SentIntent) => field(LEADS_FIELDS.id);

async function rehearse({ form, services, who }: SentIntent) {
  const file = form.get(LEADS_FIELDS.file);
  if (!(file instanceof File) || file.size === 0) return csvRefused('no-file');
  if (file.size > MOST_CSV_BYTES) return csvRefused('too-large');
  const csv = csvText(await file.bytes());
  const read = await rehearseLeads(services, who, { csv });
  return read.ok
    ? data<LeadsAnswer>({ kind: 'rehearsed', csv, lines: read.value })
    : csvRefused(read.error.kind);
}

function csvRefused(
  why: Extract<LeadsAnswer, { kind: 'csv-refused' }>['why'] | 'signed-out' | 'not-staff',
) {
  if (why === 'signed-out' || why === 'not-staff') return redirect(staffLinks.login(), 303);
  return data<LeadsAnswer>({ kind: 'csv-refused', why });
}

function refused(kind: LeadsRefusal['kind'] | 'signed-out' | 'not-staff', name: string) {
  if (kind === 'signed-out' || kind === 'not-staff') return redirect(staffLinks.login(), 303);
  return data<LeadsAnswer>({ kind, name });
}

/** The same list again, and what was just done in it. */
function pathOf(request: Request): (eventIds: string) => string {
  const url = new URL(request.url);
  url.searchParams.delete(LEADS_QUERY.save);
  url.searchParams.delete(LEADS_QUERY.done);
  return (eventIds) => {
    if (eventIds !== '') url.searchParams.set(LEADS_QUERY.done, eventIds);
    return `${url.pathname.replace(/\.data$/, '')}?${withoutMoved(url.searchParams)}`;
  };
}
