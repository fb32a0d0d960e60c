import { data, redirect, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import { parseWithin } from '../../../domain/number-text.ts';
import { QUOTE_NUMBERS, type QuoteNumber } from '../../../domain/staff/quote-numbers.ts';
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
import { formOf } from '../../forms/form-of.server.ts';
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
  return {
    quote: read.value,
    page: token === null ? null : quoteAt(token),
    pdf: token === null ? null : quotePdfAt(token),
    isSending: new URL(request.url).searchParams.has(STAFF_QUOTE_QUERY.send),
  };
}

type Refused = StaffQuoteAnswer['kind'] | 'signed-out' | 'not-staff' | 'not-found' | 'too-often';
type Outcome =
  | { readonly ok: true; readonly value: object }
  | { readonly ok: false; readonly error: { readonly kind: Refused } };

export async function actStaffQuote(request: Request, id: string, context: Context) {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const form = await formOf(request);
  const field = (name: keyof typeof STAFF_QUOTE_FIELDS) => textIn(form, STAFF_QUOTE_FIELDS[name]);
  const version = Number(field('version'));
  const intent = field('intent');
  const price = field('price');
  const reason = field('reason');
  const line = form.has(STAFF_QUOTE_FIELDS.line) ? Number(field('line')) : null;
  const typed = { intent, line, price, reason, panels: field('panels'), battery: field('battery') };
  const answered = (outcome: Outcome, to = staffLinks.quote(id)) =>
    answer(outcome, to, { ...typed, errors: {} });
  switch (intent) {
    case 'price': {
      const { values, errors } = figuresIn({ price });
      if (values.price === undefined) return answeredFields(typed, errors);
      const priceOre = Math.round(values.price * 100);
      return answered(
        await setQuotePrice(services, who, { id, version, line: line ?? 0, priceOre, reason }),
      );
    }
    case 'discount': {
      // «5.000» and «−5.000» both take 5,000 off.
      const { values, errors } = figuresIn({ price });
      if (values.price === undefined) return answeredFields(typed, errors);
      const amountOre = Math.round(Math.abs(values.price) * 100);
      return answered(await giveDiscount(services, who, { id, version, amountOre, reason }));
    }
    case 'remove-discount':
      return answered(await removeDiscount(services, who, { id, version, line: line ?? -1 }));
    case 'clear':
      return answered(
        await setQuotePrice(services, who, {
          id,
          version,
          line: line ?? 0,
          priceOre: null,
          reason: '',
        }),
      );
    case 'confirm':
      return answered(await confirmQuotePrices(services, who, { id, version }));
    case 'reprice': {
      const { panels, battery } = typed;
      const { values, errors } = figuresIn({ panels, battery });
      const { panels: numberOfPanels, battery: batteryKwh } = values;
      if (numberOfPanels === undefined || batteryKwh === undefined) {
        return answeredFields(typed, errors);
      }
      const design = { numberOfPanels, batteryKwh };
      return answered(await repriceQuote(services, who, { id, version, design }));
    }
    case 'send': {
      const origin = services.settings.appUrl ?? new URL(request.url).origin;
      const pageUrl = (token: string, locale: Locale) => new URL(quoteAt(token, locale), origin);
      return answered(await sendQuote(services, who, { id, version, pageUrl }));
    }
    case 'recall':
      return answered(await recallQuote(services, who, { id, reason }));
    case 'discard': {
      const gone = await discardQuote(services, who, { id, version });
      return answered(gone, gone.ok ? staffLinks.lead(gone.value.leadId) : undefined);
    }
    default:
      throw data('', { status: 400 });
  }
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

const answeredFields = (typed: Typed, errors: Figures) =>
  data<StaffQuoteAnswer>({ kind: 'fields', ...typed, errors });

type Typed = Omit<StaffQuoteAnswer, 'kind' | 'errors'>;

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
