import { data, redirect, type RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { givenPicture } from '../../../domain/roof-picture.ts';
import type { Catalogue } from '../../../engine/quote/catalogue.ts';
import { logFailure } from '../../../server/log-failure.ts';
import { withdrawOffer } from '../../../server/offers/commands.ts';
import { offerByReceipt, type OfferReceipt } from '../../../server/offers/queries.ts';
import { offerFigures } from '../../features/offer/offer-figures.ts';
import type { Receipt, ReceiptView, Withdrawal } from '../../features/offer/receipt-page.tsx';
import { UNSENT_PARAM } from '../../features/receipt-files/files-view.ts';
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
  const found = await offerByReceipt(services, whoAsks(context), { token });
  if (!found.ok) return data<ReceiptView>({ kind: 'unknown' }, { status: 404, headers });
  const { catalogue } = await services.estimateContext();
  const receipt = shown(found.value, catalogue, url);
  return data<ReceiptView>({ kind: 'receipt', receipt, isLocal }, { headers });
}

function shown(found: OfferReceipt, catalogue: Catalogue, url: URL): Receipt {
  const { reference, createdAt, contact, comesByMail, state, estimate } = found;
  return {
    reference,
    createdAt,
    withdrawn: found.status === 'withdrawn',
    stage: found.stage,
    files: {
      url: receiptAtFiles(url),
      received: found.files,
      unsent: unsentIn(url),
    },
    contact,
    comesByMail,
    isUnsent: !found.isReceiptSent,
    figures: offerFigures(state, estimate, givenPicture(state, estimate, catalogue)),
    query: toQuery(state).toString(),
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
 * Withdraws the request and reloads the receipt, so that a page reload does not withdraw it twice.
 */
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
