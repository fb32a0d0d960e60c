import { data, redirect, type RouterContextProvider } from 'react-router';
import type { QuoteFacts, QuoteRow } from '../../../domain/staff/quotes.ts';
import { idsIn, LEAD_STAGES, LEAD_STEPS, readLeadSearch } from '../../../domain/staff/leads.ts';
import { danishDayOf } from '../../../server/danish-day.ts';
import { closeLead, moveLead, noteLead, planLead } from '../../../server/leads/change-lead.ts';
import { leadPlace } from '../../../server/leads/lead-place.ts';
import { mergeLeads, tellApart } from '../../../server/leads/merge-leads.ts';
import { undoLead } from '../../../server/leads/undo-lead.ts';
import {
  listOwners,
  readChange,
  readLead,
  revealContact,
} from '../../../server/leads/read-lead.ts';
import { listQuotes, readQuote } from '../../../server/quotes/read-quote.ts';
import {
  LEAD_FIELDS,
  LEAD_QUERY,
  type LeadAnswer,
  type LeadView,
} from '../../features/admin/leads/lead-view.ts';
import { leadPath, readLeadLook, type OpenedFrom } from '../../features/admin/leads/lead-path.ts';
import { intents, type SentIntent } from '../../forms/intents.server.ts';
import type { ComparedQuote } from '../../features/admin/quotes/compared-quotes.tsx';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { startQuote } from './start-quote.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadLead(request: Request, id: string, context: Context): Promise<LeadView> {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const facts = await readLead(services, who, { id });
  const owners = await listOwners(services, who, {});
  if (!facts.ok) {
    if (facts.error.kind === 'not-found') throw data('', { status: 404 });
    throw redirect(staffLinks.login(), 303);
  }
  const { mergedInto } = facts.value;
  if (mergedInto !== null) throw redirect(staffLinks.lead(mergedInto), 303);
  const quotes = await listQuotes(services, who, { leadId: id });
  if (!owners.ok || !quotes.ok) throw redirect(staffLinks.login(), 303);
  const from = openedFrom(request);
  const place = await leadPlace(services, who, { id, search: from.search });
  return {
    ...from,
    place: place.ok ? place.value : null,
    facts: facts.value,
    quotes: quotes.value,
    compared: await lastTwo(context, quotes.value),
    owners: owners.value,
    today: danishDayOf(services.now()),
    me: who.kind === 'staff' ? who.uid : '',
    done: await justDone(request, context),
  };
}

/** The lead's own last two quotes; those of a request that was merged into it are of another design. */
async function lastTwo(
  context: Context,
  quotes: readonly QuoteRow[],
): Promise<LeadView['compared']> {
  const { services } = context.get(requestContext);
  const own = quotes.filter(({ mergedReference = null }) => mergedReference === null);
  const [newer, older] = own.slice(0, 2);
  if (newer === undefined || older === undefined) return null;
  const read = async ({ id }: QuoteRow) => {
    const quote = await readQuote(services, whoAsks(context), { id });
    return quote.ok && !quote.value.isUnreadable ? comparedOf(quote.value) : null;
  };
  const [was, is] = [await read(older), await read(newer)];
  return was === null || is === null ? null : { older: was, newer: is };
}

/** Nothing more is sent along than what is shown: the key to the customer's page stays. */
const comparedOf = (quote: QuoteFacts): ComparedQuote => ({
  number: quote.number,
  state: quote.state,
  sentAt: quote.sentAt,
  changedAt: quote.changedAt,
  lines: quote.lines,
  system: quote.system,
  totalExVatOre: quote.totalExVatOre,
  vatOre: quote.vatOre,
  totalOre: quote.totalOre,
  profitExVatOre: quote.profitExVatOre,
});

/** What the address says was done a moment ago. */
export async function justDone(request: Request, context: Context) {
  const { services } = context.get(requestContext);
  const eventIds = idsIn(new URL(request.url).searchParams.get(LEAD_QUERY.done) ?? '');
  const done = await readChange(services, whoAsks(context), { eventIds });
  return done.ok ? done.value : null;
}

/** The address says which list the lead was opened from. */
function openedFrom(request: Request): OpenedFrom {
  const { searchParams } = new URL(request.url);
  return { search: readLeadSearch(searchParams), look: readLeadLook(searchParams) };
}

