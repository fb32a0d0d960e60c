import { data, redirect, type RouterContextProvider } from 'react-router';
import { discardDraft, rebaseDraft, startDraft } from '../../../server/pricing/drafts.ts';
import { publishDraft } from '../../../server/pricing/publish.ts';
import { readPriceDesk } from '../../../server/pricing/read-desk.ts';
import { rehearseDraft } from '../../../server/pricing/rehearse-draft.ts';
import {
  PRICE_FIELDS,
  PRICE_QUERY,
  type DeskAnswer,
  type DeskView,
} from '../../features/admin/prices/prices-view.ts';
import { intents, type SentIntent } from '../../forms/intents.server.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { forStaff } from './staff-only.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadPrices(request: Request, context: Context): Promise<DeskView> {
  const { services } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const number = numberIn(searchParams.get(PRICE_QUERY.draft));
  const desk = forStaff(await readPriceDesk(services, whoAsks(context), { number }));
  if (!desk.ok) throw data('', { status: 404 });
  return { desk: desk.value, asksDiscard: searchParams.has(PRICE_QUERY.discard) };
}

/** null: no number. */
export function numberIn(text: string | null): number | null {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : null;
}

export const actPrices = intents({
  start: async ({ services, who }) => {
    const started = forStaff(await startDraft(services, who, {}));
    if (!started.ok) throw data('', { status: 404 });
    return redirect(`${staffLinks.priceDraft()}?${PRICE_QUERY.draft}=${started.value.number}`, 303);
  },
  discard: async (sent) => {
    const done = forStaff(await discardDraft(sent.services, sent.who, draftIn(sent)));
    return done.ok ? redirect(staffLinks.prices(), 303) : refused(done.error, sent);
  },
  rebase: async (sent) => {
    const draft = draftIn(sent);
    const done = forStaff(await rebaseDraft(sent.services, sent.who, draft));
    return done.ok ? redirect(atDraft(draft), 303) : refused(done.error, sent);
  },
  rehearse: async (sent) => {
    const draft = draftIn(sent);
    const done = forStaff(await rehearseDraft(sent.services, sent.who, draft));
    return done.ok ? redirect(atDraft(draft), 303) : refused(done.error, sent);
  },
  publish: async (sent) => {
    const { services, who, field } = sent;
    const done = forStaff(
      await publishDraft(services, who, {
        ...draftIn(sent),
        editVersion: numberIn(field(PRICE_FIELDS.editVersion)) ?? -1,
        from: field(PRICE_FIELDS.when) === 'date' ? field(PRICE_FIELDS.from) : null,
        reason: field(PRICE_FIELDS.reason),
      }),
    );
    return done.ok ? redirect(staffLinks.priceVersions(), 303) : refused(done.error, sent);
  },
});

const draftIn = ({ field }: SentIntent) => ({ number: numberIn(field(PRICE_FIELDS.number)) ?? 0 });

const atDraft = ({ number }: { readonly number: number }) =>
  `${staffLinks.prices()}?${PRICE_QUERY.draft}=${number}`;

/** A form with a mistake in it is answered, not failed: browsers write every 4xx down as an error. */
const refused = ({ kind }: Pick<DeskAnswer, 'kind'>, { field }: SentIntent) =>
  data<DeskAnswer>({
    kind,
    reason: field(PRICE_FIELDS.reason),
    from: field(PRICE_FIELDS.from),
  });
