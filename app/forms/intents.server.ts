import { data } from 'react-router';
import { INTENT_FIELD, textIn } from '../../domain/posted-form.ts';
import type { Services } from '../../server/services.ts';
import type { Who } from '../../server/use-case/who.ts';
import { requestContext, whoAsks } from '../request-context.server.ts';
import { formOf } from './form-of.server.ts';
import type { Posted } from './take-form.server.ts';

/** One of a page's forms as it was sent, and what a use case is asked with. */
export type SentIntent = Pick<Posted, 'context'> & {
  readonly form: FormData;
  /** A field as it was typed; empty text where the form has none. */
  readonly field: (name: string) => string;
  readonly services: Services;
  readonly who: Who;
};

type Handlers = Readonly<Record<string, (sent: SentIntent) => unknown>>;

/**
 * A page with several forms or buttons: what each of them does, by what it posts as its intent; '' is the form that
 * posts none. An intent that the page doesn't have is no fault of ours and nothing a person filled in: it is answered
 * with status 400 and the page as it stands, and no handler sees it.
 * @returns the page's action; it throws what takeForm throws where what was posted is no form, and what a handler throws
 */
export function intents<Known extends Handlers>(handlers: Known) {
  type Answer = Awaited<ReturnType<Known[keyof Known]>>;
  return async ({ request, context }: Posted): Promise<Answer | ReturnType<typeof notKnown>> => {
    const form = request instanceof FormData ? request : await formOf(request);
    const field = (name: string) => textIn(form, name);
    const intent = field(INTENT_FIELD);
    // What every object has is no handler.
    if (!Object.hasOwn(handlers, intent)) return notKnown();
    const { services } = context.get(requestContext);
    const sent = { form, field, context, services, who: whoAsks(context) };
    return (await handlers[intent]!(sent)) as Answer;
  };
}

const notKnown = () => data(undefined, { status: 400 });
