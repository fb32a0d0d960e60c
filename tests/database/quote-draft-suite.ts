import { describe, expect, test } from 'vitest';
import { giveDiscount, removeDiscount } from '../../server/quotes/discount-quote.ts';
import { encodeJson } from '../../server/db/json.ts';
import { quoteDocument } from '../../server/quotes/quote-document.ts';
import { repriceQuote } from '../../server/quotes/draft-quote.ts';
import { confirmQuotePrices, setQuotePrice } from '../../server/quotes/price-quote.ts';
import { quoteForCustomer } from '../../server/quotes/read-quote.ts';
import { sendQuote } from '../../server/quotes/send-quote.ts';
import { readCustomerReport } from '../../server/quotes/customer-report.ts';
import { readStaffReport, recalculateAsStaff } from '../../server/quotes/staff-report.ts';
import { A_VISITOR } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { asked, drafted, mette, pageUrl, quoteOf } from './quoted-lead.ts';

export function quoteDraftSuite(open: OpenServices): void {
  describe('drafts of quotes', () => {
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
      const site = new URL('https://solrig.example');
      const contact = { name: 'Solrig', email: 'hej@solrig.example', site };
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
  });
}
