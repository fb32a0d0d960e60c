import { m } from '../../../messages/compiled/messages.js';
import { NoQuote, QuotePage } from '../../features/quote/quote-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { answerHeaders } from '../../forms/answer-headers.ts';
import { answerOr, unlessUnanswered } from '../../forms/unanswered.ts';
import type { Route } from './+types/quote';
import { answer, loadQuote } from './quote.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadQuote(url, context);
}

export function action({ request, url, context }: Route.ActionArgs) {
  return answer(request, url, context);
}

/** Without an answer nothing was signed, and the page says so. */
export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, (why) => ({ problem: why, name: '', hasAgreed: false, note: '' }));
}

export const shouldRevalidate = unlessUnanswered;

export const headers = answerHeaders;

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const page =
    loaderData.kind === 'quote'
      ? m.quote_title({ number: loaderData.quote.number })
      : m.quote_unknown_title();
  return (
    <>
      <PageHead page={page} description={m.quote_description()} indexed={false} />
      {loaderData.kind === 'quote' ? (
        <QuotePage view={loaderData} answered={actionData} />
      ) : (
        <NoQuote />
      )}
    </>
  );
}
