import { useEffect, useRef } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { ExportPage } from '../../features/privacy/export-page.tsx';
import type { ExportAnswer } from '../../features/privacy/export-view.ts';
import { PageHead } from '../../features/seo/page-head.tsx';
import { CodeInput } from '../../features/sign-in/code-input.tsx';
import { watchPlainForms } from '../../plain-forms.ts';
import { answerOr, unlessUnanswered } from '../../forms/unanswered.ts';
import type { Route } from './+types/export';
import { actExport, loadExport } from './export.server.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadExport(request, context);
}

export function action({ request, context }: Route.ActionArgs) {
  return actExport(request, context);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Without an answer nothing is confirmed, and the page says why. */
export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, (why): ExportAnswer => ({
    error: why === 'unreachable' ? m.privacy_unreachable() : m.privacy_export_failed(),
  }));
}

export const shouldRevalidate = unlessUnanswered;

export default function ExportData({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(watchPlainForms, []);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (actionData !== undefined) input.current?.focus();
  }, [actionData]);
  return (
    <>
      <PageHead
        page={m.privacy_export_title()}
        description={m.privacy_export_description()}
        indexed={false}
      />
      <ExportPage
        view={loaderData}
        answer={actionData}
        codeField={
          loaderData.step === 'code' && (
            <CodeInput
              input={input}
              digits={loaderData.digits}
              error={actionData?.error}
              typed=""
              onWhole={() => undefined}
            />
          )
        }
      />
    </>
  );
}
