import { data, redirect, type RouterContextProvider } from 'react-router';
import { KEY_FIELD, textIn } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { renameReport } from '../../../server/reports/change-report.ts';
import { deleteReport, duplicateReport, restoreReport } from '../../../server/reports/commands.ts';
import { readReportSummary } from '../../../server/reports/queries.ts';
import {
  AFTER_PARAM,
  COMPARE_PARAM,
  placeQuery,
  RENAME_PARAM,
  REPORT_FIELDS,
  type ListAnswer,
  type ListPlace,
} from '../../features/report-list/list-view.ts';
import { titleOf } from '../../features/report-list/report-words.ts';
import { links } from '../../links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { signInFirst } from '../account/sign-in-first.server.ts';
import { choiceIn, saveCalculation, waitingIn } from './save-calculation.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A signed-out visitor wants to change a report: signing in comes first. */
export function changeAfterSignIn(form: FormData, place: ListPlace): Response {
  const back = new URLSearchParams(placeQuery(place));
  if (textIn(form, REPORT_FIELDS.intent) === 'rename') {
    back.set(RENAME_PARAM, textIn(form, REPORT_FIELDS.reportId));
    back.set(REPORT_FIELDS.title, textIn(form, REPORT_FIELDS.title));
  }
  return signInFirst(`${links.myReports()}${back.size === 0 ? '' : `?${back}`}`);
}

/** The place in the list: what was ticked, in the address or in the form, and which page it was. */
export function listPlace({ searchParams }: URL, form: FormData): ListPlace {
  const ticked = [searchParams, form].flatMap((from) => from.getAll(COMPARE_PARAM).map(String));
  return { ids: [...new Set(ticked)], after: searchParams.get(AFTER_PARAM) };
}

/**
 * The forms of the list and of a report: leads to where the change can be seen, or back with the
 * errors.
 */
export async function changeReports(form: FormData, context: Context, place: ListPlace) {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const { intent, reportId, key } = askedFor(form);
  switch (intent) {
    case 'save':
      return saveCalculation(context, waitingIn(form), choiceIn(form));
    case 'rename':
      return rename(form, context, place);
    case 'copy': {
      const copied = await duplicateReport(services, who, {
        reportId,
        idempotencyKey: key,
        titleOf: (report) => m.my_reports_copy_title({ title: titleOf(report) }),
      });
      if (copied.ok) return backToList(place, { copied: copied.value.reportId });
      return backToList(
        place,
        copied.error.kind === 'too-many-reports' ? { full: '' } : { gone: '' },
      );
    }
    case 'delete': {
      const deleted = await deleteReport(services, who, { reportId });
      const others = { ...place, ids: place.ids.filter((id) => id !== reportId) };
      return backToList(others, deleted.ok ? { deleted: reportId } : { gone: '' });
    }
    case 'restore': {
      const restored = await restoreReport(services, who, { reportId });
      if (restored.ok) return backToList(place, { restored: reportId });
      return backToList(
        place,
        restored.error.kind === 'too-many-reports' ? { full: '' } : { late: '' },
      );
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

/** A button of the list has everything in one value; a separate form has a field for each. */
function askedFor(form: FormData) {
  const [intent, reportId, key] = textIn(form, REPORT_FIELDS.change).split(' ');
  if (intent !== '' && reportId !== undefined && key !== undefined)
    return { intent, reportId, key };
  return {
    intent: textIn(form, REPORT_FIELDS.intent),
    reportId: textIn(form, REPORT_FIELDS.reportId),
    key: textIn(form, KEY_FIELD),
  };
}

function backToList(place: ListPlace, said: Readonly<Record<string, string>> = {}) {
  const search = new URLSearchParams(placeQuery(place));
  for (const [name, value] of Object.entries(said)) search.set(name, value);
  return redirect(`${links.myReports()}${search.size === 0 ? '' : `?${search}`}`, 303);
}

async function rename(form: FormData, context: Context, place: ListPlace) {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const reportId = textIn(form, REPORT_FIELDS.reportId);
  const renamed = await renameReport(services, who, {
    reportId,
    version: Number(textIn(form, REPORT_FIELDS.version)),
    title: textIn(form, REPORT_FIELDS.title),
  });
  if (renamed.ok) {
    const isOfReport = textIn(form, REPORT_FIELDS.back) === 'report';
    return isOfReport ? redirect(links.report(reportId), 303) : backToList(place);
  }
  switch (renamed.error.kind) {
    case 'signed-out':
      return changeAfterSignIn(form, place);
    case 'not-found':
      return backToList(place, { gone: '' });
    case 'invalid':
      return data<ListAnswer>({ problem: 'title-too-long' });
    case 'conflict': {
      const report = await readReportSummary(services, who, { reportId });
      if (!report.ok) return backToList(place, { gone: '' });
      const named = (title: string | null) => titleOf({ ...report.value, title });
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
