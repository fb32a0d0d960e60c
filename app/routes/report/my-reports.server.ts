import { randomUUID } from 'node:crypto';
import { redirect, type RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { MOST_COMPARED } from '../../../domain/report/report-limits.ts';
import { answersIn } from '../../../domain/saved-report.ts';
import { findSavedData } from '../../../server/reports/calculator-data.ts';
import {
  readDeletedReport,
  readReportList,
  readReportOfHouse,
  readReportSummary,
} from '../../../server/reports/queries.ts';
import type { Waiting } from '../../../server/reports/saving-cookie.ts';
import type { ListPosition } from '../../../server/reports/stored-reports.ts';
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
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { readCalculator } from '../calculator/read-calculator.server.ts';
import { signInFirst } from '../account/sign-in-first.server.ts';
import { saveWaiting, waitingAt } from './save-calculation.server.ts';
import type { LoadedCalculation } from './use-loaded-calculation.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * The user's reports as the address asks for them. A calculation that waited for its owner is saved
 * here.
 */
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
    throw await saveWaiting(request, context, waiting);
  const loaded = await loadedCalculation(context);
  const after = positionIn(searchParams.get(AFTER_PARAM));
  const wanted = [...new Set(searchParams.getAll(COMPARE_PARAM))];
  const read = await readReportList(services, whoAsks(context), { after, compared: wanted });
  if (!read.ok) throw signInFirst(url.pathname + url.search);
  const { page, compared } = read.value;
  // The last one on the page was deleted.
  if (after !== null && page.reports.length === 0) throw redirect(onFirstPage(url), 303);
  const view: ListView = {
    reports: page.reports,
    older: page.next === null ? null : written(page.next),
    after: after === null ? '' : written(after),
    phone: grouped(signedIn.phone),
    notice:
      waiting === null
        ? await noticeIn(searchParams, context)
        : await saveNotice(searchParams, context, waiting),
    compared,
    isComparing: wanted.length > 0 && !searchParams.has(AFTER_PARAM),
    isFull: wanted.length > MOST_COMPARED,
    copyKey: randomUUID(),
  };
  return { view, loaded };
}

/**
 * What this user's calculator last contained, for a browser that has not loaded it since signing
 * in.
 */
export async function loadedCalculation(context: Context): Promise<LoadedCalculation> {
  const { services, signedIn } = context.get(requestContext);
  const { uid = '', sessionId = '' } = signedIn ?? {};
  const saved = await findSavedData(services, whoAsks(context), {});
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
  waiting: Waiting,
): Promise<ListNotice> {
  if (query.has('failed')) return { kind: 'save-failed', ...waiting };
  if (query.has('full')) return { kind: 'save-full', ...waiting };
  const asked = { searchParams: new URLSearchParams(waiting.query) };
  const { state } = await readCalculator(asked, context);
  const { services } = context.get(requestContext);
  const earlier = await readReportOfHouse(services, whoAsks(context), { state });
  if (!earlier.ok) return { kind: 'save-confirm', ...waiting };
  const { reportId, version } = earlier.value;
  return {
    kind: 'save-choice',
    ...waiting,
    earlier: { reportId, version, title: titleOf(earlier.value) },
    isChanged: query.has('changed'),
  };
}

async function noticeIn(query: URLSearchParams, context: Context): Promise<ListNotice | null> {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const named = (param: string) =>
    readReportSummary(services, who, { reportId: query.get(param) ?? '' });
  const renamed = await named(RENAME_PARAM);
  if (renamed.ok) {
    const { reportId, version } = renamed.value;
    const title = query.get(REPORT_FIELDS.title) ?? '';
    return { kind: 'rename-waits', reportId, version, title };
  }
  if (query.has('gone')) return { kind: 'gone' };
  if (query.has('full')) return { kind: 'full' };
  if (query.has('late')) return { kind: 'undo-late' };
  const deletedId = query.get('deleted');
  if (deletedId !== null) {
    const deleted = await readDeletedReport(services, who, { reportId: deletedId });
    return deleted.ok
      ? { kind: 'deleted', reportId: deletedId, title: titleOf(deleted.value) }
      : null;
  }
  for (const kind of ['restored', 'copied'] as const) {
    const report = await named(kind);
    if (report.ok) return { kind, title: titleOf(report.value) };
  }
  return null;
}

/** «+45 20 30 40 50». */
function grouped(phone: string | null): string | null {
  return phone?.replace(/^(\+45)(..)(..)(..)(..)$/, '$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5') ?? null;
}
