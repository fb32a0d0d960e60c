import { m } from '../../../messages/compiled/messages.js';
import { StaffQuotePage } from '../../features/admin/quotes/quote-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/quote';
import { actStaffQuote, loadStaffQuote } from './quote.server.ts';

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadStaffQuote(request, params.id, context);
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actStaffQuote(request, params.id, context);
}

export default function StaffQuote({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.quote_title({ number: loaderData.quote.number })} indexed={false} />
      <StaffQuotePage view={loaderData} answer={actionData} />
    </>
  );
}
