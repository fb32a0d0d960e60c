import { data, redirect, type RouterContextProvider } from 'react-router';
import * as z from 'zod/mini';
import { isCellKey, neutralCell, neutralEdits, type Edits } from '../../../domain/prices/draft.ts';
import type { EditConflict } from '../../../domain/prices/merge-edits.ts';
import { textIn } from '../../../domain/posted-form.ts';
import {
  branchDraft,
  noteMeeting,
  saveDraft,
  type CellTexts,
} from '../../../server/pricing/drafts.ts';
import { readChoiceEffects } from '../../../server/pricing/choice-effects.ts';
import { readPriceDesk } from '../../../server/pricing/read-desk.ts';
import { rehearseDraft } from '../../../server/pricing/rehearse-draft.ts';
import {
  PRICE_FIELDS,
  PRICE_QUERY,
  type DraftAnswer,
  type DraftView,
} from '../../features/admin/prices/prices-view.ts';
import { intents, type SentIntent } from '../../forms/intents.server.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { conflicted } from './draft-conflict.server.ts';
import { numberIn } from './prices.server.ts';
import { forStaff } from './staff-only.server.ts';

type Context = Readonly<RouterContextProvider>;

/** null: there is no such draft, or no longer. */
export function loadDraft(request: Request, context: Context): Promise<DraftView | null> {
  return readDraft(context, numberIn(new URL(request.url).searchParams.get(PRICE_QUERY.draft)));
}

/** number null: the newest. */
async function readDraft(context: Context, number: number | null): Promise<DraftView | null> {
  const { services } = context.get(requestContext);
  const desk = forStaff(await readPriceDesk(services, whoAsks(context), { number }));
  const draft = desk.ok ? desk.value.draft : null;
  return draft && { draft, newRule: freeRuleId(draft) };
}

function freeRuleId({ cells, base }: DraftView['draft']): string {
  const isTaken = (id: string) =>
    base.book.adjustments.some((rule) => rule.id === id) ||
    Object.keys(cells).some((key) => key.startsWith(`rule.${id}.`));
  let count = base.book.adjustments.length + 1;
  while (isTaken(`rule-${count}`)) count += 1;
  return `rule-${count}`;
}

export const actDraft = intents({
  // What saves by itself asks again as a page, which is when somebody is asked to choose.
  '': async (sent) => (await keep(sent, false)) ?? data<DraftAnswer>({ kind: 'saved' }),
  meet: async (sent) => (await keep(sent)) ?? data<DraftAnswer>({ kind: 'saved' }),
  save: async (sent) => (await keep(sent)) ?? redirect(atDraft(numberOf(sent)), 303),
  rehearse: async (sent) => (await keep(sent)) ?? rehearse(sent),
  effect: effectOfOwn,
  resolve,
  branch,
});

const numberOf = ({ field }: SentIntent) => numberIn(field(PRICE_FIELDS.number)) ?? 0;

/**
 * Saves what was changed.
 * @param isAsked whether somebody is to choose between two changes now
 * @returns null: nothing of it met another's change
 */
async function keep(sent: SentIntent, isAsked = true) {
  const { form, context, services, who } = sent;
  const number = numberOf(sent);
  const shown = groundIn(form);
  const { mine, ground } = changesIn(form, shown);
  const saved = forStaff(await saveDraft(services, who, { number, mine, ground }));
  if (!saved.ok) throw goneOrBad(saved.error.kind);
  const { conflicts } = saved.value;
  if (conflicts.length === 0) return null;
  const view = await readDraft(context, number);
  if (isAsked) forStaff(await noteMeeting(services, who, { number, conflicts }));
  return conflicted(context, view, { conflicts, ground: shown, isAsked });
}

async function rehearse(sent: SentIntent) {
  const number = numberOf(sent);
  const tried = forStaff(await rehearseDraft(sent.services, sent.who, { number }));
  // Wrong cells are shown in the draft itself.
  const next = tried.ok ? `${staffLinks.prices()}?${PRICE_QUERY.draft}=${number}` : atDraft(number);
  return redirect(next, 303);
}

const atDraft = (number: number) => `${staffLinks.priceDraft()}?${PRICE_QUERY.draft}=${number}`;

function goneOrBad(kind: 'not-found' | 'not-cells'): Response {
  return kind === 'not-found'
    ? redirect(staffLinks.prices(), 303)
    : new Response(null, { status: 400 });
}