/** The part of the timeline that is shown stays so. */
function withPart(path: string, request: Request): string {
  const part = new URL(request.url).searchParams.get(LEAD_QUERY.part);
  return part === null ? path : `${path}&${new URLSearchParams({ [LEAD_QUERY.part]: part })}`;
}

/** @param path where the answer is shown, with its query begun */
export function actLead(
  request: Request,
  id: string,
  context: Context,
  path: string = leadPath(id, openedFrom(request)),
) {
  const here = withPart(path, request);
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const shown = ({ field }: SentIntent) => ({ id, version: Number(field(LEAD_FIELDS.version)) });
  const reveal = async ({ field }: SentIntent, isReply: boolean) => {
    const of = field(LEAD_FIELDS.other) || id;
    const revealed = await revealContact(services, who, { id: of });
    return revealed.ok
      ? data<LeadAnswer>({ kind: 'shown', of, contact: revealed.value, isReply })
      : answered(here, revealed);
  };
  const tell = async ({ field }: SentIntent, isApart: boolean) => {
    const pair = { id, otherId: field(LEAD_FIELDS.other), isApart };
    return answered(here, await tellApart(services, who, pair));
  };
  return intents({
    move: async (sent) => {
      const stage = LEAD_STAGES.find((known) => known === sent.field(LEAD_FIELDS.stage));
      if (stage === undefined) throw data('', { status: 400 });
      return answered(here, await moveLead(services, who, { ...shown(sent), stage }));
    },
    plan: async (sent) => {
      const { form, field } = sent;
      const step = LEAD_STEPS.find((known) => known === field(LEAD_FIELDS.step));
      if (step === undefined) throw data('', { status: 400 });
      const owner = field(form.has(LEAD_FIELDS.take) ? LEAD_FIELDS.take : LEAD_FIELDS.owner);
      const time = field(LEAD_FIELDS.time).replace('.', ':');
      const plan = { step, day: field(LEAD_FIELDS.day), time };
      const wish = { ...shown(sent), ownerUid: owner === '' ? null : owner, ...plan };
      return answered(here, await planLead(services, who, wish), { typed: { ...plan, owner } });
    },
    close: async (sent) => {
      const reason = sent.field(LEAD_FIELDS.reason);
      const closed = await closeLead(services, who, { ...shown(sent), reason });
      return answered(here, closed, { reason });
    },
    note: async ({ field }) => {
      const note = field(LEAD_FIELDS.note);
      const noted = await noteLead(services, who, { id, note });
      if (!noted.ok) return answered(here, noted, { note });
      return noted.value.isWithdrawn
        ? data<LeadAnswer>({ kind: 'noted-after-withdrawal' })
        : answered(here, noted);
    },
    undo: async ({ field }) => {
      const undone = await undoLead(services, who, { eventIds: idsIn(field(LEAD_FIELDS.event)) });
      if (undone.ok) return redirect(here, 303);
      const { kind } = undone.error;
      const told = kind === 'changed' ? 'not-undone' : kind;
      return answered(here, { ok: false, error: { kind: told } });
    },
    quote: () => startQuote(id, context, (kind) => data<LeadAnswer>({ kind })),
    merge: async (sent) => {
      const pair = { ...shown(sent), otherId: sent.field(LEAD_FIELDS.other) };
      return answered(here, await mergeLeads(services, who, pair));
    },
    apart: (sent) => tell(sent, true),
    together: (sent) => tell(sent, false),
    reply: (sent) => reveal(sent, true),
    reveal: (sent) => reveal(sent, false),
  })({ request, context });
}

type Refusal = Exclude<LeadAnswer['kind'], 'shown' | 'noted-after-withdrawal'>;
type Outcome =
  | { readonly ok: true; readonly value: { readonly eventId: string | null } }
  | {
      readonly ok: false;
      readonly error: { readonly kind: Refusal | 'signed-out' | 'not-staff' | 'not-found' };
    };
type Typed = Pick<Extract<LeadAnswer, { kind: Refusal }>, 'typed' | 'reason' | 'note'>;

function answered(here: string, outcome: Outcome, typed: Typed = {}) {
  if (outcome.ok) {
    const { eventId } = outcome.value;
    const done = eventId === null ? '' : `&${LEAD_QUERY.done}=${eventId}`;
    return redirect(here + done, 303);
  }
  const { kind } = outcome.error;
  if (kind === 'signed-out' || kind === 'not-staff') return redirect(staffLinks.login(), 303);
  if (kind === 'not-found') throw data('', { status: 404 });
  return data<LeadAnswer>({ kind, ...typed });
}
