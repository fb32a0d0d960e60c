import { m } from '../../../messages/compiled/messages.js';
import { MailPage } from '../../features/share/share-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { answerOr, unansweredForm, unlessUnanswered } from '../../forms/unanswered.ts';
import { answerHeaders } from '../../forms/answer-headers.ts';
import type { Route } from './+types/mail-report';
import { loadMail, sendMail } from './mail-report.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadMail(url, context);
}

export function action({ request, url, context }: Route.ActionArgs) {
  return sendMail(request, url, context);
}

/** Without an answer the page stays as it is, with what was typed. */
export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, unansweredForm);
}

export const shouldRevalidate = unlessUnanswered;

export const headers = answerHeaders;

export default function MailReport({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        page={m.share_mail_title_page()}
        description={m.share_mail_text()}
        indexed={false}
      />
      <MailPage
        view={loaderData.mail}
        answer={actionData}
        query={loaderData.query}
        refused={loaderData.refused}
      />
    </>
  );
}