const texts = z.record(z.string(), z.string());

/** The texts that the page showed. */
function groundIn(form: FormData): Edits {
  const shown = z.safeParse(texts, jsonIn(textIn(form, PRICE_FIELDS.ground)));
  if (!shown.success) throw new Response(null, { status: 400 });
  return shown.data;
}

/** Cells that are not as they were shown. Of several boxes with one name the ticked ones are posted. */
function changesIn(form: FormData, shown: Edits) {
  const changed = Object.entries(shown).flatMap(([key, was]) => {
    const text = form
      .getAll(key)
      .filter((part) => typeof part === 'string')
      .join(',');
    return text === was || !isCellKey(key) ? [] : [{ key, was, text }];
  });
  return {
    mine: neutral(changed.map(({ key, text }) => [key, text])),
    ground: neutral(changed.map(({ key, was }) => [key, was])),
  };
}

/** Drafts are read in both languages. */
const neutral = (cells: readonly (readonly [string, string])[]) =>
  neutralEdits(Object.fromEntries(cells), getLocale());

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Of a text that somebody writes instead of both changes. */
async function effectOfOwn(sent: SentIntent) {
  const { form, services, who } = sent;
  const conflicts = conflictsIn(form);
  const read = conflicts.map((cell) => ({
    ...cell,
    mine: cell.mine === null ? null : neutralCell(cell.key, cell.mine, getLocale()),
  }));
  const asked = { number: numberOf(sent), conflicts: read };
  const tried = forStaff(await readChoiceEffects(services, who, asked));
  if (!tried.ok) throw goneOrBad(tried.error.kind);
  const [own] = conflicts;
  const effect = (own && tried.value[own.key]?.mine) ?? null;
  return data<DraftAnswer>({ kind: 'effect', of: own?.mine ?? '', effect });
}

const textOrNone = z.nullable(z.string());

/** Of the page that asks which of two changes stands: one's own become a draft of their own. */
async function branch(sent: SentIntent) {
  const mine = Object.fromEntries(conflictsIn(sent.form).map((cell) => [cell.key, cell.mine]));
  const wish = { number: numberOf(sent), mine };
  const branched = forStaff(await branchDraft(sent.services, sent.who, wish));
  if (!branched.ok) throw goneOrBad(branched.error.kind);
  return redirect(atDraft(branched.value.number), 303);
}

/** Of the same page: each stands as it was chosen. */
async function resolve(sent: SentIntent) {
  const { form, field, context, services, who } = sent;
  const number = numberOf(sent);
  const conflicts = conflictsIn(form);
  const shown = groundIn(form);
  const chosen: Record<string, string | null> = {};
  const unanswered: string[] = [];
  for (const { key, mine, theirs } of conflicts) {
    const choice = field(PRICE_FIELDS.choice + key);
    const own = field(PRICE_FIELDS.own + key).trim();
    if (choice === 'mine') chosen[key] = mine;
    else if (choice === 'theirs') chosen[key] = theirs;
    else if (own !== '') chosen[key] = neutralCell(key, own, getLocale());
    else unanswered.push(key);
  }
  if (unanswered.length > 0) {
    const view = await readDraft(context, number);
    return conflicted(context, view, { conflicts, ground: shown, unanswered });
  }
  const ground: CellTexts = Object.fromEntries(conflicts.map(({ key, theirs }) => [key, theirs]));
  const saved = forStaff(await saveDraft(services, who, { number, mine: chosen, ground }));
  if (!saved.ok) throw goneOrBad(saved.error.kind);
  const again = saved.value.conflicts;
  return again.length > 0
    ? conflicted(context, await readDraft(context, number), { conflicts: again, ground: shown })
    : redirect(atDraft(number), 303);
}

function conflictsIn(form: FormData): readonly EditConflict[] {
  return [...form.keys()].flatMap((name) => {
    if (!name.startsWith(PRICE_FIELDS.mine)) return [];
    const key = name.slice(PRICE_FIELDS.mine.length);
    const read = (field: string) => z.safeParse(textOrNone, jsonIn(textIn(form, field + key)));
    const ground = read(PRICE_FIELDS.was);
    const mine = read(PRICE_FIELDS.mine);
    const theirs = read(PRICE_FIELDS.theirs);
    if (!(isCellKey(key) && ground.success && mine.success && theirs.success)) return [];
    return [{ key, ground: ground.data, mine: mine.data, theirs: theirs.data }];
  });
}
