import { data, redirect } from 'react-router';
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
import { intents, type SentIntent } from '../../forms/intents.server.ts';
import { requestContext } from '../../request-context.server.ts';
import { signInFirst } from '../account/sign-in-first.server.ts';
import {
  choiceIn,
  saveAfterSignIn,
  saveCalculation,
  waitingIn,
} from './save-calculation.server.ts';

/** A signed-out visitor wants to change a report: signing in comes first. */
function changeAfterSignIn(form: FormData, place: ListPlace): Response {
  const back = new URLSearchParams(placeQuery(place));
  if (textIn(form, REPORT_FIELDS.intent) === 'rename') {
    back.set(RENAME_PARAM, textIn(form, REPORT_FIELDS.reportId));
    back.set(REPORT_FIELDS.title, textIn(form, REPORT_FIELDS.title));
  }
  return signInFirst(`${links.myReports()}${back.size === 0 ? '' : `?${back}`}`);
}

/** The place in the list: what was ticked, in the address or in the form, and which page it was. */
function listPlace({ searchParams }: URL, form: FormData): ListPlace {
  const ticked = [searchParams, form].flatMap((from) => from.getAll(COMPARE_PARAM).map(String));
  return { ids: [...new Set(ticked)], after: searchParams.get(AFTER_PARAM) };
}

/**
 * The forms of the list and of a report, on whatever page they are: each leads to where the change can be seen, or
 * back with the errors. Signing in comes first.
 */
export function reportForms(url: URL) {
  const own =
    <Answer>(change: (sent: SentIntent, place: ListPlace) => Promise<Answer>) =>
    (sent: SentIntent): Promise<Answer> | Response => {
      const { form, context } = sent;
      const place = listPlace(url, form);
      const asking = context.get(requestContext);
      if (asking.signedIn !== null) return change(sent, place);
      const waiting = waitingIn(form);
      return waiting.query === ''
        ? changeAfterSignIn(form, place)
        : saveAfterSignIn(asking, waiting);
    };
  const named = {
    save: own(({ form, context }) => saveCalculation(context, waitingIn(form), choiceIn(form))),
    rename: own(rename),
    copy: own(async ({ services, who, field }, place) => {
      const copied = await duplicateReport(services, who, {
        reportId: field(REPORT_FIELDS.reportId),
        idempotencyKey: field(KEY_FIELD),
        titleOf: (report) => m.my_reports_copy_title({ title: titleOf(report) }),
      });
      if (copied.ok) return backToList(place, { copied: copied.value.reportId });
      const isFull = copied.error.kind === 'too-many-reports';
      return backToList(place, isFull ? { full: '' } : { gone: '' });
    }),
    delete: own(async ({ services, who, field }, place) => {
      const reportId = field(REPORT_FIELDS.reportId);
      const deleted = await deleteReport(services, who, { reportId });
      const others = { ...place, ids: place.ids.filter((id) => id !== reportId) };
      return backToList(others, deleted.ok ? { deleted: reportId } : { gone: '' });
    }),
    restore: own(async ({ services, who, field }, place) => {
      const reportId = field(REPORT_FIELDS.reportId);
      const restored = await restoreReport(services, who, { reportId });
      if (restored.ok) return backToList(place, { restored: reportId });
      const isFull = restored.error.kind === 'too-many-reports';
      return backToList(place, isFull ? { full: '' } : { late: '' });
    }),
  };
  const change = intents(named);
  return {
    ...named,
    // A button of the list has everything in one value; a separate form has a field for each.
    '': ({ form, context, field }: SentIntent) => {
      const [intent = '', reportId = '', key = ''] = field(REPORT_FIELDS.change).split(' ');
      form.set(REPORT_FIELDS.intent, intent);
      form.set(REPORT_FIELDS.reportId, reportId);
      form.set(KEY_FIELD, key);
      return change({ request: form, context });
    },
  };
}

function backToList(place: ListPlace, said: Readonly<Record<string, string>> = {}) {
  const search = new URLSearchParams(placeQuery(place));
  for (const [name, value] of Object.entries(said)) search.set(name, value);
  return redirect(`${links.myReports()}${search.size === 0 ? '' : `?${search}`}`, 303);
}

async function rename({ form, field, services, who }: SentIntent, place: ListPlace) {
  const reportId = field(REPORT_FIELDS.reportId);
  const renamed = await renameReport(services, who, {
    reportId,
    version: Number(field(REPORT_FIELDS.version)),
    title: field(REPORT_FIELDS.title),
  });
  if (renamed.ok) {
    const isOfReport = field(REPORT_FIELDS.back) === 'report';
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
