import { data, redirect, type RouterContextProvider } from 'react-router';
import { toQuery } from '../../../domain/calculator-query.ts';
import { maskedEmail, maskedPhone } from '../../../domain/masked-contact.ts';
import { clientGroups } from '../../../server/http/client-address.ts';
import { withdrawOffer } from '../../../server/offers/commands.ts';
import { offerByReceipt, type OfferReceipt } from '../../../server/offers/queries.ts';
import { offerFigures } from '../../features/offer/offer-figures.ts';
import { RECEIPT_PARAM, receiptAt } from '../../features/offer/receipt-address.ts';
import type { Receipt, ReceiptView, Withdrawal } from '../../features/offer/receipt-page.tsx';
import { requestContext } from '../../request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

// Nobody but the owner has the key, and no cache may keep what it opens.
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

export async function loadReceipt(url: URL, context: Context) {
  const { services } = context.get(requestContext);
  const isLocal = services.settings.mode === 'local';
  const token = url.searchParams.get(RECEIPT_PARAM);
  if (token === null) return data<ReceiptView>({ kind: 'plain' }, { headers });
  const found = await offerByReceipt(services, token);
  if (!found.ok) return data<ReceiptView>({ kind: 'unknown' }, { status: 404, headers });
  return data<ReceiptView>(
    {
      kind: 'receipt',
      receipt: shown(found.value, services.settings.mail.kind !== 'off'),
      isLocal,
    },
    { headers },
  );
}

function shown(found: OfferReceipt, sendsMail: boolean): Receipt {
  return {
    reference: found.reference,
    createdAt: found.createdAt,
    withdrawn: found.status === 'withdrawn',
    contact: contactOf(found),
    comesByMail: found.isReceiptSent && sendsMail && found.channel === 'email',
    isUnsent: !found.isReceiptSent,
    figures: offerFigures(found.state, found.estimate),
    query: toQuery(found.state).toString(),
  };
}

function contactOf({ channel, email, phone, contactTime }: OfferReceipt): Receipt['contact'] {
  return channel === 'phone' && phone !== null
    ? { channel: 'phone', to: maskedPhone(phone), time: contactTime }
    : { channel: 'email', to: maskedEmail(email ?? '') };
}

/** Withdraws the request and shows the receipt anew, so that a reload withdraws nothing twice. */
export async function withdraw(url: URL, context: Context) {
  const { services, clientAddress } = context.get(requestContext);
  const token = url.searchParams.get(RECEIPT_PARAM) ?? '';
  try {
    await withdrawOffer(services, token, clientGroups(clientAddress));
  } catch (error) {
    const code = error instanceof Error ? error.name : 'unknown';
    services.log.error({ code }, 'withdrawal failed');
    return data<Withdrawal>({ failed: 'failed' }, { status: 500 });
  }
  return redirect(receiptAt(token), 303);
}
