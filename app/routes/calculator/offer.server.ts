import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { fieldErrorText } from '../../../words/field-error-text.ts';
import type { Locale } from '../../../words/locale.ts';
import { toQuery } from '../../../domain/calculator-query.ts';
import { offerObstacle } from '../../../domain/offer-obstacle.ts';
import { fail, ok } from '../../../domain/result.ts';
import { givenPicture } from '../../../domain/roof-picture.ts';
import { showEstimate } from '../../../server/estimates/queries.ts';
import { submitOffer } from '../../../server/offers/commands.ts';
import { findSavedData } from '../../../server/reports/calculator-data.ts';
import { placeQuery } from '../../features/address/suggestion.ts';
import { offerCheck, ofChosenChannel } from '../../features/offer/offer-check.ts';
import { offerFigures } from '../../features/offer/offer-figures.ts';
import { formOf } from '../../forms/form-of.server.ts';
import { takeForm } from '../../forms/take-form.server.ts';
import { links } from '../../links.ts';
import { receiptAt } from '../../receipt-address.ts';
import { newFormTicket } from '../../../server/identity/captcha/form-ticket.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { calculated } from '../work.server.ts';
import { resolveAddress } from './resolve-address.server.ts';
import { toReceipt } from './to-receipt.server.ts';
import { readCalculator, type ReadCalculator } from './read-calculator.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The figures that an offer is asked for, and a key under which the request is taken once. */
export async function loadOffer(url: URL, context: Context) {
  const typed = url.searchParams.get('q');
  const found = await resolveAddress(typed, context);
  if (found.kind === 'one')
    throw redirect(`${links.offer()}?${keptOf(url)}${placeQuery(found.place)}`);
  const read = await readCalculator(url, context);
  const { services } = context.get(requestContext);
  const { estimate } = calculated(
    await showEstimate(services, whoAsks(context), { state: read.state, shared: read.context }),
  );
  const { priceList } = read.context;
  const figures = offerFigures(
    read.state,
    estimate,
    givenPicture(read.state, estimate, read.context.catalogue),
    services.addresses.townOf,
  );
  const obstacle = isReadable(read)
    ? offerObstacle(read.state, estimate.system)
    : ('figures' as const);
  return {
    figures,
    pricesFrom: priceList.validFrom,
    examplePrices: priceList.isExample,
    obstacle,
    /** What came of the text that was typed as an address. */
    typedAddress:
      found.kind === 'not-asked'
        ? null
        : { text: typed!, error: addressError(found.kind, getLocale()) },
    kept: keptOf(url),
    // Figures that can't be used go back as they came, so that the calculator can name them.
    query: read.errors.length > 0 ? url.search.slice(1) : toQuery(read.state).toString(),
    ticket: newFormTicket(services),
    person: await knownPerson(context),
  };
}

const PLACE = new Set(['q', 'lat', 'lon', 'address', 'postcode', 'gridCompany', 'priceZone']);

/** What the address holds besides the place, to be written before another place's query. */
function keptOf({ searchParams }: URL): string {
  const kept = [...searchParams].filter(([name]) => !PLACE.has(name));
  return kept.length === 0 ? '' : `${new URLSearchParams(kept)}&`;
}

function addressError(kind: 'empty' | 'unknown' | 'several', locale: Locale): string {
  if (kind === 'empty') return m.address_error_empty({}, { locale });
  const code = kind === 'several' ? 'several-matches' : 'no-match';
  return fieldErrorText({ field: 'q', code }, locale);
}

/** Who asks, as far as they have told before; nobody who is not signed in. */
async function knownPerson(context: Context) {
  const { services } = context.get(requestContext);
  const saved = await findSavedData(services, whoAsks(context), {});
  const { fullName: name = '', email = '' } = (saved.ok ? saved.value : null) ?? {};
  return { name, email };
}

// A panel that stands in is ours to put right, and no reason not to ask.
function isReadable({ errors }: ReadCalculator): boolean {
  return errors.every(({ code }) => code === 'no-panel-data');
}

/** Takes the form: to the receipt, or back with what is wrong and everything that was typed. */
export async function sendOffer(request: Request, url: URL, context: Context) {
  const posted = await formOf(request);
  return takeForm({ request: posted, context }, offerCheck, async (sent) => {
    const { values, idempotencyKey, services, who, locale } = sent;
    const read = await readCalculator(url, context);
    if (!isReadable(read)) return fail({ kind: 'figures' as const });
    const input = {
      request: { ...ofChosenChannel(values), idempotencyKey, state: read.state },
      reportId: url.searchParams.get('report'),
      receiptUrl: (token: string) =>
        new URL(receiptAt('offer', token, locale), services.settings.appUrl ?? url.origin),
    };
    const taken = await submitOffer(services, who, input, locale);
    return taken.ok ? ok(await toReceipt(taken.value.receiptToken, posted, context)) : taken;
  });
}
