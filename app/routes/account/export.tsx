import { m } from '../../../messages/compiled/messages.js';
import { ExportPage } from '../../features/privacy/export-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { answerHeaders } from '../../forms/answer-headers.ts';
import { answerOr, unlessUnanswered } from '../../forms/unanswered.ts';
import type { Route } from './+types/export';
import { actExport, loadExport } from './export.server.ts';
import { unansweredCode, useOwnCodeField } from './own-code-page.tsx';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadExport(request, context);
}

export function action({ request, context }: Route.ActionArgs) {
  return actExport(request, context);
}

export const headers = answerHeaders;

/** Without an answer nothing is confirmed, and the page says why. */
export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, unansweredCode(m.privacy_export_failed));
}

export const shouldRevalidate = unlessUnanswered;

export default function ExportData({ loaderData, actionData }: Route.ComponentProps) {
  const codeField = useOwnCodeField(loaderData, actionData);
  return (
    <>
      <PageHead
        page={m.privacy_export_title()}
        description={m.privacy_export_description()}
        indexed={false}
      />
      <ExportPage view={loaderData} answer={actionData} codeField={codeField} />
    </>
  );
}
