import { describe, expect, test } from 'vitest';
import { answerQuote, openQuote } from '../../server/quotes/answer-quote.ts';
import { giveDiscount, removeDiscount } from '../../server/quotes/discount-quote.ts';
import { encodeJson } from '../../server/db/json.ts';
import { quoteDocument } from '../../server/quotes/quote-document.ts';
import { draftQuote, repriceQuote } from '../../server/quotes/draft-quote.ts';
import {
  confirmQuotePrices,
  discardQuote,
  setQuotePrice,
} from '../../server/quotes/price-quote.ts';
import { quoteMail } from '../../server/quotes/quote-messages.ts';
import { listQuotes, quoteForCustomer, readQuote } from '../../server/quotes/read-quote.ts';
import { recallQuote, sendQuote } from '../../server/quotes/send-quote.ts';
import { readCustomerReport } from '../../server/quotes/customer-report.ts';
import { readStaffReport, recalculateAsStaff } from '../../server/quotes/staff-report.ts';
import { readLead } from '../../server/leads/read-lead.ts';
import { submitOffer, withdrawOffer } from '../../server/offers/commands.ts';
import type { Services } from '../../server/services.ts';
import { whoOf, type Who } from '../../server/use-case/who.ts';
import { quoteStanding } from '../../words/quote-words.ts';
import { A_VISITOR, offerInput } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';

const mette: Who = whoOf(
  { uid: 'mette', phone: null, sessionId: 'mette', role: 'admin' },
  '192.0.2.7',
);
const pageUrl = (token: string, locale: string) =>
  new URL(`https://solrig.example/${locale}/your-offer?tilbud=${token}`);

/** A deployed site that sends mail. */
const DEPLOYED = {
  APP_URL: 'https://solrig.example',
  SESSION_SECRET: 's'.repeat(48),
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Solrig <hej@solrig.example>',
  STAFF_EMAIL: 'staff@solrig.example',
  SMS: 'off',
  GOOGLE: 'off',
};

let keys = 0;

async function asked(services: Services, changes: Readonly<Record<string, unknown>> = {}) {
  keys += 1;
  const idempotencyKey = `quote-key-${String(keys).padStart(12, '0')}`;
  const request = offerInput({ idempotencyKey, email: `kim${keys}@example.dk`, ...changes });
  const sent = await submitOffer(services, A_VISITOR, { request }, 'da');
  if (!sent.ok) throw new Error(sent.error.kind);
  return { leadId: sent.value.requestId, receipt: sent.value.receiptToken };
}

async function quoteOf(services: Services, id: string) {
  const read = await readQuote(services, mette, { id });
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
}

async function drafted(services: Services, leadId: string) {
  const draft = await draftQuote(services, mette, { leadId });
  if (!draft.ok) throw new Error(draft.error.kind);
  return quoteOf(services, draft.value.id);
}

/** A quote that was sent. @returns it with the key to the customer's page */
async function sentQuote(services: Services, leadId: string) {
  const { id, version } = await drafted(services, leadId);
  const sent = await sendQuote(services, mette, { id, version, pageUrl });
  expect(sent).toEqual({ ok: true, value: { id } });
  const quote = await quoteOf(services, id);
  return { ...quote, token: quote.token! };
}

async function stageOf(services: Services, leadId: string) {
  const read = await readLead(services, mette, { id: leadId });
  if (!read.ok) throw new Error(read.error.kind);
  const { lead, events } = read.value;
  return { stage: lead.stage, step: lead.step, kinds: events.map(({ kind }) => kind) };
}

const yes = (token: string) => ({
  token,
  isAccepted: true,
  name: 'Kim Nordby',
  hasAgreed: true,
  note: '',
  pageUrl,
});

