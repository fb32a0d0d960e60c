import { textIn } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { NoReceipt, ReceiptPage } from '../../features/offer/receipt-page.tsx';
import type { ReceiptView } from '../../features/offer/receipt-view.ts';
import { useHeldFiles } from '../../features/receipt-files/held-files.ts';
import { PageHead } from '../../features/seo/page-head.tsx';
import { answerHeaders } from '../../forms/answer-headers.ts';
import { valuesIn } from '../../forms/form-definition.ts';
import { answerOr, unlessUnanswered } from '../../forms/unanswered.ts';
import type { Route } from './+types/thank-you';
import { reachForm } from '../../features/offer/reach-form.ts';
import {
  ADD,
  REACH,
  RECEIPT_FORM,
  type ReceiptAnswer,
} from '../../features/offer/receipt-answer.ts';
import { changeRequest, loadReceipt } from './thank-you.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadReceipt(url, context);
}

export function action({ request, url, context }: Route.ActionArgs) {
  return changeRequest(request, url, context);
}

/** Without an answer the request stands, and the page says why. */
export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, (why, form): ReceiptAnswer => {
    switch (form.get(RECEIPT_FORM.intent)) {
      case ADD:
        return { kind: 'add', why, text: textIn(form, RECEIPT_FORM.text) };
      case REACH:
        return { kind: 'reach', why, errors: {}, values: valuesIn(reachForm, form) };
      default:
        return { kind: 'withdraw', failed: why };
    }
  });
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
          answer={actionData}
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
