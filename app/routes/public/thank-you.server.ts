import { data, redirect, type RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import type { FieldError } from '../../../domain/field-error.ts';
import { givenPicture } from '../../../domain/roof-picture.ts';
import type { Catalogue } from '../../../engine/quote/catalogue.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { logFailure } from '../../../server/log-failure.ts';
import { addToOffer } from '../../../server/offers/add-to-offer.ts';
import { withdrawOffer } from '../../../server/offers/commands.ts';
import { rerouteOffer } from '../../../server/offers/reroute-offer.ts';
import { offerByReceipt, type OfferReceipt } from '../../../server/offers/queries.ts';
import type { Services } from '../../../server/services.ts';
import { offerCheck } from '../../features/offer/offer-check.ts';
import { offerFigures } from '../../features/offer/offer-figures.ts';
import {
  ADD,
  REACH,
  RECEIPT_FORM,
  type AdditionProblem,
  type ReceiptAnswer,
} from '../../features/offer/receipt-answer.ts';
import { reachForm, type ReachProblem, type ReachValues } from '../../features/offer/reach-form.ts';
import type { Receipt, ReceiptView } from '../../features/offer/receipt-view.ts';
import { UNSENT_PARAM } from '../../features/receipt-files/files-view.ts';
import { valuesIn } from '../../forms/form-definition.ts';
import { intents } from '../../forms/intents.server.ts';
import { receiptLinks } from '../../receipt-links.ts';
import { RECEIPT_PARAM, receiptAt } from '../../receipt-address.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

// Only the owner has the key, and no cache may store what it opens.
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

export async function loadReceipt(url: URL, context: Context) {
  const { services } = context.get(requestContext);
  const isLocal = services.settings.mode === 'local';
  const token = url.searchParams.get(RECEIPT_PARAM);
  if (token === null) return data<ReceiptView>({ kind: 'plain' }, { headers });
  const who = whoAsks(context);
  const found = await offerByReceipt(services, who, { token });
  if (!found.ok) return data<ReceiptView>({ kind: 'unknown' }, { status: 404, headers });
  const { catalogue } = await services.estimateContext();
  const receipt = shown(found.value, catalogue, services.addresses, url);
  const isStaff = who.kind === 'staff';
  return data<ReceiptView>({ kind: 'receipt', receipt, isLocal, isStaff }, { headers });
}

function shown(
  found: OfferReceipt,
  catalogue: Catalogue,
  { townOf }: Services['addresses'],
  url: URL,
): Receipt {
  const { reference, createdAt, contact, comesByMail, state, estimate } = found;
  return {
    reference,
    createdAt,
    withdrawn: found.status === 'withdrawn',
    stage: found.stage,
    addedAt: found.addedAt,
    reachedAt: found.reachedAt,
    known: found.known,
    files: {
      url: receiptAtFiles(url),
      received: found.files,
      unsent: unsentIn(url),
    },
    contact,
    comesByMail,
    isUnsent: !found.isReceiptSent,
    figures:
      state && offerFigures(state, estimate, givenPicture(state, estimate, catalogue), townOf),
    query: toQuery(state ?? {}).toString(),
  };
}

function receiptAtFiles({ searchParams }: URL): string {
  const token = searchParams.get(RECEIPT_PARAM) ?? '';
  return `${receiptLinks.files()}?${new URLSearchParams({ [RECEIPT_PARAM]: token })}`;
}

/** For a form without a script, which can say so only in the address. */
function unsentIn({ searchParams }: URL): number {
  const said = Number(searchParams.get(UNSENT_PARAM) ?? 0);
  return Number.isInteger(said) && said > 0 && said <= 99 ? said : 0;
}

/**
 * Withdraws the request, adds to it or changes how it is answered, and reloads the receipt, so that a page reload
 * does nothing twice.
 */
export function changeRequest(request: Request, url: URL, context: Context) {
  const token = url.searchParams.get(RECEIPT_PARAM) ?? '';
  return intents({
    [ADD]: ({ field }) => add(token, field(RECEIPT_FORM.text), context),
    [REACH]: ({ form }) => reroute(token, valuesIn(reachForm, form), context),
    '': () => withdraw(token, context),
  })({ request, context });
}

const notStaffs = () => data<ReceiptAnswer>({ kind: 'is-staff' }, { status: 403, headers });

async function reroute(token: string, values: ReachValues, context: Context) {
  const { services } = context.get(requestContext);
  const refused = (
    why: ReachProblem,
    { status = 200, errors = [] }: { status?: number; errors?: readonly FieldError[] } = {},
  ) =>
    data<ReceiptAnswer>(
      { kind: 'reach', why, errors: offerCheck.textsOf(errors), values },
      { status, headers },
    );
  try {
    const who = whoAsks(context);
    const done = await rerouteOffer(services, who, { token, typed: values }, getLocale());
    if (done.ok || done.error.kind === 'not-found') return redirect(receiptAt('offer', token), 303);
    if (done.error.kind === 'is-staff') return notStaffs();
    if (done.error.kind === 'too-many') return refused('too-many');
    return refused('fields', { errors: done.error.errors });
  } catch (error) {
    logFailure(services.log, 'change of how a request is answered failed', error);
    return refused('failed', { status: 500 });
  }
}

async function withdraw(token: string, context: Context) {
  const { services } = context.get(requestContext);
  try {
    const done = await withdrawOffer(services, whoAsks(context), { token });
    if (!done.ok && done.error.kind === 'is-staff') return notStaffs();
  } catch (error) {
    logFailure(services.log, 'withdrawal failed', error);
    return data<ReceiptAnswer>({ kind: 'withdraw', failed: 'failed' }, { status: 500 });
  }
  return redirect(receiptAt('offer', token), 303);
}

async function add(token: string, text: string, context: Context) {
  const { services } = context.get(requestContext);
  const refused = (why: AdditionProblem, status = 200) =>
    data<ReceiptAnswer>({ kind: 'add', why, text }, { status, headers });
  try {
    const added = await addToOffer(services, whoAsks(context), { token, text });
    if (added.ok || added.error.kind === 'not-found')
      return redirect(receiptAt('offer', token), 303);
    if (added.error.kind === 'is-staff') return notStaffs();
    if (added.error.kind === 'too-many') return refused('too-many');
    const isTooLong = added.error.errors.some(({ code }) => code === 'too-long');
    return refused(isTooLong ? 'too-long' : 'empty');
  } catch (error) {
    logFailure(services.log, 'addition failed', error);
    return refused('failed', 500);
  }
}
