import { createHash, randomUUID } from 'node:crypto';
import { redirect, type RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { KEY_FIELD, textIn } from '../../../domain/posted-form.ts';
import { isSecureSite } from '../../../server/identity/session-cookie.ts';
import { saveReport } from '../../../server/reports/save-report.ts';
import {
  isOwnWish,
  noSavingCookie,
  savingCookie,
  type Waiting,
} from '../../../server/reports/saving-cookie.ts';
import type { Services } from '../../../server/services.ts';
import { ASK_PARAM, REPORT_FIELDS, SAVE_PARAM } from '../../features/report-list/list-view.ts';
import { links } from '../../links.ts';
import { requestContext, whoAsks, type RequestContext } from '../../request-context.server.ts';
import { signInFirst } from '../account/sign-in-first.server.ts';
import { readCalculator } from '../calculator/read-calculator.server.ts';
import { newSaveKey } from '../calculator/save-key.server.ts';
import { unlessRefused } from '../work.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Whether it becomes another report or replaces one; null: not decided. */
type Choice = { readonly asNew: true } | { readonly reportId: string; readonly version: number };

/** Where a calculation waits to be saved while its owner signs in or chooses. */
function pendingAddress(query: string, idempotencyKey: string): string {
  const pending = new URLSearchParams(query);
  pending.set(SAVE_PARAM, idempotencyKey);
  return `${links.myReports()}?${pending}`;
}

/** A page that is the same for everybody contains no key. */
export function waitingIn(form: FormData): Waiting {
  const idempotencyKey = textIn(form, KEY_FIELD) || newSaveKey();
  return { query: textIn(form, REPORT_FIELDS.query), idempotencyKey };
}

/** The part of an address about the saving, not the calculation. */
const ABOUT_SAVING = [SAVE_PARAM, ASK_PARAM, 'failed', 'full', 'changed'] as const;

export function waitingAt(query: URLSearchParams): Waiting | null {
  const idempotencyKey = query.get(SAVE_PARAM);
  if (idempotencyKey === null) return null;
  const state = new URLSearchParams(query);
  for (const name of ABOUT_SAVING) state.delete(name);
  return { query: state.toString(), idempotencyKey };
}

/** Keeps a calculation for a visitor who signs in first, in this browser only. */
export function saveAfterSignIn({ services }: RequestContext, waiting: Waiting): Response {
  const answer = signInFirst(pendingAddress(waiting.query, waiting.idempotencyKey));
  answer.headers.append('Set-Cookie', savingCookie(waiting, siteOf(services)));
  return answer;
}

/**
 * Saves what was waiting, if this browser asked for it; a link from elsewhere leads to a button.
 */
export async function saveWaiting(
  { headers }: Request,
  context: Context,
  waiting: Waiting,
): Promise<Response> {
  const site = siteOf(context.get(requestContext).services);
  if (!isOwnWish(headers, waiting, site))
    return redirect(`${pendingAddress(waiting.query, waiting.idempotencyKey)}&${ASK_PARAM}`, 303);
  const answer = await saveCalculation(context, waiting);
  answer.headers.append('Set-Cookie', noSavingCookie(site.isSecure));
  return answer;
}

const siteOf = ({ secret, settings }: Services) => ({ secret, isSecure: isSecureSite(settings) });

export function choiceIn(form: FormData): Choice | null {
  if (form.has(REPORT_FIELDS.asNew)) return { asNew: true };
  const reportId = textIn(form, REPORT_FIELDS.reportId);
  if (reportId === '') return null;
  return { reportId, version: Number(textIn(form, REPORT_FIELDS.version)) };
}

/** Saves a calculation, and leads to its report or to the choice its owner has to make. */
export async function saveCalculation(
  context: Context,
  { query, idempotencyKey }: Waiting,
  choice: Choice | null = null,
): Promise<Response> {
  const { services } = context.get(requestContext);
  const { state } = await readCalculator({ searchParams: new URLSearchParams(query) }, context);
  const own = toQuery(state).toString();
  const back = (key: string, why: string) => redirect(`${pendingAddress(own, key)}&${why}`, 303);
  const isInPlace = choice !== null && 'reportId' in choice;
  const key = isInPlace ? {} : { idempotencyKey: keyOf(idempotencyKey, own) };
  const saved = unlessRefused(
    await saveReport(services, whoAsks(context), { state, ...key, ...choice }),
  );
  if (saved.ok) return redirect(`${links.report(saved.value.reportId)}?saved`, 303);
  switch (saved.error.kind) {
    case 'has-report':
      return back(idempotencyKey, ASK_PARAM);
    case 'conflict':
    case 'not-found':
      return back(randomUUID(), `${ASK_PARAM}&changed`);
    case 'too-many-reports':
      return back(randomUUID(), 'full');
    default:
      return back(randomUUID(), 'failed');
  }
}

/** Back on the page that was saved, with different figures: that is another report. */
function keyOf(idempotencyKey: string, query: string): string {
  return createHash('sha256').update(`${idempotencyKey} ${query}`).digest('hex');
}
