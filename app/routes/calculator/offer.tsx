import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import type { OfferAnswer } from '../../features/offer/offer-answer.ts';
import { OfferPage } from '../../features/offer/offer-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { answerOr } from '../answer-or.ts';
import type { Route } from './+types/offer';
import { loadOffer, sendOffer } from './offer.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadOffer(url, context);
}

export function action({ request, url, context }: Route.ActionArgs) {
  return sendOffer(request, url, context);
}

/** Without an answer everything that was typed stays. */
export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, (problem): OfferAnswer => ({
    problem,
    errors: {},
    values: null,
    idempotencyKey: null,
  }));
}

/** A form that was not taken is no reason for new figures or a new key. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}

export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
  const page = m.offer_title();
  return (
    <>
      <PageHead
        page={actionData === undefined ? page : m.offer_page_with_errors({ page })}
        description={m.offer_description()}
        indexed={false}
      />
      <OfferPage {...loaderData} answer={actionData} />
    </>
  );
}
