import { m } from '../../../messages/compiled/messages.js';
import { brand } from '../../brand.ts';
import { ContactPage } from '../../features/contact/contact-page.tsx';
import { ThanksPage } from '../../features/contact/thanks-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { answerHeaders } from '../../forms/answer-headers.ts';
import { answerOr, unansweredForm, unlessNotTaken } from '../../forms/unanswered.ts';
import type { Route } from './+types/contact';
import { loadContact, sendContact } from './contact.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return loadContact(url, context);
}

export function action({ request, context }: Route.ActionArgs) {
  return sendContact(request, context);
}

export const headers = answerHeaders;

export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, unansweredForm);
}

export const shouldRevalidate = unlessNotTaken;

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'thanks') {
    return (
      <>
        <PageHead page={m.contact_thanks_page()} indexed={false} />
        <ThanksPage {...loaderData.receipt} />
      </>
    );
  }
  const page = m.contact_page();
  return (
    <>
      <PageHead
        page={actionData === undefined ? page : m.contact_page_with_errors({ page })}
        description={m.contact_description({ days: brand.promises.answerWithinDays })}
      />
      <ContactPage {...loaderData} answer={actionData} />
    </>
  );
}
