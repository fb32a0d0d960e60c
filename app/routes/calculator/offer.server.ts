import { randomUUID } from 'node:crypto';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { offerObstacle } from '../../../domain/offer-obstacle.ts';
import { KEY_FIELD, textIn, TRAP_FIELD } from '../../../domain/posted-form.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { logFailure } from '../../../server/log-failure.ts';
import { submitOffer } from '../../../server/offers/commands.ts';
import { loadSavedData } from '../../../server/reports/calculator-data.ts';
import { fieldTexts } from '../../features/offer/field-texts.ts';
import { readForm, requestInput } from '../../features/offer/form-values.ts';
import type { OfferAnswer } from '../../features/offer/offer-answer.ts';
import { offerFigures } from '../../features/offer/offer-figures.ts';
import { receiptAt } from '../../features/offer/receipt-address.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { formOf } from '../form-of.server.ts';
import { askerIn, calculated, refused as refusedWork } from '../work.server.ts';
import { readCalculator, type ReadCalculator } from './read-calculator.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The figures that an offer is asked for, and a key under which the request is taken once. */
export async function loadOffer(url: URL, context: Context) {
  const read = await readCalculator(url, context);
  const { services } = context.get(requestContext);
  const { estimate } = calculated(await services.estimate(askerIn(context), read.state, 'cached'));
  const { priceList } = read.context;
  const figures = offerFigures(read.state, estimate);
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
    idempotencyKey: randomUUID() as string,
    person: await knownPerson(context),
  };
}

/** Who asks, as far as they have told before; nobody who is not signed in. */
async function knownPerson(context: Context) {
  const { services, signedIn } = context.get(requestContext);
  const saved = await loadSavedData(services, signedIn);
  return { name: saved?.fullName ?? '', email: saved?.email ?? '' };
}

// A panel that stands in is ours to put right, and no reason not to ask.
function isReadable({ errors }: ReadCalculator): boolean {
  return errors.every(({ code }) => code === 'no-panel-data');
}

/** Takes the form: to the receipt, or back with what is wrong and everything that was typed. */
export async function sendOffer(request: Request, url: URL, context: Context) {
  const { services } = context.get(requestContext);
  const form = await formOf(request);
  const values = readForm(form);
  const idempotencyKey = textIn(form, KEY_FIELD);
  // A form with a mistake in it is answered, not failed: browsers write every 4xx down as an error.
  const refused = (
    changes: Pick<OfferAnswer, 'problem'> & Partial<OfferAnswer>,
    status: 200 | 500 = 200,
  ) => data<OfferAnswer>({ errors: {}, values, idempotencyKey, ...changes }, { status });
  if (textIn(form, TRAP_FIELD) !== '') return refused({ problem: 'trap' });
  try {
    const read = await readCalculator(url, context);
    if (!isReadable(read)) return refused({ problem: 'figures' });
    const input = {
      request: requestInput(values, { idempotencyKey, state: read.state }),
      reportId: url.searchParams.get('report'),
      receiptUrl: (token: string) =>
        new URL(receiptAt(token), services.settings.appUrl ?? url.origin),
    };
    const submitted = await submitOffer(services, whoAsks(context), input, getLocale());
    if (submitted.ok) return redirect(receiptAt(submitted.value.receiptToken), 303);
    const { error } = submitted;
    switch (error.kind) {
      case 'address':
      case 'no-panels':
        return refused({ problem: error.kind });
      case 'key-reused':
        return refused({ problem: 'repeated', idempotencyKey: randomUUID() });
      case 'signed-out':
        return refused({ problem: 'failed' }, 500);
      case 'too-often':
      case 'busy':
        throw refusedWork(error);
      case 'invalid': {
        const errors = fieldTexts(error.errors);
        if (Object.keys(errors).length > 0) return refused({ problem: 'fields', errors });
        // Nothing a person filled in is wrong, so the page itself was: it gets a key that works.
        return refused({ problem: 'failed', idempotencyKey: randomUUID() });
      }
    }
  } catch (error) {
    if (error instanceof Response) {
      const { status, headers } = error;
      return data<OfferAnswer>(
        { errors: {}, values, idempotencyKey, problem: 'busy' },
        {
          status,
          headers: { 'Retry-After': headers.get('Retry-After') ?? '', 'Cache-Control': 'no-store' },
        },
      );
    }
    logFailure(services.log, 'offer failed', error);
    return refused({ problem: 'failed' }, 500);
  }
}
