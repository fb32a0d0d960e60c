import { data, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import { DEFAULT_SHARE_DAYS, shareDaysIn, shareSlug } from '../../../domain/report/share-link.ts';
import type { SignedIn } from '../../../server/identity/session.ts';
import { ownReport } from '../../../server/reports/queries.ts';
import { createShareLink, endShareLinks, shareState } from '../../../server/reports/share.ts';
import {
  SHARE_FIELDS,
  SHARE_INTENTS,
  type ShareAnswer,
  type ShareView,
} from '../../features/share/share-view.ts';
import { titleOf } from '../../features/report-list/report-words.ts';
import { links } from '../../links.ts';
import { requestContext } from '../../request-context.server.ts';
import { signInFirst } from '../account/sign-in-first.server.ts';
import { formOf } from '../../forms/form-of.server.ts';
import { mailIt, mailView, PRIVATE_HEADERS } from './mail-way.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Who shares signs in first; a report of somebody else's is no report. */
function owner(context: Context, path: string): SignedIn {
  const { signedIn } = context.get(requestContext);
  if (signedIn !== null) return signedIn;
  throw signInFirst(path);
}

function notFound(path: string) {
  return data(`Page Not Found: ${path}`, { status: 404 });
}

export async function loadSharing(url: URL, context: Context, reportId: string) {
  const signedIn = owner(context, url.pathname);
  const { services } = context.get(requestContext);
  const [state, report] = await Promise.all([
    shareState(services, signedIn, reportId),
    ownReport(services, signedIn.uid, reportId),
  ]);
  if (state === null || report === null) throw notFound(url.pathname);
  const title = titleOf(report.summary);
  const view: ShareView = { ...state, title, mail: mailView(services.settings) };
  return data(view, { headers: PRIVATE_HEADERS });
}

/** Makes a link, ends all of them, or sends one by mail. */
export async function changeSharing(
  request: Request,
  url: URL,
  context: Context,
  reportId: string,
) {
  const signedIn = owner(context, url.pathname);
  const asking = context.get(requestContext);
  const { services } = asking;
  const form = await formOf(request);
  const answered = (answer: ShareAnswer) => data(answer, { headers: PRIVATE_HEADERS });
  const intent = SHARE_INTENTS.find((known) => known === textIn(form, SHARE_FIELDS.intent));
  switch (intent) {
    case 'share': {
      const days = shareDaysIn(textIn(form, SHARE_FIELDS.days)) ?? DEFAULT_SHARE_DAYS;
      const made = await createShareLink(services, signedIn, { reportId, days });
      if (!made.ok) throw notFound(url.pathname);
      const link = new URL(links.report(shareSlug(made.value.key)), url.origin).href;
      return answered({ kind: 'shared', link });
    }
    case 'end': {
      const ended = await endShareLinks(services, signedIn, reportId);
      if (!ended.ok) throw notFound(url.pathname);
      return answered({ kind: 'ended' });
    }
    case 'mail': {
      const report = { kind: 'saved', owner: signedIn, reportId } as const;
      const answer = await mailIt(form, asking, report, url.origin);
      if (answer === null) throw notFound(url.pathname);
      return answered(answer);
    }
    case undefined:
      return answered({ kind: 'gone' });
  }
}
