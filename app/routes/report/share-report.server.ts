import { data, type RouterContextProvider } from 'react-router';
import { DEFAULT_SHARE_DAYS, shareDaysIn, shareSlug } from '../../../domain/report/share-link.ts';
import { createShareLink, endShareLinks, shareState } from '../../../server/reports/share.ts';
import { SHARE_FIELDS, type ShareAnswer, type ShareView } from '../../features/share/share-view.ts';
import { titleOf } from '../../features/report-list/report-words.ts';
import { links } from '../../links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { signInFirst } from '../account/sign-in-first.server.ts';
import { intents } from '../../forms/intents.server.ts';
import { mailIt, mailView, PRIVATE_HEADERS } from './mail-way.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * A use case's refusals: a signed-out sharer signs in first, and somebody else's report does not
 * exist.
 */
function refusal({ kind }: { readonly kind: 'signed-out' | 'not-found' }, path: string) {
  return kind === 'signed-out'
    ? signInFirst(path)
    : data(`Page Not Found: ${path}`, { status: 404 });
}

export async function loadSharing({ pathname }: URL, context: Context, reportId: string) {
  const { services } = context.get(requestContext);
  const state = await shareState(services, whoAsks(context), { reportId });
  if (!state.ok) throw refusal(state.error, pathname);
  const { title: _title, batteryKwh: _batteryKwh, ...shared } = state.value;
  const view: ShareView = {
    ...shared,
    title: titleOf(state.value),
    mail: mailView(services.settings),
  };
  return data(view, { headers: PRIVATE_HEADERS });
}

/** Makes a link, ends all of them, or sends one by mail. */
export function changeSharing(
  request: Request,
  { pathname, origin }: URL,
  context: Context,
  reportId: string,
) {
  const answered = (answer: ShareAnswer) => data(answer, { headers: PRIVATE_HEADERS });
  return intents({
    share: async ({ services, who, field }) => {
      const days = shareDaysIn(field(SHARE_FIELDS.days)) ?? DEFAULT_SHARE_DAYS;
      const made = await createShareLink(services, who, { reportId, days });
      if (!made.ok) throw refusal(made.error, pathname);
      const link = new URL(links.report(shareSlug(made.value.key)), origin).href;
      return answered({ kind: 'shared', link });
    },
    end: async ({ services, who }) => {
      const ended = await endShareLinks(services, who, { reportId });
      if (!ended.ok) throw refusal(ended.error, pathname);
      return answered({ kind: 'ended' });
    },
    mail: ({ form }) => {
      const report = { kind: 'saved', reportId } as const;
      return mailIt({ form, context, report, origin, refusal: (why) => refusal(why, pathname) });
    },
  })({ request, context });
}
