import { useEffect } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { DeletePage } from '../../features/privacy/delete-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { forgetCalculations } from '../../forget-calculations.ts';
import { answerHeaders } from '../../forms/answer-headers.ts';
import { answerOr, unlessUnanswered } from '../../forms/unanswered.ts';
import type { Route } from './+types/delete';
import { actDelete, loadDelete } from './delete.server.ts';
import { unansweredCode, useOwnCodeField } from './own-code-page.tsx';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadDelete(request, context);
}

export function action({ request, context }: Route.ActionArgs) {
  return actDelete(request, context);
}

export const headers = answerHeaders;

/** Without an answer nothing is deleted, and the page says why. */
export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, unansweredCode(m.privacy_failed));
}

export const shouldRevalidate = unlessUnanswered;

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const isDone = loaderData.step === 'done';
  useEffect(() => {
    if (isDone) forgetCalculations();
  }, [isDone]);
  const codeField = useOwnCodeField(loaderData, actionData);
  return (
    <>
      <PageHead
        page={isDone ? m.privacy_done_title() : m.privacy_delete_page()}
        description={m.privacy_delete_description()}
        indexed={false}
      />
      <DeletePage view={loaderData} answer={actionData} codeField={codeField} />
    </>
  );
}
