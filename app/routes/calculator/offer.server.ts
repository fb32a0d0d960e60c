import { randomUUID } from 'node:crypto';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { KEY_FIELD, textIn, TRAP_FIELD } from '../../../domain/posted-form.ts';
import type { EstimateFigures } from '../../../engine/estimate-figures.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { clientGroups } from '../../../server/http/client-address.ts';
import { submitOffer } from '../../../server/offers/commands.ts';
import { loadSavedData, saveCalculatorData } from '../../../server/reports/calculator-data.ts';
import { savedVersion } from '../../../server/reports/saved-version.ts';
import { fieldTexts } from '../../features/offer/field-texts.ts';
import { readForm, requestInput } from '../../features/offer/form-values.ts';
import type { OfferAnswer, OfferObstacle } from '../../features/offer/offer-answer.ts';
import { offerFigures } from '../../features/offer/offer-figures.ts';
import { receiptAt } from '../../features/offer/receipt-address.ts';
import { requestContext } from '../../request-context.server.ts';
import { formOf } from '../form-of.server.ts';
import { askerIn, calculated as done, refused as refusedWork } from '../work.server.ts';
import { readCalculator, type ReadCalculator } from './read-calculator.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The figures that an offer is asked for, and a key under which the request is taken once. */
export async function loadOffer(url: URL, context: Context) {
  const { read, estimate } = await calculated(url, context);
  const { priceList } = read.context;
  const figures = offerFigures(read.state, estimate);
  const obstacle = obstacleIn(read, estimate);
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

type Asker = { readonly name: string; readonly email: string };

/** Kept for the next form. The request itself is stored already: that this failed is for the log. */
async function keepPerson(context: Context, { name, email }: Asker): Promise<void> {
  const { services, signedIn } = context.get(requestContext);
  if (signedIn === null) return;
  try {
    await saveCalculatorData(services, signedIn, {
      fullName: name,
      ...(email.trim() === '' ? {} : { email }),
    });
  } catch (error) {
    const { name: code, stack = '' } = error instanceof Error ? error : { name: 'unknown' };
    services.log.error({ code, stack }, 'name and address of an offer not kept');
  }
}

async function calculated(url: URL, context: Context) {
  const read = await readCalculator(url, context);
  const { services } = context.get(requestContext);
  const { estimate } = done(await services.estimate(askerIn(context), read.state, 'cached'));
  return { read, estimate };
}

function obstacleIn(read: ReadCalculator, { system }: EstimateFigures): OfferObstacle | null {
  // A panel that stands in is ours to put right, and no reason not to ask.
  if (read.errors.some(({ code }) => code !== 'no-panel-data')) return 'figures';
  if (read.examplePlace !== null && (read.state.address ?? '') === '') return 'address';
  return system.numberOfPanels === 0 ? 'no-panels' : null;
}

/** The saved report that the offer is asked for, when it is the sender's own. */
async function ownReportIn(url: URL, context: Context): Promise<string | null> {
  const { services, signedIn } = context.get(requestContext);
  const reportId = url.searchParams.get('report');
  if (signedIn === null || reportId === null) return null;
  const own = await savedVersion(services.db, signedIn.uid, reportId);
  return own === null ? null : reportId;
}

/** Takes the form: to the receipt, or back with what is wrong and everything that was typed. */
export async function sendOffer(request: Request, url: URL, context: Context) {
  const { services, signedIn, clientAddress } = context.get(requestContext);
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
    const { read, estimate } = await calculated(url, context);
    const obstacle = obstacleIn(read, estimate);
    if (obstacle !== null) return refused({ problem: obstacle });
    const input = requestInput(values, { idempotencyKey, state: read.state });
    const submitted = await submitOffer(services, input, {
      locale: getLocale(),
      from: clientGroups(clientAddress),
      reportId: await ownReportIn(url, context),
      ownerUid: signedIn?.uid ?? null,
      receiptUrl: (token) => new URL(receiptAt(token), services.settings.appUrl ?? url.origin),
    });
    if (submitted.ok) {
      await keepPerson(context, input);
      return redirect(receiptAt(submitted.value.receiptToken), 303);
    }
    if (submitted.error.kind === 'key-reused') {
      return refused({ problem: 'repeated', idempotencyKey: randomUUID() });
    }
    if (submitted.error.kind !== 'invalid') throw refusedWork(submitted.error);
    const errors = fieldTexts(submitted.error.errors);
    if (Object.keys(errors).length > 0) return refused({ problem: 'fields', errors });
    // Nothing a person filled in is wrong, so the page itself was: it gets a key that works.
    return refused({ problem: 'failed', idempotencyKey: randomUUID() });
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
    const code = error instanceof Error ? error.name : 'unknown';
    services.log.error({ code, stack: error instanceof Error ? error.stack : '' }, 'offer failed');
    return refused({ problem: 'failed' }, 500);
  }
}
