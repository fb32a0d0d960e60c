import { createHash, randomUUID } from 'node:crypto';
import { redirect, type RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { KEY_FIELD, textIn } from '../../../domain/posted-form.ts';
import type { SignedIn } from '../../../server/identity/session.ts';
import { earlierReport } from '../../../server/reports/queries.ts';
import { saveReport } from '../../../server/reports/save-report.ts';
import { ASK_PARAM, REPORT_FIELDS, SAVE_PARAM } from '../../features/report-list/list-view.ts';
import { links } from '../../links.ts';
import { requestContext } from '../../request-context.server.ts';
import { readCalculator } from '../calculator/read-calculator.server.ts';
import { newSaveKey } from '../calculator/save-key.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A calculation as a query, and the key under which it becomes one report. */
export type WaitingCalculation = { readonly query: string; readonly idempotencyKey: string };

/** Whether it is another report or takes the place of one; null: nobody has said. */
type Choice = 'new' | { readonly reportId: string; readonly version: number } | null;

/** Where a calculation waits to be saved while its owner signs in or chooses. */
export function pendingAddress(query: string, idempotencyKey: string): string {
  const pending = new URLSearchParams(query);
  pending.set(SAVE_PARAM, idempotencyKey);
  return `${links.myReports()}?${pending}`;
}

/** A page that is the same for everybody holds no key. */
export function saveKeyIn(form: FormData): string {
  return textIn(form, KEY_FIELD) || newSaveKey();
}

export function waitingIn(form: FormData): WaitingCalculation {
  return { query: textIn(form, REPORT_FIELDS.query), idempotencyKey: saveKeyIn(form) };
}

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
  { query, idempotencyKey }: WaitingCalculation,
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
      : await saveReport(services, signedIn, { state, ...choice });
  if (saved?.ok === true) return redirect(`${links.report(saved.value.reportId)}?saved`, 303);
  const isChanged = saved !== null && ['conflict', 'not-found'].includes(saved.error.kind);
  return back(randomUUID(), isChanged ? `${ASK_PARAM}&changed` : 'failed');
}

/** Back on the page that was saved, with other figures: that is another report. */
function keyOf(idempotencyKey: string, query: string): string {
  return createHash('sha256').update(`${idempotencyKey} ${query}`).digest('hex');
}
