import { describe, expect, test } from 'vitest';
import { answerQuote, openQuote } from '../../server/quotes/answer-quote.ts';
import { draftQuote, repriceQuote } from '../../server/quotes/draft-quote.ts';
import { discardQuote, setQuotePrice } from '../../server/quotes/price-quote.ts';
import { quoteMail } from '../../server/quotes/quote-messages.ts';
import { listQuotes, quoteForCustomer, readQuote } from '../../server/quotes/read-quote.ts';
import { recallQuote, sendQuote } from '../../server/quotes/send-quote.ts';
import { readCustomerReport } from '../../server/quotes/customer-report.ts';
import { readStaffReport } from '../../server/quotes/staff-report.ts';
import { saveCompany } from '../../server/company/change-company.ts';
import { EXAMPLE_FACTS } from '../../server/company/example-company.ts';
import { companyDesk } from '../../server/company/read-company.ts';
import { readLead } from '../../server/leads/read-lead.ts';
import { withdrawOffer } from '../../server/offers/commands.ts';
import { danishDayOf } from '../../server/danish-day.ts';
import { hashOfToken } from '../../server/receipt.ts';
import type { Services } from '../../server/services.ts';
import { whoOf } from '../../server/use-case/who.ts';
import { quoteStanding } from '../../words/quote-words.ts';
import { fillCompany, NEEDED_PAPERS, typedFacts } from './company-steps.ts';
import { A_VISITOR } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import {
  asked,
  DEPLOYED,
  drafted,
  mette,
  pageUrl,
  quoteOf,
  sentQuote,
  stageOf,
  yes,
} from './quoted-lead.ts';
import { valueOf } from './staff-steps.ts';

export function quoteSuite(open: OpenServices): void {
  describe('quotes', () => {
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
      expect(draft.signingLacks).toEqual(['delivery-day']);
      await fillCompany(services, mette);
      const { token, id } = await sentQuote(services, leadId);
      const shown = await quoteForCustomer(services, A_VISITOR, { token });
      if (!shown.ok) throw new Error(shown.error.kind);
      expect(shown.value).toMatchObject({ state: 'sent', signsOnline: false });
      for (const locale of ['da', 'en'] as const) {
        const { text } = quoteStanding(shown.value, 'hej@firm.example', locale);
        expect(text).toContain('hej@firm.example');
        expect(text).not.toMatch(/før du bestiller|until you order/);
        const href = pageUrl(token, locale);
        const mail = quoteMail({ quote: shown.value, name: 'Kim', email: 'k@x.dk', href, locale });
        expect(JSON.stringify(mail)).not.toMatch(/trykker på knappen|pressing the button/);
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

    test('is not sent while what the customer has to know of the company is missing, and says what; warnings stop nothing', async () => {
      const { services } = await open(DEPLOYED);
      const { leadId } = await asked(services);
      const { id, version, companyGaps } = await drafted(services, leadId);
      expect(companyGaps.blocks).toEqual(expect.arrayContaining(['cvr', 'withdrawal-form']));
      const send = () => sendQuote(services, mette, { id, version, pageUrl });
      expect(await send()).toEqual({ ok: false, error: { kind: 'company-gaps' } });
      expect((await quoteOf(services, id)).state).toBe('draft');
      expect(
        await services.db.selectFrom('outbox').selectAll().where('purpose', '=', 'quote').execute(),
      ).toEqual([]);
      await fillCompany(services, mette);
      const { companyGaps: left } = await quoteOf(services, id);
      expect(left.blocks).toEqual([]);
      expect(left.warns).toContain('eu-notice');
      expect(await send()).toEqual({ ok: true, value: { id } });
      const { versions } = valueOf(await companyDesk(services, mette, {}));
      expect(versions.map(({ number, quotes }) => [number, quotes])).toEqual([
        [4, 1],
        [3, 0],
        [2, 0],
        [1, 0],
      ]);
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

    test('names the models with their guarantees, and the company as it was when it was sent', async () => {
      const { services } = await open(DEPLOYED);
      const { db } = services;
      const { leadId } = await asked(services);
      await fillCompany(services, mette);
      await db
        .updateTable('solar_panels')
        .set({
          guarantee_years: 25,
          guarantee_example: 0,
          datasheet_url: 'https://maker.example/a.pdf',
        })
        .execute();
      const { token, system } = await sentQuote(services, leadId);
      const facts = typedFacts({ ...EXAMPLE_FACTS, name: 'Et andet navn ApS' });
      valueOf(await saveCompany(services, mette, { base: 4, facts, reason: 'Flyttet' }, 'da'));
      const shown = valueOf(await quoteForCustomer(services, A_VISITOR, { token }));
      expect(shown.seller?.facts.name).toBe('Nordlys Sol ApS');
      expect(Object.keys(shown.seller?.papers ?? {}).toSorted()).toEqual(NEEDED_PAPERS.toSorted());
      expect(JSON.stringify(shown)).not.toContain('readByLawyer');
      expect(shown.orderDay).toBe(danishDayOf(services.now()));
      const [panel, inverter] = shown.parts;
      expect(panel).toMatchObject({
        kind: 'panel',
        quantity: system.numberOfPanels,
        model: 'Tongwei TWMND-54HS440',
        dataSheet: 'https://maker.example/a.pdf',
        guaranteeYears: 25,
        isExample: false,
      });
      expect(inverter).toMatchObject({ kind: 'inverter', quantity: 1, dataSheet: null });
    });

    test('sent before the company was kept in versions, names none', async () => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const { id } = await drafted(services, leadId);
      const at = services.now().toISOString();
      await services.db
        .updateTable('quotes')
        .set({
          status: 'sent',
          sent_at: at,
          valid_until: '2099-01-01',
          token_hash: hashOfToken('from-before'),
        })
        .where('id', '=', id)
        .execute();
      const shown = valueOf(await quoteForCustomer(services, A_VISITOR, { token: 'from-before' }));
      expect(shown).toMatchObject({ state: 'sent', seller: null });
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
