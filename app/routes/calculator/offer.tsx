import { m } from '../../../messages/compiled/messages.js';
import { AddressForm } from '../../features/address/address-form.tsx';
import { OfferPage } from '../../features/offer/offer-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { HeldSection } from '../../features/receipt-files/held-section.tsx';
import { thenFiles } from '../../features/receipt-files/then-files.ts';
import { answerHeaders } from '../../forms/answer-headers.ts';
import { answerOr, unansweredForm, unlessNotTaken } from '../../forms/unanswered.ts';
import { links } from '../../links.ts';
import type { Route } from './+types/offer';
import { loadOffer, sendOffer } from './offer.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadOffer(url, context);
}

export function action({ request, url, context }: Route.ActionArgs) {
  return sendOffer(request, url, context);
}

export const headers = answerHeaders;

export function clientAction(sent: Route.ClientActionArgs) {
  return thenFiles(() => answerOr(sent, unansweredForm));
}

export const shouldRevalidate = unlessNotTaken;

export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
  const page = m.offer_title();
  const { typedAddress, kept } = loaderData;
  return (
    <>
      <PageHead
        page={actionData === undefined ? page : m.offer_page_with_errors({ page })}
        description={m.offer_description()}
        indexed={false}
      />
      <OfferPage
        {...loaderData}
        answer={actionData}
        files={<HeldSection />}
        addressForm={
          <AddressForm
            key={typedAddress?.text}
            defaultValue={typedAddress?.text}
            error={typedAddress?.error}
            page={{ path: links.offer(), kept, submit: m.offer_address_submit() }}
          />
        }
      />
    </>
  );
}
