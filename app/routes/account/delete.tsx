import { useEffect, useRef } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { DeletePage } from '../../features/privacy/delete-page.tsx';
import type { DeleteAnswer } from '../../features/privacy/delete-view.ts';
import { PageHead } from '../../features/seo/page-head.tsx';
import { CodeInput } from '../../features/sign-in/code-input.tsx';
import { forgetCalculations } from '../../forget-calculations.ts';
import { watchPlainForms } from '../../plain-forms.ts';
import { answerOr, unlessUnanswered } from '../../forms/unanswered.ts';
import type { Route } from './+types/delete';
import { actDelete, loadDelete } from './delete.server.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadDelete(request, context);
}

export function action({ request, context }: Route.ActionArgs) {
  return actDelete(request, context);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Without an answer nothing is deleted, and the page says why. */
export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, (why): DeleteAnswer => ({
    error: why === 'unreachable' ? m.privacy_unreachable() : m.privacy_failed(),
  }));
}

export const shouldRevalidate = unlessUnanswered;

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { step } = loaderData;
  useEffect(watchPlainForms, []);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (step === 'done') forgetCalculations();
  }, [step]);
  useEffect(() => {
    if (actionData !== undefined) input.current?.focus();
  }, [actionData]);
  return (
    <>
      <PageHead
        page={step === 'done' ? m.privacy_done_title() : m.privacy_delete_page()}
        description={m.privacy_delete_description()}
        indexed={false}
      />
      <DeletePage
        view={loaderData}
        answer={actionData}
        codeField={
          loaderData.step === 'code' && (
            <CodeInput
              input={input}
              digits={loaderData.digits}
              error={actionData?.error}
              typed=""
              // The last digit sends nothing here: there is no way back.
              onWhole={() => undefined}
            />
          )
        }
      />
    </>
  );
}
