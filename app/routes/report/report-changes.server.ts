import { data, redirect, type RouterContextProvider } from 'react-router';
import { KEY_FIELD, textIn } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import {
  deleteReport,
  duplicateReport,
  renameReport,
  restoreReport,
} from '../../../server/reports/commands.ts';
import { ownReport } from '../../../server/reports/queries.ts';
import type { Services } from '../../../server/services.ts';
import type { SignedIn } from '../../../server/identity/session.ts';
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
import { requestContext } from '../../request-context.server.ts';
import { signInFirst } from '../account/sign-in-first.server.ts';
import { choiceIn, saveCalculation, waitingIn } from './save-calculation.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A change of one's reports that somebody asks for who is not signed in: signing in comes first. */
export function changeAfterSignIn(form: FormData, place: ListPlace): Response {
  const back = new URLSearchParams(placeQuery(place));
  if (textIn(form, REPORT_FIELDS.intent) === 'rename') {
    back.set(RENAME_PARAM, textIn(form, REPORT_FIELDS.reportId));
    back.set(REPORT_FIELDS.title, textIn(form, REPORT_FIELDS.title));
  }
  return signInFirst(`${links.myReports()}${back.size === 0 ? '' : `?${back}`}`);
}

/** Where in the list somebody was: what was ticked, in the address or in the form, and which page it was. */
export function listPlace({ searchParams }: URL, form: FormData): ListPlace {
  const ticked = [searchParams, form].flatMap((from) => from.getAll(COMPARE_PARAM).map(String));
  return { ids: [...new Set(ticked)], after: searchParams.get(AFTER_PARAM) };
}

/** The forms of the list and of a report: to where the change can be seen, or back with what is wrong. */
export async function changeReports(
  form: FormData,
  signedIn: SignedIn,
  context: Context,
  place: ListPlace,
) {
  const { services } = context.get(requestContext);
  const { intent, reportId, key } = askedFor(form);
  switch (intent) {
    case 'save':
      return saveCalculation(context, signedIn, waitingIn(form), choiceIn(form));
    case 'rename':
      return rename(services, signedIn, { form, place });
    case 'copy': {
      const copied = await duplicateReport(services, signedIn, {
        reportId,
        idempotencyKey: key,
        titleOf: await copyTitle(services, signedIn, reportId),
      });
      if (copied.ok) return backToList(place, { copied: copied.value.reportId });
      return backToList(
        place,
        copied.error.kind === 'too-many-reports' ? { full: '' } : { gone: '' },
      );
    }
    case 'delete': {
      const deleted = await deleteReport(services, signedIn, reportId);
      const others = { ...place, ids: place.ids.filter((id) => id !== reportId) };
      return backToList(others, deleted.ok ? { deleted: reportId } : { gone: '' });
    }
    case 'restore': {
      const restored = await restoreReport(services, signedIn, reportId);
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

/** A button of the list says all in one; a form of its own has a field for each. */
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

async function copyTitle(services: Services, { uid }: SignedIn, reportId: string) {
  const report = await ownReport(services, uid, reportId);
  const title = report === null ? '' : titleOf(report.summary);
  return () => m.my_reports_copy_title({ title });
}

type Renaming = { readonly form: FormData; readonly place: ListPlace };

async function rename(services: Services, signedIn: SignedIn, { form, place }: Renaming) {
  const reportId = textIn(form, REPORT_FIELDS.reportId);
  const renamed = await renameReport(services, signedIn, {
    reportId,
    version: Number(textIn(form, REPORT_FIELDS.version)),
    title: textIn(form, REPORT_FIELDS.title),
  });
  if (renamed.ok) {
    const isOfReport = textIn(form, REPORT_FIELDS.back) === 'report';
    return isOfReport ? redirect(links.report(reportId), 303) : backToList(place);
  }
  switch (renamed.error.kind) {
    case 'not-found':
      return backToList(place, { gone: '' });
    case 'invalid':
      return data<ListAnswer>({ problem: 'title-too-long' });
    case 'conflict': {
      const report = await ownReport(services, signedIn.uid, reportId);
      if (report === null) return backToList(place, { gone: '' });
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
