import { data, redirect, type RouterContextProvider } from 'react-router';
import { parseWithin } from '../../../domain/number-text.ts';
import { QUOTE_NUMBERS, type QuoteNumber } from '../../../domain/staff/quote-numbers.ts';
import { ENTERED_HOWS } from '../../../domain/contract/contract.ts';
import { contractOfQuote } from '../../../server/contracts/read-contract.ts';
import { enterWithdrawal } from '../../../server/contracts/withdraw.ts';
import { repriceQuote } from '../../../server/quotes/draft-quote.ts';
import {
  confirmQuotePrices,
  discardQuote,
  setQuotePrice,
} from '../../../server/quotes/price-quote.ts';
import { giveDiscount, removeDiscount } from '../../../server/quotes/discount-quote.ts';
import { readQuote } from '../../../server/quotes/read-quote.ts';
import { recallQuote, sendQuote } from '../../../server/quotes/send-quote.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { fieldErrorText } from '../../../words/field-error-text.ts';
import type { Locale } from '../../../words/locale.ts';
import {
  STAFF_QUOTE_FIELDS,
  STAFF_QUOTE_QUERY,
  type StaffQuoteAnswer,
  type StaffQuoteView,
} from '../../features/admin/quotes/quote-view.ts';
import { intents, type SentIntent } from '../../forms/intents.server.ts';
import { quoteAt, quotePdfAt } from '../../quote-address.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { staffLinks } from '../../staff-links.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadStaffQuote(
  request: Request,
  id: string,
  context: Context,
): Promise<StaffQuoteView> {
  const { services } = context.get(requestContext);
  const read = await readQuote(services, whoAsks(context), { id });
  if (!read.ok) {
    if (read.error.kind === 'not-found') throw data('', { status: 404 });
    throw redirect(staffLinks.login(), 303);
  }
  const { token } = read.value;
  const contract = await contractOfQuote(services, whoAsks(context), { quoteId: id });
  return {
    quote: read.value,
    contract: contract.ok ? contract.value : null,
    page: token === null ? null : quoteAt(token),
    pdf: token === null ? null : quotePdfAt(token),
    isSending: new URL(request.url).searchParams.has(STAFF_QUOTE_QUERY.send),
  };
}

type Refused = StaffQuoteAnswer['kind'] | 'signed-out' | 'not-staff' | 'not-found' | 'too-often';
type Outcome =
  | { readonly ok: true; readonly value: object }
  | { readonly ok: false; readonly error: { readonly kind: Refused } };

export function actStaffQuote(request: Request, id: string, context: Context) {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const shown = ({ field }: SentIntent) => ({
    id,
    version: Number(field(STAFF_QUOTE_FIELDS.version)),
  });
  const answered = (sent: SentIntent, outcome: Outcome, to = staffLinks.quote(id)) =>
    answer(outcome, to, { ...typedIn(sent), errors: {} });
  return intents({
    price: async (sent) => {
      const { line, price, reason } = typedIn(sent);
      const { values, errors } = figuresIn({ price });
      if (values.price === undefined) return answeredFields(sent, errors);
      const priceOre = Math.round(values.price * 100);
      const set = { ...shown(sent), line: line ?? 0, priceOre, reason };
      return answered(sent, await setQuotePrice(services, who, set));
    },
    discount: async (sent) => {
      const { price, reason } = typedIn(sent);
      // «5.000» and «−5.000» both take 5,000 off.
      const { values, errors } = figuresIn({ price });
      if (values.price === undefined) return answeredFields(sent, errors);
      const amountOre = Math.round(Math.abs(values.price) * 100);
      return answered(
        sent,
        await giveDiscount(services, who, { ...shown(sent), amountOre, reason }),
      );
    },
    'remove-discount': async (sent) => {
      const line = typedIn(sent).line ?? -1;
      return answered(sent, await removeDiscount(services, who, { ...shown(sent), line }));
    },
    clear: async (sent) => {
      const line = typedIn(sent).line ?? 0;
      const set = { ...shown(sent), line, priceOre: null, reason: '' };
      return answered(sent, await setQuotePrice(services, who, set));
    },
    confirm: async (sent) => answered(sent, await confirmQuotePrices(services, who, shown(sent))),
    reprice: async (sent) => {
      const { panels, battery } = typedIn(sent);
      const { values, errors } = figuresIn({ panels, battery });
      const { panels: numberOfPanels, battery: batteryKwh } = values;
      if (numberOfPanels === undefined || batteryKwh === undefined) {
        return answeredFields(sent, errors);
      }
      const design = { numberOfPanels, batteryKwh };
      return answered(sent, await repriceQuote(services, who, { ...shown(sent), design }));
    },
    send: async (sent) => {
      const origin = services.settings.appUrl ?? new URL(request.url).origin;
      const pageUrl = (token: string, locale: Locale) => new URL(quoteAt(token, locale), origin);
      return answered(sent, await sendQuote(services, who, { ...shown(sent), pageUrl }));
    },
    recall: async (sent) => {
      const { reason } = typedIn(sent);
      return answered(sent, await recallQuote(services, who, { id, reason }));
    },
    'enter-withdrawal': async (sent) => {
      const { how, ...entered } = enteredIn(sent);
      const done = await enterWithdrawal(services, who, {
        quoteId: id,
        how: ENTERED_HOWS.find((known) => known === how) ?? 'phone',
        ...entered,
      });
      const problem = done.ok ? null : done.error.kind;
      if (problem === 'no-name' || problem === 'no-email' || problem === 'no-such-day') {
        return data<StaffQuoteAnswer>({
          kind: 'withdrawal',
          ...typedIn(sent),
          errors: {},
          entered: { problem, how, ...entered },
        });
      }
      return answered(sent, done as Outcome);
    },
    discard: async (sent) => {
      const gone = await discardQuote(services, who, shown(sent));
      return answered(sent, gone, gone.ok ? staffLinks.lead(gone.value.leadId) : undefined);
    },
  })({ request, context });
}

