import { createHash, randomUUID } from 'node:crypto';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { KEY_FIELD, textIn } from '../../../domain/posted-form.ts';
import { NEXT_PARAM } from '../../../domain/sign-in-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import {
  deleteReport,
  duplicateReport,
  renameReport,
  restoreReport,
} from '../../../server/reports/commands.ts';
import { ownReport } from '../../../server/reports/queries.ts';
import { saveReport } from '../../../server/reports/save-report.ts';
import type { Services } from '../../../server/services.ts';
import type { SignedIn } from '../../../server/identity/session.ts';
import {
  REPORT_FIELDS,
  SAVE_PARAM,
  type ListAnswer,
} from '../../features/report-list/list-view.ts';
import { titleOf } from '../../features/report-list/report-words.ts';
import { links } from '../../links.ts';
import { requestContext } from '../../request-context.server.ts';
import { readCalculator } from '../calculator/read-calculator.server.ts';
import { newSaveKey } from '../calculator/save-key.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Where a calculation waits to be saved while its owner signs in. */
export function pendingAddress(query: string, idempotencyKey: string): string {
  const pending = new URLSearchParams(query);
  pending.set(SAVE_PARAM, idempotencyKey);
  return `${links.myReports()}?${pending}`;
}

/** A page that is the same for everybody holds no key. */
function saveKeyIn(form: FormData): string {
  return textIn(form, KEY_FIELD) || newSaveKey();
}

/** A change of one's reports that somebody asks for who is not signed in: signing in comes first. */
export function signInFirst(form: FormData) {
  const query = textIn(form, REPORT_FIELDS.query);
  const key = saveKeyIn(form);
  const next = query === '' ? links.myReports() : pendingAddress(query, key);
  return redirect(`${links.myReports()}?${new URLSearchParams({ [NEXT_PARAM]: next })}`, 303);
}

/** The forms of the list and of a report: to where the change can be seen, or back with what is wrong. */
export async function changeReports(form: FormData, signedIn: SignedIn, context: Context) {
  const { services } = context.get(requestContext);
  const reportId = textIn(form, REPORT_FIELDS.reportId);
  switch (textIn(form, REPORT_FIELDS.intent)) {
    case 'save':
      return savePending(context, signedIn, {
        query: textIn(form, REPORT_FIELDS.query),
        idempotencyKey: saveKeyIn(form),
      });
    case 'rename':
      return rename(services, signedIn, form);
    case 'copy': {
      const copied = await duplicateReport(services, signedIn, {
        reportId,
        idempotencyKey: textIn(form, KEY_FIELD),
        titleOf: await copyTitle(services, signedIn, reportId),
      });
      return backToList(copied.ok ? {} : { gone: '' });
    }
    case 'delete': {
      const deleted = await deleteReport(services, signedIn, reportId);
      return backToList(deleted.ok ? { deleted: reportId } : { gone: '' });
    }
    case 'restore': {
      const restored = await restoreReport(services, signedIn, reportId);
      return backToList(restored.ok ? { restored: reportId } : { late: '' });
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Saves the calculation of a query: to its report, or back to the list with the calculation still at hand. */
export async function savePending(
  context: Context,
  signedIn: SignedIn,
  { query, idempotencyKey }: { readonly query: string; readonly idempotencyKey: string },
) {
  const { services } = context.get(requestContext);
  const read = await readCalculator(new URL(`http://local/?${query}`), context);
  // Back on the page that was saved, with other figures: that is another report.
  const key = createHash('sha256')
    .update(`${idempotencyKey} ${toQuery(read.state)}`)
    .digest('hex');
  const saved = await saveReport(services, signedIn, { state: read.state, idempotencyKey: key });
  if (saved?.ok === true) return redirect(`${links.report(saved.value.reportId)}?saved`, 303);
  const failed = new URLSearchParams(toQuery(read.state));
  failed.set(SAVE_PARAM, randomUUID());
  failed.set('failed', '');
  return redirect(`${links.myReports()}?${failed}`, 303);
}

function backToList(query: Readonly<Record<string, string>>) {
  const search = new URLSearchParams(query).toString();
  return redirect(`${links.myReports()}${search === '' ? '' : `?${search}`}`, 303);
}

async function copyTitle(services: Services, { uid }: SignedIn, reportId: string) {
  const report = await ownReport(services, uid, reportId);
  const title = report === null ? '' : titleOf(report.summary);
  return () => m.my_reports_copy_title({ title });
}

async function rename(services: Services, signedIn: SignedIn, form: FormData) {
  const reportId = textIn(form, REPORT_FIELDS.reportId);
  const renamed = await renameReport(services, signedIn, {
    reportId,
    version: Number(textIn(form, REPORT_FIELDS.version)),
    title: textIn(form, REPORT_FIELDS.title),
  });
  if (renamed.ok) {
    const isOfReport = textIn(form, REPORT_FIELDS.back) === 'report';
    return redirect(isOfReport ? links.report(reportId) : links.myReports(), 303);
  }
  switch (renamed.error.kind) {
    case 'not-found':
      return backToList({ gone: '' });
    case 'invalid':
      return data<ListAnswer>({ problem: 'title-too-long' });
    case 'conflict': {
      const report = await ownReport(services, signedIn.uid, reportId);
      if (report === null) return backToList({ gone: '' });
      const named = (title: string | null) => titleOf({ ...report.summary, title });
      const { stored, yours } = renamed.error;
      return data<ListAnswer>({
        problem: 'renamed-elsewhere',
        reportId,
        version: stored.version,
        stored: named(stored.title),
        yours: named(yours.title),
      });
    }
  }
}
