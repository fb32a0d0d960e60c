import { data, redirect, type RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { givenPicture } from '../../../domain/roof-picture.ts';
import type { Catalogue } from '../../../engine/quote/catalogue.ts';
import { logFailure } from '../../../server/log-failure.ts';
import { withdrawOffer } from '../../../server/offers/commands.ts';
import { offerByReceipt, type OfferReceipt } from '../../../server/offers/queries.ts';
import { offerFigures } from '../../features/offer/offer-figures.ts';
import type { Receipt, ReceiptView, Withdrawal } from '../../features/offer/receipt-page.tsx';
import { receiptLinks } from '../../receipt-links.ts';
import { RECEIPT_PARAM, receiptAt } from '../../receipt-address.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

// Nobody but the owner has the key, and no cache may keep what it opens.
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

export async function loadReceipt(url: URL, context: Context) {
  const { services } = context.get(requestContext);
  const isLocal = services.settings.mode === 'local';
  const token = url.searchParams.get(RECEIPT_PARAM);
  if (token === null) return data<ReceiptView>({ kind: 'plain' }, { headers });
  const found = await offerByReceipt(services, whoAsks(context), { token });
  if (!found.ok) return data<ReceiptView>({ kind: 'unknown' }, { status: 404, headers });
  const { catalogue } = await services.estimateContext();
  const receipt = shown(found.value, catalogue, `${receiptLinks.files()}${url.search}`);
  return data<ReceiptView>({ kind: 'receipt', receipt, isLocal }, { headers });
}

function shown(found: OfferReceipt, catalogue: Catalogue, filesUrl: string): Receipt {
  const { reference, createdAt, contact, comesByMail, state, estimate } = found;
  return {
    reference,
    createdAt,
    withdrawn: found.status === 'withdrawn',
    filesUrl,
    contact,
    comesByMail,
    isUnsent: !found.isReceiptSent,
    figures: offerFigures(state, estimate, givenPicture(state, estimate, catalogue)),
    query: toQuery(state).toString(),
  };
}

/** Withdraws the request and shows the receipt anew, so that a reload withdraws nothing twice. */
export async function withdraw(url: URL, context: Context) {
  const { services } = context.get(requestContext);
  const token = url.searchParams.get(RECEIPT_PARAM) ?? '';
  try {
    await withdrawOffer(services, whoAsks(context), { token });
  } catch (error) {
    logFailure(services.log, 'withdrawal failed', error);
    return data<Withdrawal>({ failed: 'failed' }, { status: 500 });
  }
  return redirect(receiptAt('offer', token), 303);
}
