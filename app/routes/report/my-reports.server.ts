import { randomUUID } from 'node:crypto';
import { redirect, type RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { MOST_COMPARED } from '../../../domain/report/report-limits.ts';
import { answersIn } from '../../../domain/saved-report.ts';
import { findSavedData } from '../../../server/reports/calculator-data.ts';
import {
  earlierReport,
  lastDeleted,
  listReports,
  ownReport,
  reportsToCompare,
  type ListPosition,
} from '../../../server/reports/queries.ts';
import type { Waiting } from '../../../server/reports/saving-cookie.ts';
import type { SignedIn } from '../../../server/identity/session.ts';
import {
  AFTER_PARAM,
  ASK_PARAM,
  COMPARE_PARAM,
  RENAME_PARAM,
  REPORT_FIELDS,
  type ListNotice,
  type ListView,
} from '../../features/report-list/list-view.ts';
import { titleOf } from '../../features/report-list/report-words.ts';
import { requestContext } from '../../request-context.server.ts';
import { readCalculator } from '../calculator/read-calculator.server.ts';
import { saveWaiting, waitingAt } from './save-calculation.server.ts';
import type { LoadedCalculation } from './use-loaded-calculation.ts';

type Context = Readonly<RouterContextProvider>;

/** One's own reports as the address asks for them. A calculation that waited for its owner is saved here. */
export async function loadOwnReports(
  request: Request,
  url: URL,
  context: Context,
  signedIn: SignedIn,
) {
  const { services } = context.get(requestContext);
  const { searchParams } = url;
  const waiting = waitingAt(searchParams);
  if (waiting !== null && !asksFirst(searchParams))
    throw await saveWaiting(request, context, signedIn, waiting);
  const loaded = await loadedCalculation(context, signedIn);
  const after = positionIn(searchParams.get(AFTER_PARAM));
  const wanted = [...new Set(searchParams.getAll(COMPARE_PARAM))];
  const [page, compared] = await Promise.all([
    listReports(services, signedIn.uid, after),
    reportsToCompare(services, signedIn.uid, wanted),
  ]);
  // The last one of the page was deleted.
  if (after !== null && page.reports.length === 0) throw redirect(onFirstPage(url), 303);
  const view: ListView = {
    reports: page.reports,
    older: page.next === null ? null : written(page.next),
    after: after === null ? '' : written(after),
    phone: grouped(signedIn.phone),
    notice:
      waiting === null
        ? await noticeIn(searchParams, context, signedIn)
        : await saveNotice(searchParams, context, signedIn, waiting),
    compared,
    isComparing: wanted.length > 0 && !searchParams.has(AFTER_PARAM),
    isFull: wanted.length > MOST_COMPARED,
    copyKey: randomUUID(),
  };
  return { view, loaded };
}

/** What this user's calculator held last, for a browser that has not met it since signing in. */
export async function loadedCalculation(
  context: Context,
  signedIn: SignedIn,
): Promise<LoadedCalculation> {
  const { uid, sessionId } = signedIn;
  const saved = await findSavedData(context.get(requestContext).services, signedIn);
  const query = saved.ok ? toQuery(answersIn(saved.value ?? {})).toString() : null;
  return { uid, sessionId, query };
}

const written = ({ createdAt, reportId }: ListPosition) => `${createdAt}~${reportId}`;

function onFirstPage({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.set(AFTER_PARAM, '');
  return `${pathname}?${query}`;
}

function positionIn(text: string | null): ListPosition | null {
  const [createdAt = '', reportId = ''] = text?.split('~') ?? [];
  return reportId === '' ? null : { createdAt, reportId };
}

function asksFirst(query: URLSearchParams): boolean {
  return query.has(ASK_PARAM) || query.has('failed') || query.has('full');
}

async function saveNotice(
  query: URLSearchParams,
  context: Context,
  { uid }: SignedIn,
  waiting: Waiting,
): Promise<ListNotice> {
  if (query.has('failed')) return { kind: 'save-failed', ...waiting };
  if (query.has('full')) return { kind: 'save-full', ...waiting };
  const { state } = await readCalculator(new URL(`http://local/?${waiting.query}`), context);
  const earlier = await earlierReport(context.get(requestContext).services, uid, state);
  if (earlier === null) return { kind: 'save-confirm', ...waiting };
  const { reportId, version } = earlier.summary;
  return {
    kind: 'save-choice',
    ...waiting,
    earlier: { reportId, version, title: titleOf(earlier.summary) },
    isChanged: query.has('changed'),
  };
}

async function noticeIn(
  query: URLSearchParams,
  context: Context,
  { uid }: SignedIn,
): Promise<ListNotice | null> {
  const { services } = context.get(requestContext);
  const renamed = await ownReport(services, uid, query.get(RENAME_PARAM) ?? '');
  if (renamed !== null) {
    const { reportId, version } = renamed.summary;
    const title = query.get(REPORT_FIELDS.title) ?? '';
    return { kind: 'rename-waits', reportId, version, title };
  }
  if (query.has('gone')) return { kind: 'gone' };
  if (query.has('full')) return { kind: 'full' };
  if (query.has('late')) return { kind: 'undo-late' };
  const deletedId = query.get('deleted');
  if (deletedId !== null) {
    const deleted = await lastDeleted(services, uid, deletedId);
    return deleted === null
      ? null
      : { kind: 'deleted', reportId: deletedId, title: titleOf(deleted) };
  }
  for (const kind of ['restored', 'copied'] as const) {
    const report = await ownReport(services, uid, query.get(kind) ?? '');
    if (report !== null) return { kind, title: titleOf(report.summary) };
  }
  return null;
}

/** «+45 20 30 40 50». */
function grouped(phone: string | null): string | null {
  return phone?.replace(/^(\+45)(..)(..)(..)(..)$/, '$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5') ?? null;
}
