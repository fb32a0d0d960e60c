import { m } from '../../../messages/compiled/messages.js';
import { ComparePage } from '../../features/offers-compared/compare-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { answerHeaders } from '../../forms/answer-headers.ts';
import { answerOr, unansweredForm, unlessNotTaken } from '../../forms/unanswered.ts';
import type { Route } from './+types/compare-offers';
import { loadComparison, sendComparison } from './compare-offers.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadComparison(url, context);
}

export function action({ request, url, context }: Route.ActionArgs) {
  return sendComparison(request, url, context);
}

export const headers = answerHeaders;

export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, unansweredForm);
}

export const shouldRevalidate = unlessNotTaken;

export default function CompareOffers({ loaderData, actionData }: Route.ComponentProps) {
  const { view, add } = loaderData;
  return (
    <>
      <PageHead page={m.compare_title()} description={m.compare_description()} />
      <ComparePage view={view} add={{ ...add, answer: actionData }} />
    </>
  );
}
