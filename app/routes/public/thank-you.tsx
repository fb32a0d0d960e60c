import { m } from '../../../messages/compiled/messages.js';
import { NoReceipt, ReceiptPage, type ReceiptView } from '../../features/offer/receipt-page.tsx';
import { useHeldFiles } from '../../features/receipt-files/held-files.ts';
import { PageHead } from '../../features/seo/page-head.tsx';
import { answerHeaders } from '../../forms/answer-headers.ts';
import { answerOr, unlessUnanswered } from '../../forms/unanswered.ts';
import type { Route } from './+types/thank-you';
import { loadReceipt, withdraw } from './thank-you.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadReceipt(url, context);
}

export function action({ url, context }: Route.ActionArgs) {
  return withdraw(url, context);
}

/** Without an answer the request stands, and the page says why. */
export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, (why) => ({ failed: why }));
}

export const shouldRevalidate = unlessUnanswered;

export const headers = answerHeaders;

export default function ThankYou({ loaderData, actionData }: Route.ComponentProps) {
  // Those the page still holds, and those a form without a script could not send.
  const waiting = useHeldFiles().length;
  return (
    <>
      <PageHead page={pageName(loaderData)} description={m.receipt_description()} indexed={false} />
      {loaderData.kind === 'receipt' ? (
        <ReceiptPage
          {...loaderData}
          withdrawal={actionData}
          unsent={waiting + loaderData.receipt.files.unsent}
        />
      ) : (
        <NoReceipt unknown={loaderData.kind === 'unknown'} />
      )}
    </>
  );
}

function pageName(view: ReceiptView): string {
  if (view.kind === 'plain') return m.receipt_page();
  if (view.kind === 'unknown') return m.receipt_unknown_title();
  return view.receipt.withdrawn ? m.receipt_withdrawn_title() : m.receipt_title();
}
