import { m } from '../../../messages/compiled/messages.js';
import { FilesPage } from '../../features/receipt-files/files-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { answerHeaders } from '../../forms/answer-headers.ts';
import { answerOr, unlessUnanswered } from '../../forms/unanswered.ts';
import type { Route } from './+types/receipt-files';
import { loadFiles, sendFiles } from './receipt-files.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadFiles(url, context);
}

export function action({ request, url, context }: Route.ActionArgs) {
  return sendFiles(request, url, context);
}

export const headers = answerHeaders;

/** Without an answer nothing was removed, and what is there is still shown. */
export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, () => ({ refused: [] }));
}

export const shouldRevalidate = unlessUnanswered;

export default function ReceiptFiles({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.files_title()} description={m.files_lead()} indexed={false} />
      <FilesPage view={loaderData} refused={actionData?.refused ?? []} />
    </>
  );
}
