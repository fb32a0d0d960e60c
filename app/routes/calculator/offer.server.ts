import type { RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { offerObstacle } from '../../../domain/offer-obstacle.ts';
import { fail, ok } from '../../../domain/result.ts';
import { givenPicture } from '../../../domain/roof-picture.ts';
import { showEstimate } from '../../../server/estimates/queries.ts';
import { submitOffer } from '../../../server/offers/commands.ts';
import { findSavedData } from '../../../server/reports/calculator-data.ts';
import { offerCheck, ofChosenChannel } from '../../features/offer/offer-check.ts';
import { offerFigures } from '../../features/offer/offer-figures.ts';
import { formOf } from '../../forms/form-of.server.ts';
import { takeForm } from '../../forms/take-form.server.ts';
import { receiptAt } from '../../receipt-address.ts';
import { newFormTicket } from '../../../server/identity/captcha/form-ticket.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { calculated } from '../work.server.ts';
import { toReceipt } from './to-receipt.server.ts';
import { readCalculator, type ReadCalculator } from './read-calculator.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The figures that an offer is asked for, and a key under which the request is taken once. */
export async function loadOffer(url: URL, context: Context) {
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
  );
  const obstacle = isReadable(read)
    ? offerObstacle(read.state, estimate.system.numberOfPanels)
    : ('figures' as const);
  return {
    figures:
      obstacle === 'address'
        ? { ...figures, address: `${figures.address} ${read.examplePlace}` }
        : figures,
    pricesFrom: priceList.validFrom,
    examplePrices: priceList.isExample,
    obstacle,
    // Figures that can't be used go back as they came, so that the calculator can name them.
    query: read.errors.length > 0 ? url.search.slice(1) : toQuery(read.state).toString(),
    ticket: newFormTicket(services),
    person: await knownPerson(context),
  };
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
