import { m } from '../../../messages/compiled/messages.js';
import { DraftGone } from '../../features/admin/prices/draft-gone.tsx';
import { DraftPage } from '../../features/admin/prices/draft-page.tsx';
import { PRICE_FIELDS } from '../../features/admin/prices/prices-view.ts';
import { PageHead } from '../../features/seo/page-head.tsx';
import { answerOr, unlessUnanswered } from '../../forms/unanswered.ts';
import type { Route } from './+types/price-draft';
import { actDraft, loadDraft } from './price-draft.server.ts';

/** What is only tried has changed nothing. */
export const shouldRevalidate: typeof unlessUnanswered = (sent) =>
  sent.formData?.get(PRICE_FIELDS.intent) !== 'effect' && unlessUnanswered(sent);

export function loader({ request, context }: Route.LoaderArgs) {
  return loadDraft(request, context);
}

export function action(sent: Route.ActionArgs) {
  return actDraft(sent);
}

export function clientAction(sent: Route.ClientActionArgs) {
  return answerOr(sent, () => ({ kind: 'unanswered' as const }));
}

export default function PriceDraft({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        page={
          loaderData === null
            ? m.prices_none()
            : m.prices_draft_name({ number: loaderData.draft.number })
        }
        indexed={false}
      />
      {loaderData === null ? <DraftGone /> : <DraftPage view={loaderData} answer={actionData} />}
    </>
  );
}
