import { data, redirect, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { contractForCustomer } from '../../../server/contracts/read-contract.ts';
import { logFailure } from '../../../server/log-failure.ts';
import { answerQuote, openQuote } from '../../../server/quotes/answer-quote.ts';
import { quoteDocument } from '../../../server/quotes/quote-document.ts';
import { quoteForCustomer } from '../../../server/quotes/read-quote.ts';
import { drawReport } from '../../../server/reports/draw-report.ts';
import type { Locale } from '../../../words/locale.ts';
import {
  QUOTE_FIELDS,
  type QuoteAnswered,
  type QuoteView,
} from '../../features/quote/quote-view.ts';
import { chartBlocks } from '../../features/report/document/paper-charts.tsx';
import { roofDrawing } from '../../features/report/sections.ts';
import { brand } from '../../brand.ts';
import { formOf } from '../../forms/form-of.server.ts';
import { QUOTE_PARAM, quoteAt, quotePdfAt, withdrawAt } from '../../quote-address.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { refused } from '../work.server.ts';

type Context = Readonly<RouterContextProvider>;

// Nobody but the customer has the key, and no cache may keep what it opens.
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

const REFUSED = {
  closed: 409,
  'not-online': 409,
  'no-name': 422,
  'not-agreed': 422,
  'is-staff': 403,
} as const;

const tokenIn = ({ searchParams }: URL) => searchParams.get(QUOTE_PARAM) ?? '';

export async function loadQuote(url: URL, context: Context) {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const token = tokenIn(url);
  const found = await quoteForCustomer(services, who, { token });
  if (!found.ok) return data<QuoteView>({ kind: 'unknown' }, { status: 404, headers });
  const contract = await contractForCustomer(services, who, { token });
  try {
    await openQuote(services, who, { token });
  } catch (error) {
    // It is shown all the same.
    logFailure(services.log, 'opening of a quote not noted', error);
  }
  return data<QuoteView>(
    {
      kind: 'quote',
      quote: found.value,
      pdf: quotePdfAt(token),
      contract:
        contract.ok && contract.value !== null
          ? { shown: contract.value, withdrawAt: withdrawAt(token) }
          : null,
      isStaff: who.kind === 'staff',
    },
    { headers },
  );
}

/** Takes the yes or no and shows the offer anew, so that a reload answers nothing twice. */
export async function answer(request: Request, url: URL, context: Context) {
  const { services } = context.get(requestContext);
  const form = await formOf(request);
  const token = tokenIn(url);
  const typed = {
    name: textIn(form, QUOTE_FIELDS.name),
    hasAgreed: form.has(QUOTE_FIELDS.agreed),
    note: textIn(form, QUOTE_FIELDS.note),
  };
  const said = textIn(form, QUOTE_FIELDS.answer);
  if (said !== 'accept' && said !== 'decline') throw data('', { status: 400 });
  const origin = services.settings.appUrl ?? url.origin;
  const pageUrl = (key: string, locale: Locale) => new URL(quoteAt(key, locale), origin);
  const isAccepted = said === 'accept';
  try {
    const done = await answerQuote(services, whoAsks(context), {
      token,
      isAccepted,
      ...typed,
      readIn: getLocale(),
      pageUrl,
    });
    if (done.ok || done.error.kind === 'not-found') return redirect(quoteAt(token), 303);
    const { kind } = done.error;
    return data<QuoteAnswered>({ problem: kind, ...typed }, { status: REFUSED[kind], headers });
  } catch (error) {
    logFailure(services.log, 'answer to a quote failed', error);
    return data<QuoteAnswered>({ problem: 'failed', ...typed }, { status: 500, headers });
  }
}

/** The offer on paper, for whoever has its key. */
export async function quotePdf(url: URL, context: Context): Promise<Response> {
  const { services } = context.get(requestContext);
  const who = whoAsks(context);
  const found = await quoteForCustomer(services, who, { token: tokenIn(url) });
  if (!found.ok) throw data('', { status: 404, headers });
  const { roof } = found.value;
  const locale = getLocale();
  const drawing = roof === null ? [] : chartBlocks(roofDrawing(roof, locale), '', locale);
  const site = new URL(services.settings.appUrl ?? url.origin);
  const { facts } = await services.company();
  const email = facts.email || m.contact_write_on_page();
  const house = { name: brand.name, email, site };
  const document = quoteDocument(found.value, house, locale, drawing);
  const madeAt = new Date(found.value.sentAt);
  const drawn = await drawReport(services, who, { document, madeAt });
  if (!drawn.ok) return refused(drawn.error);
  return new Response(drawn.value, {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="solrig-tilbud.pdf"',
    },
  });
}
