import { m } from '../../../messages/compiled/messages.js';
import { textIn } from '../../../domain/posted-form.ts';
import { SHARE_FIELDS, type ShareAnswer } from '../../features/share/share-view.ts';
import { SharePage } from '../../features/share/share-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { answerOr, unansweredForm, unlessUnanswered } from '../../forms/unanswered.ts';
import { answerHeaders } from '../../forms/answer-headers.ts';
import type { Route } from './+types/share-report';
import { changeSharing, loadSharing } from './share-report.server.ts';

export function loader({ url, params, context }: Route.LoaderArgs) {
  return loadSharing(url, context, params.slug);
}

export function action({ request, url, params, context }: Route.ActionArgs) {
  return changeSharing(request, url, context, params.slug);
}

/** Without an answer the page stays as it is, with what was typed. */
export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, (why, form): ShareAnswer =>
    textIn(form, SHARE_FIELDS.intent) === 'mail'
      ? unansweredForm(why)
      : { kind: 'unanswered', why },
  );
}

export const shouldRevalidate = unlessUnanswered;

export const headers = answerHeaders;

export default function ShareReport({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.share_title()} description={m.share_description()} indexed={false} />
      <SharePage view={loaderData} answer={actionData} />
    </>
  );
}
