import { data, redirect, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
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
import { formOf } from '../../forms/form-of.server.ts';
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

export async function actPrices(request: Request, context: Context) {
  const form = await formOf(request);
  const number = numberIn(textIn(form, PRICE_FIELDS.number)) ?? 0;
  const here = staffLinks.prices();
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  switch (textIn(form, PRICE_FIELDS.intent)) {
    case 'start': {
      const started = forStaff(await startDraft(services, who, {}));
      if (!started.ok) throw data('', { status: 404 });
      return redirect(
        `${staffLinks.priceDraft()}?${PRICE_QUERY.draft}=${started.value.number}`,
        303,
      );
    }
    case 'discard': {
      const done = forStaff(await discardDraft(services, who, { number }));
      return done.ok ? redirect(here, 303) : refused(done.error, form);
    }
    case 'rebase': {
      const done = forStaff(await rebaseDraft(services, who, { number }));
      return done.ok ? redirect(atDraft(number), 303) : refused(done.error, form);
    }
    case 'rehearse': {
      const done = forStaff(await rehearseDraft(services, who, { number }));
      return done.ok ? redirect(atDraft(number), 303) : refused(done.error, form);
    }
    case 'publish': {
      const done = forStaff(
        await publishDraft(services, who, {
          number,
          editVersion: numberIn(textIn(form, PRICE_FIELDS.editVersion)) ?? -1,
          from: textIn(form, PRICE_FIELDS.when) === 'date' ? textIn(form, PRICE_FIELDS.from) : null,
          reason: textIn(form, PRICE_FIELDS.reason),
        }),
      );
      return done.ok ? redirect(staffLinks.priceVersions(), 303) : refused(done.error, form);
    }
    default:
      throw data('', { status: 400 });
  }
}

const atDraft = (number: number) => `${staffLinks.prices()}?${PRICE_QUERY.draft}=${number}`;

/** A form with a mistake in it is answered, not failed: browsers write every 4xx down as an error. */
function refused({ kind }: Pick<DeskAnswer, 'kind'>, form: FormData) {
  return data<DeskAnswer>({
    kind,
    reason: textIn(form, PRICE_FIELDS.reason),
    from: textIn(form, PRICE_FIELDS.from),
  });
}
