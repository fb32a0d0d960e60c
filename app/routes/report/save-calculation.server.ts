import { createHash, randomUUID } from 'node:crypto';
import { redirect, type RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { withChange } from '../../../domain/counted-answers.ts';
import { unknownTo } from '../../../domain/estimate-request.ts';
import { KEY_FIELD, textIn } from '../../../domain/posted-form.ts';
import { isAsBefore } from '../../../domain/saved-calculation.ts';
import { withoutRefused } from '../../../domain/without-refused.ts';
import type { SignedIn } from '../../../server/identity/session.ts';
import { isSecureSite } from '../../../server/identity/session-cookie.ts';
import { earlierReport, ownReport } from '../../../server/reports/queries.ts';
import { saveReport } from '../../../server/reports/save-report.ts';
import {
  isMarkedIn,
  noSavingCookie,
  savingCookie,
  type Waiting,
} from '../../../server/reports/saving-cookie.ts';
import type { Services } from '../../../server/services.ts';
import { isRefusal } from '../../../server/work/work-refusal.ts';
import { ASK_PARAM, REPORT_FIELDS, SAVE_PARAM } from '../../features/report-list/list-view.ts';
import { links } from '../../links.ts';
import { requestContext, type RequestContext } from '../../request-context.server.ts';
import { signInFirst } from '../account/sign-in-first.server.ts';
import { refused } from '../work.server.ts';
import { readCalculator } from '../calculator/read-calculator.server.ts';
import { newSaveKey } from '../calculator/save-key.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Whether it is another report or takes the place of one; null: nobody has said. */
type Choice = 'new' | { readonly reportId: string; readonly version: number } | null;

/** Where a calculation waits to be saved while its owner signs in or chooses. */
function pendingAddress(query: string, idempotencyKey: string): string {
  const pending = new URLSearchParams(query);
  pending.set(SAVE_PARAM, idempotencyKey);
  return `${links.myReports()}?${pending}`;
}

/** A page that is the same for everybody holds no key. */
export function waitingIn(form: FormData): Waiting {
  const idempotencyKey = textIn(form, KEY_FIELD) || newSaveKey();
  return { query: textIn(form, REPORT_FIELDS.query), idempotencyKey };
}

/** Of an address, what is about the saving and not the calculation. */
const ABOUT_SAVING = [SAVE_PARAM, ASK_PARAM, 'failed', 'full', 'changed'] as const;

export function waitingAt(query: URLSearchParams): Waiting | null {
  const idempotencyKey = query.get(SAVE_PARAM);
  if (idempotencyKey === null) return null;
  const state = new URLSearchParams(query);
  for (const name of ABOUT_SAVING) state.delete(name);
  return { query: state.toString(), idempotencyKey };
}

/** Keeps a calculation for who signs in first, in this browser alone. */
export function saveAfterSignIn({ services }: RequestContext, waiting: Waiting): Response {
  const answer = signInFirst(pendingAddress(waiting.query, waiting.idempotencyKey));
  answer.headers.append('Set-Cookie', savingCookie(waiting, siteOf(services)));
  return answer;
}

/** Saves what waited, where it is this browser's own wish; a link from elsewhere leads to a button. */
export async function saveWaiting(
  request: Request,
  context: Context,
  signedIn: SignedIn,
  waiting: Waiting,
): Promise<Response> {
  const site = siteOf(context.get(requestContext).services);
  const isOwnStep = request.headers.get('sec-fetch-site') === 'same-origin';
  if (!isOwnStep || !isMarkedIn(request.headers.get('cookie'), waiting, site))
    return redirect(`${pendingAddress(waiting.query, waiting.idempotencyKey)}&${ASK_PARAM}`, 303);
  const answer = await saveCalculation(context, signedIn, waiting);
  answer.headers.append('Set-Cookie', noSavingCookie(site.isSecure));
  return answer;
}

const siteOf = ({ secret, settings }: Services) => ({ secret, isSecure: isSecureSite(settings) });

export function choiceIn(form: FormData): Choice {
  if (form.has(REPORT_FIELDS.asNew)) return 'new';
  const reportId = textIn(form, REPORT_FIELDS.reportId);
  if (reportId === '') return null;
  return { reportId, version: Number(textIn(form, REPORT_FIELDS.version)) };
}

/**
 * Saves a calculation, and leads to its report. Has its house a report already, its owner chooses first; where
 * that report says the same, it is the one.
 */
export async function saveCalculation(
  context: Context,
  signedIn: SignedIn,
  { query, idempotencyKey }: Waiting,
  choice: Choice = null,
): Promise<Response> {
  const { services } = context.get(requestContext);
  const { state } = await readCalculator(new URL(`http://local/?${query}`), context);
  const own = toQuery(state).toString();
  const back = (key: string, why: string) => redirect(`${pendingAddress(own, key)}&${why}`, 303);
  if (choice === null) {
    const earlier = await earlierReport(services, signedIn.uid, state);
    if (earlier !== null) {
      const isSaved = toQuery(earlier.state).toString() === own;
      return isSaved
        ? redirect(`${links.report(earlier.summary.reportId)}?saved`, 303)
        : back(idempotencyKey, ASK_PARAM);
    }
  }
  const saved =
    choice === null || choice === 'new'
      ? await saveReport(services, signedIn, { state, idempotencyKey: keyOf(idempotencyKey, own) })
      : await saveReport(services, signedIn, {
          state: await withEarlierAnswers(services, signedIn, { state, ...choice }),
          ...choice,
        });
  if (saved?.ok === true) return redirect(`${links.report(saved.value.reportId)}?saved`, 303);
  if (saved !== null && isRefusal(saved.error)) throw refused(saved.error);
  if (saved?.error.kind === 'too-many-reports') return back(randomUUID(), 'full');
  const isChanged = saved !== null && ['conflict', 'not-found'].includes(saved.error.kind);
  return back(randomUUID(), isChanged ? `${ASK_PARAM}&changed` : 'failed');
}

/** Back on the page that was saved, with other figures: that is another report. */
function keyOf(idempotencyKey: string, query: string): string {
  return createHash('sha256').update(`${idempotencyKey} ${query}`).digest('hex');
}

type Replacing = { readonly state: CalculatorState; readonly reportId: string };

/** What the new calculation does not say of the house stays as the report has it, as in all saved data. */
async function withEarlierAnswers(
  services: Services,
  { uid }: SignedIn,
  { state, reportId }: Replacing,
): Promise<CalculatorState> {
  const report = await ownReport(services, uid, reportId);
  if (report === null || !isAsBefore(report.state, state)) return state;
  const { catalogue } = await services.estimateContext();
  const merged = withChange(report.state, state);
  // What is no longer sold can't be kept.
  return {
    ...state,
    ...withoutRefused(merged, (answers) => unknownTo(answers, { catalogue })).state,
  };
}
