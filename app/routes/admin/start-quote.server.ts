import { data, redirect, type RouterContextProvider } from 'react-router';
import { draftQuote } from '../../../server/quotes/draft-quote.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { staffLinks } from '../../staff-links.ts';

type Refused = 'withdrawn' | 'no-lines';

/** Begins an offer for a lead, and leads to it. */
export async function startQuote<Answer>(
  leadId: string,
  context: Readonly<RouterContextProvider>,
  refused: (kind: Refused) => Answer,
): Promise<Answer | Response> {
  const { services } = context.get(requestContext);
  const draft = await draftQuote(services, whoAsks(context), { leadId });
  if (draft.ok) return redirect(staffLinks.quote(draft.value.id), 303);
  switch (draft.error.kind) {
    case 'signed-out':
    case 'not-staff':
      return redirect(staffLinks.login(), 303);
    case 'not-found':
      throw data('', { status: 404 });
    default:
      return refused(draft.error.kind);
  }
}