/** @param open real services on the database under test */
export function quoteSuite(open: OpenServices): void {
  describe('quotes', () => {
    test('a draft has the frozen price, each line’s cost and the profit as the engine reckons it', async () => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const draft = await drafted(services, leadId);
      const book = await services.priceBook();
      const panel = draft.lines.find(({ code }) => code === 'panel')!;
      // The line says the model as people call it, with its maker.
      const [, price] = Object.entries(book.panels).find(([model]) => panel.rule!.endsWith(model))!;
      expect(panel.costOre).toBe(panel.quantity * price.costOre);
      const cost = draft.lines.reduce((sum, { costOre }) => sum + costOre!, 0);
      expect(draft.profitExVatOre).toBe(draft.totalExVatOre - cost);
      expect(draft.totalOre).toBe(draft.totalExVatOre + draft.vatOre);
      const report = await readStaffReport(services, mette, { id: leadId });
      expect(report.ok && report.value.profitExVatOre).toBe(draft.profitExVatOre);
      const seen = await readCustomerReport(services, mette, { id: leadId });
      if (!seen.ok) throw new Error(seen.error.kind);
      // As the customer sees it: the frozen price, and nothing of what is ours.
      expect(Math.round(seen.value.figures.estimate.price.totalPrice * 100)).toBe(draft.totalOre);
      expect(seen.value.isOfToday).toBe(true);
      expect(JSON.stringify(seen.value)).not.toMatch(/costOre|profitExVat|markupPercent/i);
      const today = await recalculateAsStaff(services, mette, { id: leadId });
      expect(today.ok && Math.round(today.value.estimate.price.totalPrice * 100)).toBe(
        draft.totalOre,
      );
      expect((await drafted(services, leadId)).id).toBe(draft.id);
    });

    test('is answered by its customer alone: staff with the key can neither sign nor decline it', async () => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const { token } = await sentQuote(services, leadId);
      const { db } = services;
      const all = async () => [
        await db.selectFrom('quotes').selectAll().execute(),
        await db.selectFrom('leads').selectAll().execute(),
        await db.selectFrom('outbox').select('id').execute(),
        await db.selectFrom('audit_log').select('id').execute(),
      ];
      const before = await all();
      for (const answer of [yes(token), { ...yes(token), isAccepted: false }]) {
        expect(await answerQuote(services, mette, answer)).toEqual({
          ok: false,
          error: { kind: 'is-staff' },
        });
      }
      expect(await all()).toEqual(before);
      expect((await quoteForCustomer(services, mette, { token })).ok).toBe(true);
      // The same person at home, who is not signed in as staff, is a customer like any other.
      const athome = whoOf({ uid: 'mette', phone: null, sessionId: 'h', role: null }, '192.0.2.8');
      expect((await answerQuote(services, athome, yes(token))).ok).toBe(true);
    });

    test('on a deployed site is not signed online while a duty lacks: the customer says yes by mail, and all say so', async () => {
      const { services } = await open(DEPLOYED);
      const { leadId } = await asked(services);
      const draft = await drafted(services, leadId);
      expect(draft.signingLacks).toEqual([
        'company-facts',
        'withdrawal-instructions',
        'withdrawal-page',
      ]);
      const { token, id } = await sentQuote(services, leadId);
      const shown = await quoteForCustomer(services, A_VISITOR, { token });
      if (!shown.ok) throw new Error(shown.error.kind);
      expect(shown.value).toMatchObject({ state: 'sent', signsOnline: false });
      for (const locale of ['da', 'en'] as const) {
        const { text } = quoteStanding(shown.value, 'hej@firm.example', locale);
        expect(text).toContain('hej@firm.example');
        expect(text).not.toMatch(/skrevet under|signed/);
        const href = pageUrl(token, locale);
        const mail = quoteMail({ quote: shown.value, name: 'Kim', email: 'k@x.dk', href, locale });
        expect(JSON.stringify(mail)).not.toMatch(/skriver under|sign on the page/);
        expect(JSON.stringify(mail)).toContain(shown.value.reference);
      }
      expect(await answerQuote(services, A_VISITOR, yes(token))).toEqual({
        ok: false,
        error: { kind: 'not-online' },
      });
      expect((await quoteOf(services, id)).state).toBe('sent');
      expect((await stageOf(services, leadId)).stage).toBe('sent');
      // To say no binds nobody, and stays a click.
      const no = { ...yes(token), isAccepted: false };
      expect((await answerQuote(services, A_VISITOR, no)).ok).toBe(true);
    });

    test('in local mode is signed, so that all of it can be tried', async () => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const { token, signingLacks } = await sentQuote(services, leadId);
      expect(signingLacks).toEqual([]);
      expect((await answerQuote(services, A_VISITOR, yes(token))).ok).toBe(true);
    });

    test('a price by hand wants a reason, changes total and profit alike, and grows old with the design', async () => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const draft = await drafted(services, leadId);
      const index = draft.lines.findIndex(({ code }) => code === 'scaffold');
      const before = draft.lines[index]!.totalOre;
      const priceOre = before - 80_000;
      const change = { id: draft.id, version: draft.version, line: index, priceOre };
      const without = await setQuotePrice(services, mette, { ...change, reason: ' ' });
      expect(without).toEqual({ ok: false, error: { kind: 'no-reason' } });
      expect((await setQuotePrice(services, mette, { ...change, reason: 'Naboen' })).ok).toBe(true);
      const stale = await setQuotePrice(services, mette, { ...change, reason: 'igen' });
      expect(stale).toEqual({ ok: false, error: { kind: 'changed' } });
      const priced = await quoteOf(services, draft.id);
      expect(priced.totalExVatOre).toBe(draft.totalExVatOre - 80_000);
      expect(priced.profitExVatOre).toBe(draft.profitExVatOre! - 80_000);
      expect(priced.isStale).toBe(false);
      const design = { numberOfPanels: draft.system.numberOfPanels, batteryKwh: 10 };
      const { version } = priced;
      expect(await repriceQuote(services, mette, { id: draft.id, version, design })).toMatchObject({
        ok: true,
      });
      const again = await quoteOf(services, draft.id);
      expect(again.system.batteryKwh).toBeGreaterThan(0);
      expect(again.lines.find(({ code }) => code === 'scaffold')).toMatchObject({
        totalOre: priceOre,
        isStale: true,
      });
      const refused = await sendQuote(services, mette, {
        id: draft.id,
        version: again.version,
        pageUrl,
      });
      expect(refused).toEqual({ ok: false, error: { kind: 'stale' } });
      await confirmQuotePrices(services, mette, { id: draft.id, version: again.version });
      expect((await quoteOf(services, draft.id)).isStale).toBe(false);
    });

    test.each([-1, -500_000, -0.5, Number.NaN, Number.NEGATIVE_INFINITY, 1e308])(
      'no line is sold for %d øre, and nothing of it stays',
      async (priceOre) => {
        const { services } = await open();
        const { leadId } = await asked(services);
        const draft = await drafted(services, leadId);
        const { id, version, lines } = draft;
        for (const line of lines.keys()) {
          const wish = { id, version, line, priceOre, reason: 'Aftalt' };
          const refused = await setQuotePrice(services, mette, wish);
          const kind = Number.isInteger(priceOre) && priceOre > -1e9 && priceOre < 0;
          expect(refused).toEqual({
            ok: false,
            error: { kind: kind ? 'below-zero' : 'no-price' },
          });
        }
        expect(await quoteOf(services, id)).toEqual(draft);
      },
    );

    test('a discount is a line with its reason, which the customer reads; total and VAT follow it', async () => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const draft = await drafted(services, leadId);
      const { id } = draft;
      const give = (version: number, amountOre: number, reason = 'Nabo får også anlæg') =>
        giveDiscount(services, mette, { id, version, amountOre, reason });
      for (const none of [0, -100, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e308])
        expect(await give(draft.version, none)).toMatchObject({ error: { kind: 'no-price' } });
      expect(await give(draft.version, 100, '  ')).toMatchObject({ error: { kind: 'no-reason' } });
      const all = draft.totalExVatOre;
      expect(await give(draft.version, all + 1)).toMatchObject({ error: { kind: 'too-much' } });
      expect(await quoteOf(services, id)).toEqual(draft);

      expect(await give(draft.version, 500_000)).toMatchObject({ ok: true });
      const given = await quoteOf(services, id);
      expect(given.lines.slice(0, -1)).toEqual(draft.lines);
      expect(given.lines.at(-1)).toMatchObject({
        code: 'discount',
        totalOre: -500_000,
        reason: 'Nabo får også anlæg',
        costOre: 0,
      });
      // 25 % VAT of what is left, and what is taken off is taken off the profit.
      expect(given.totalExVatOre).toBe(all - 500_000);
      expect(given.vatOre).toBe(Math.round(given.totalExVatOre / 4));
      expect(given.totalOre).toBe(given.totalExVatOre + given.vatOre);
      expect(given.profitExVatOre).toBe(draft.profitExVatOre! - 500_000);
      // Together they take no more than there is, and no line's price pulls the total below zero.
      const rest = given.totalExVatOre;
      expect(await give(given.version, rest + 1)).toMatchObject({ error: { kind: 'too-much' } });
      expect(await give(given.version, rest)).toMatchObject({ ok: true });
      const free = await quoteOf(services, id);
      expect(free).toMatchObject({ totalExVatOre: 0, vatOre: 0, totalOre: 0 });
      const lower = { id, version: free.version, line: 0, priceOre: 0, reason: 'Aftalt' };
      expect(await setQuotePrice(services, mette, lower)).toMatchObject({
        error: { kind: 'too-much' },
      });
      const fewer = { numberOfPanels: 1, batteryKwh: 0 };
      const reprice = { id, version: free.version, design: fewer };
      expect(await repriceQuote(services, mette, reprice)).toMatchObject({
        error: { kind: 'too-much' },
      });
      expect(await quoteOf(services, id)).toEqual(free);

      const line = free.lines.length - 1;
      const removed = { id, version: free.version, line };
      expect(await removeDiscount(services, mette, { ...removed, line: 0 })).toMatchObject({
        error: { kind: 'not-found' },
      });
      expect(await removeDiscount(services, mette, removed)).toMatchObject({ ok: true });
      const before = await quoteOf(services, id);
      // Another system keeps it.
      const other = { numberOfPanels: 20, batteryKwh: 0 };
      await repriceQuote(services, mette, { id, version: before.version, design: other });
      const repriced = await quoteOf(services, id);
      expect(repriced.lines.at(-1)).toMatchObject({ code: 'discount', totalOre: -500_000 });
      const sent = await sendQuote(services, mette, { id, version: repriced.version, pageUrl });
      expect(sent).toMatchObject({ ok: true });
      const { token } = await quoteOf(services, id);
      const shown = await quoteForCustomer(services, A_VISITOR, { token: token! });
      if (!shown.ok) throw new Error(shown.error.kind);
      expect(shown.value.lines.at(-1)).toEqual({
        code: 'discount',
        make: null,
        size: null,
        quantity: 1,
        unit: 'job',
        unitPriceOre: -500_000,
        totalOre: -500_000,
        reason: 'Nabo får også anlæg',
      });
      const contact = { name: 'Solrig', email: 'hej@solrig.example' };
      for (const locale of ['da', 'en'] as const) {
        const paper = JSON.stringify(quoteDocument(shown.value, contact, locale, []));
        expect(paper).toContain('Nabo får også anlæg');
        expect(paper).toContain(locale === 'da' ? 'Rabat: ' : 'Discount: ');
      }
    });

    test('a draft from before with a price below zero is read, and not sent until it is put right', async () => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const { id, version, lines } = await drafted(services, leadId);
      const manual = {
        priceOre: -500_000,
        reason: 'Aftalt',
        byUid: 'mette',
        at: services.now().toISOString(),
        calculatedOre: lines[0]!.totalOre,
        priceBookVersion: (await quoteOf(services, id)).priceBookVersion,
        calculationId: await services.db
          .selectFrom('quotes')
          .select('calculation_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
          .then(({ calculation_id }) => calculation_id),
      };
      const old = lines.map(({ rule: _rule, costOre: _cost, isStale: _stale, ...line }, index) =>
        index === 0 ? { ...line, totalOre: -500_000, manual } : line,
      );
      await services.db
        .updateTable('quotes')
        .set({ lines: encodeJson(old) })
        .where('id', '=', id)
        .execute();
      expect((await quoteOf(services, id)).lines[0]).toMatchObject({ totalOre: -500_000 });
      const sending = { id, version, pageUrl };
      expect(await sendQuote(services, mette, sending)).toMatchObject({
        error: { kind: 'below-zero' },
      });
      const back = { id, version, line: 0, priceOre: null, reason: '' };
      expect(await setQuotePrice(services, mette, back)).toMatchObject({ ok: true });
      const right = await quoteOf(services, id);
      expect(right.lines[0]).toMatchObject({ totalOre: manual.calculatedOre, manual: null });
    });

    test.each([
      [-5, 0, 'bad-panels'],
      [0, 0, 'bad-panels'],
      [5.5, 0, 'bad-panels'],
      [1001, 0, 'bad-panels'],
      [1e308, 0, 'bad-panels'],
      [Number.NaN, 0, 'bad-panels'],
      [Number.POSITIVE_INFINITY, 0, 'bad-panels'],
      [12, -1, 'bad-battery'],
      [12, 101, 'bad-battery'],
      [12, 1e308, 'bad-battery'],
      [12, Number.NaN, 'bad-battery'],
    ])('%d panels with %d kWh are refused in words', async (numberOfPanels, batteryKwh, kind) => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const draft = await drafted(services, leadId);
      const { id, version } = draft;
      const design = { numberOfPanels, batteryKwh };
      const refused = await repriceQuote(services, mette, { id, version, design });
      expect(refused).toEqual({ ok: false, error: { kind } });
      expect(await quoteOf(services, id)).toEqual(draft);
    });

    test('sent: mailed, the lead moves by itself, and the database lets nothing of it change', async () => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const quote = await sentQuote(services, leadId);
      expect(quote.state).toBe('sent');
      const { stage, step, kinds } = await stageOf(services, leadId);
      expect({ stage, step }).toEqual({ stage: 'sent', step: 'follow-up' });
      expect(kinds.toSorted()).toEqual(['moved', 'quoted', 'received', 'sent']);
      const mail = await services.db
        .selectFrom('outbox')
        .selectAll()
        .where('purpose', '=', 'quote')
        .executeTakeFirstOrThrow();
      expect(mail.body_text).toContain(pageUrl(quote.token, 'da').href);
      const { id, version } = quote;
      for (const refused of [
        await sendQuote(services, mette, { id, version, pageUrl }),
        await setQuotePrice(services, mette, { id, version, line: 0, priceOre: 1, reason: 'x' }),
        await discardQuote(services, mette, { id, version }),
      ]) {
        expect(refused).toEqual({ ok: false, error: { kind: 'sent' } });
      }
      for (const change of [{ total_ore: 1 }, { lines: '[]' }, { valid_until: '2099-01-01' }]) {
        const write = services.db.updateTable('quotes').set(change).where('id', '=', id).execute();
        await expect(write).rejects.toThrow('never changed');
      }
      const next = await drafted(services, leadId);
      expect(next.number).toBe(2);
    });

    test('opened, signed: the price is recorded, the other offer is off the table, both are told', async () => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const first = await sentQuote(services, leadId);
      const second = await sentQuote(services, leadId);
      await openQuote(services, mette, { token: second.token });
      expect((await quoteOf(services, second.id)).openedCount).toBe(0);
      await openQuote(services, A_VISITOR, { token: second.token });
      await openQuote(services, A_VISITOR, { token: second.token });
      expect((await quoteOf(services, second.id)).openedCount).toBe(2);
      for (const [changes, kind] of [
        [{ name: ' ' }, 'no-name'],
        [{ hasAgreed: false }, 'not-agreed'],
        [{ token: 'none' }, 'not-found'],
      ] as const) {
        const refused = await answerQuote(services, A_VISITOR, {
          ...yes(second.token),
          ...changes,
        });
        expect(refused).toEqual({ ok: false, error: { kind } });
      }
      expect((await answerQuote(services, A_VISITOR, yes(second.token))).ok).toBe(true);
      expect((await answerQuote(services, A_VISITOR, yes(second.token))).ok).toBe(true);
      const other = await answerQuote(services, A_VISITOR, yes(first.token));
      expect(other).toEqual({ ok: false, error: { kind: 'closed' } });
      const listed = await listQuotes(services, mette, { leadId });
      expect(listed.ok && listed.value.map(({ state }) => state)).toEqual([
        'accepted',
        'withdrawn',
      ]);
      const { stage, step, kinds } = await stageOf(services, leadId);
      expect({ stage, step }).toEqual({ stage: 'signed', step: 'order' });
      expect(kinds.filter((kind) => kind === 'accepted')).toHaveLength(1);
      expect(kinds.filter((kind) => kind === 'opened')).toHaveLength(1);
      const told = await services.db
        .selectFrom('outbox')
        .select('purpose')
        .where('purpose', 'in', ['quote-answer', 'quote-signed'])
        .execute();
      expect(told.map(({ purpose }) => purpose).toSorted()).toEqual([
        'quote-answer',
        'quote-signed',
      ]);
    });

    test('the customer sees the roof that was drawn, with the town; no longer once other panels are offered', async () => {
      const { services } = await open();
      const state = {
        lat: 56.157,
        lon: 10.211,
        address: 'Skovvej 12, 8381',
        postcode: '8381',
        slope: 30,
        azimuth: -8,
        calculatedNumberOfPanels: 10,
        roofLayout: 'gable_12_8_4*0p__c3x2',
      };
      const { leadId } = await asked(services, { state });
      const shownOf = async ({ token }: { readonly token: string }) => {
        const shown = await quoteForCustomer(services, A_VISITOR, { token });
        if (!shown.ok) throw new Error(shown.error.kind);
        return shown.value;
      };
      const first = await shownOf(await sentQuote(services, leadId));
      expect(first.place).toBe('Skovvej 12, 8381 Tilst');
      expect(first.roof?.faces.flatMap(({ panels }) => panels)).toHaveLength(10);
      const { id, version } = await drafted(services, leadId);
      const design = { numberOfPanels: 60, batteryKwh: 0 };
      expect(await repriceQuote(services, mette, { id, version, design })).toMatchObject({
        ok: true,
      });
      expect((await shownOf(await sentQuote(services, leadId))).roof).toBeNull();
    });

    test('ten who sign at once sign once', async () => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const { token } = await sentQuote(services, leadId);
      const all = await Promise.all(
        Array.from({ length: 10 }, () => answerQuote(services, A_VISITOR, yes(token))),
      );
      expect(all.every(({ ok }) => ok)).toBe(true);
      const { kinds } = await stageOf(services, leadId);
      expect(kinds.filter((kind) => kind === 'accepted')).toHaveLength(1);
    });

    test('a no tells staff why, shortened and without markup, and where the lead is', async () => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const { token } = await sentQuote(services, leadId);
      const note = `<b>For dyrt</b> ${'og for sent '.repeat(60)}`;
      const no = { ...yes(token), isAccepted: false, note };
      expect(await answerQuote(services, A_VISITOR, no)).toMatchObject({ ok: true });
      const notice = await services.db
        .selectFrom('outbox')
        .select(['body_text', 'body_html'])
        .where('purpose', '=', 'quote-answer')
        .executeTakeFirstOrThrow();
      expect(notice.body_text).toMatch(/Kunden skrev:\n<b>For dyrt<\/b> (og for sent ){20,}.* …\n/);
      expect(notice.body_text.length).toBeLessThan(700);
      expect(notice.body_text).toContain(`/da/admin/leads/${leadId}\n`);
      expect(notice.body_html).toContain('&lt;b&gt;For dyrt&lt;/b&gt;');
    });

    test('what has expired, was taken back, or whose request is withdrawn takes no answer and says which', async () => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const { id, token } = await sentQuote(services, leadId);
      const later = {
        ...services,
        now: () => new Date(services.now().getTime() + 31 * 86_400_000),
      };
      const stateOf = async (when: Services, key = token) => {
        const shown = await quoteForCustomer(when, A_VISITOR, { token: key });
        return shown.ok && shown.value.state;
      };
      expect(await stateOf(services)).toBe('sent');
      expect(await stateOf(later)).toBe('expired');
      expect(await answerQuote(later, A_VISITOR, yes(token))).toMatchObject({ ok: false });
      expect(await recallQuote(services, mette, { id, reason: '' })).toMatchObject({ ok: false });
      await recallQuote(services, mette, { id, reason: 'Forkert tag' });
      expect(await stateOf(services)).toBe('withdrawn');
      expect(await answerQuote(services, A_VISITOR, yes(token))).toMatchObject({ ok: false });
      const other = await asked(services);
      const next = await sentQuote(services, other.leadId);
      const draft = await drafted(services, other.leadId);
      await withdrawOffer(services, A_VISITOR, { token: other.receipt });
      expect(await stateOf(services, next.token)).toBe('request-withdrawn');
      expect(await answerQuote(services, A_VISITOR, yes(next.token))).toMatchObject({ ok: false });
      const { version } = draft;
      expect(await sendQuote(services, mette, { id: draft.id, version, pageUrl })).toEqual({
        ok: false,
        error: { kind: 'withdrawn' },
      });
    });

    test('nobody but staff makes, reads or sends one; the customer’s answer has no cost, profit or staff in it', async () => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const draft = await drafted(services, leadId);
      const index = 0;
      await setQuotePrice(services, mette, {
        id: draft.id,
        version: draft.version,
        line: index,
        priceOre: 1_234_500,
        reason: 'HEMMELIG GRUND',
      });
      const { id, version } = await quoteOf(services, draft.id);
      for (const refused of [
        await draftQuote(services, A_VISITOR, { leadId }),
        await readQuote(services, A_VISITOR, { id }),
        await sendQuote(services, A_VISITOR, { id, version, pageUrl }),
        await readStaffReport(services, A_VISITOR, { id: leadId }),
        await readCustomerReport(services, A_VISITOR, { id: leadId }),
      ]) {
        expect(refused).toEqual({ ok: false, error: { kind: 'signed-out' } });
      }
      await sendQuote(services, mette, { id, version, pageUrl });
      const { token, lines, profitExVatOre } = await quoteOf(services, id);
      const shown = await quoteForCustomer(services, A_VISITOR, { token: token! });
      const answer = JSON.stringify(shown);
      const sold = new Set(lines.flatMap((line) => [line.totalOre, line.unitPriceOre]));
      const costs = lines.flatMap(({ costOre }) =>
        costOre === null || sold.has(costOre) ? [] : [costOre],
      );
      expect(costs.length).toBeGreaterThan(2);
      expect(answer).toContain('1234500');
      for (const secret of [
        'HEMMELIG',
        'cost',
        'profit',
        'mette',
        'manual',
        String(profitExVatOre),
        ...costs.map((costOre) => `:${costOre}`),
      ]) {
        expect(answer).not.toContain(secret);
      }
    });

    test('goes with its request, and its calculation with it', async () => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const draft = await drafted(services, leadId);
      const design = { numberOfPanels: draft.system.numberOfPanels, batteryKwh: 5 };
      const { id, version } = draft;
      await repriceQuote(services, mette, { id, version, design });
      const { calculation_id: calculationId } = await services.db
        .selectFrom('quotes')
        .select('calculation_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const after = await quoteOf(services, id);
      await discardQuote(services, mette, { id, version: after.version });
      const left = await services.db
        .selectFrom('calculations')
        .select('calculation_id')
        .where('calculation_id', '=', calculationId)
        .execute();
      expect(left).toEqual([]);
      expect((await readLead(services, mette, { id: leadId })).ok).toBe(true);
    });
  });
}
