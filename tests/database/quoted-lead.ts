import { expect } from 'vitest';
import { draftQuote } from '../../server/quotes/draft-quote.ts';
import { readQuote } from '../../server/quotes/read-quote.ts';
import { sendQuote } from '../../server/quotes/send-quote.ts';
import { readLead } from '../../server/leads/read-lead.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import type { Services } from '../../server/services.ts';
import { whoOf, type Who } from '../../server/use-case/who.ts';
import { A_VISITOR, offerInput } from './offer-input.ts';

export const mette: Who = whoOf(
  { uid: 'mette', phone: null, sessionId: 'mette', role: 'admin' },
  '192.0.2.7',
);
export const pageUrl = (token: string, locale: string) =>
  new URL(`https://solrig.example/${locale}/your-offer?tilbud=${token}`);

/** A deployed site that sends mail. */
export const DEPLOYED = {
  APP_URL: 'https://solrig.example',
  SESSION_SECRET: 's'.repeat(48),
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Solrig <hej@solrig.example>',
  STAFF_EMAIL: 'staff@solrig.example',
  SMS: 'off',
  GOOGLE: 'off',
};

let keys = 0;

export async function asked(services: Services, changes: Readonly<Record<string, unknown>> = {}) {
  keys += 1;
  const idempotencyKey = `quote-key-${String(keys).padStart(12, '0')}`;
  const request = offerInput({ idempotencyKey, email: `kim${keys}@example.dk`, ...changes });
  const sent = await submitOffer(services, A_VISITOR, { request }, 'da');
  if (!sent.ok) throw new Error(sent.error.kind);
  return { leadId: sent.value.requestId, receipt: sent.value.receiptToken };
}

export async function quoteOf(services: Services, id: string) {
  const read = await readQuote(services, mette, { id });
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
}

export async function drafted(services: Services, leadId: string) {
  const draft = await draftQuote(services, mette, { leadId });
  if (!draft.ok) throw new Error(draft.error.kind);
  return quoteOf(services, draft.value.id);
}

/** A quote that was sent. @returns it with the key to the customer's page */
export async function sentQuote(services: Services, leadId: string) {
  const { id, version } = await drafted(services, leadId);
  const sent = await sendQuote(services, mette, { id, version, pageUrl });
  expect(sent).toEqual({ ok: true, value: { id } });
  const quote = await quoteOf(services, id);
  return { ...quote, token: quote.token! };
}

export async function stageOf(services: Services, leadId: string) {
  const read = await readLead(services, mette, { id: leadId });
  if (!read.ok) throw new Error(read.error.kind);
  const { lead, events } = read.value;
  return { stage: lead.stage, step: lead.step, kinds: events.map(({ kind }) => kind) };
}

export const yes = (token: string) => ({
  token,
  isAccepted: true,
  name: 'Kim Nordby',
  hasAgreed: true,
  note: '',
  readIn: 'da' as const,
  pageUrl,
});