const enteredIn = ({ field }: SentIntent) => ({
  how: field(STAFF_QUOTE_FIELDS.how),
  receivedOn: field(STAFF_QUOTE_FIELDS.receivedOn),
  sentOn: field(STAFF_QUOTE_FIELDS.sentOn),
  name: field(STAFF_QUOTE_FIELDS.name),
  email: field(STAFF_QUOTE_FIELDS.email),
});

type Typed = Omit<StaffQuoteAnswer, 'kind' | 'errors' | 'entered'>;

function typedIn({ form, field }: SentIntent): Typed {
  const hasLine = form.has(STAFF_QUOTE_FIELDS.line);
  return {
    intent: field(STAFF_QUOTE_FIELDS.intent),
    line: hasLine ? Number(field(STAFF_QUOTE_FIELDS.line)) : null,
    price: field(STAFF_QUOTE_FIELDS.price),
    reason: field(STAFF_QUOTE_FIELDS.reason),
    panels: field(STAFF_QUOTE_FIELDS.panels),
    battery: field(STAFF_QUOTE_FIELDS.battery),
  };
}

type Figures = Readonly<Partial<Record<QuoteNumber, string>>>;

/** The figures of a form; one that can't be read has its error instead. */
function figuresIn(texts: Figures) {
  const locale = getLocale();
  const values: Partial<Record<QuoteNumber, number>> = {};
  const errors: Partial<Record<QuoteNumber, string>> = {};
  for (const [name, text] of Object.entries(texts) as [QuoteNumber, string][]) {
    const read = parseWithin(text, QUOTE_NUMBERS[name], locale);
    if (read.ok) values[name] = read.value;
    else errors[name] = fieldErrorText({ field: name, ...read.error }, locale);
  }
  return { values, errors };
}

const answeredFields = (sent: SentIntent, errors: Figures) =>
  data<StaffQuoteAnswer>({ kind: 'fields', ...typedIn(sent), errors });

function answer(outcome: Outcome, to: string, typed: Omit<StaffQuoteAnswer, 'kind'>) {
  if (outcome.ok) return redirect(to, 303);
  const { kind } = outcome.error;
  switch (kind) {
    case 'signed-out':
    case 'not-staff':
      return redirect(staffLinks.login(), 303);
    case 'not-found':
      throw data('', { status: 404 });
    case 'busy':
    case 'too-often':
      return data<StaffQuoteAnswer>({ kind: 'busy', ...typed }, { status: 503 });
    default:
      return data<StaffQuoteAnswer>({ kind, ...typed });
  }
}
