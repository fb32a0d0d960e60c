import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { dayAfter } from '../../domain/calendar-days.ts';
import { saveCompany } from '../../server/company/change-company.ts';
import { contractForCustomer, contractOfQuote } from '../../server/contracts/read-contract.ts';
import { enterWithdrawal, withdraw } from '../../server/contracts/withdraw.ts';
import { danishDayOf } from '../../server/danish-day.ts';
import { erasePerson } from '../../server/privacy/erase.ts';
import { personalData } from '../../server/privacy/my-data.ts';
import { forgetOld } from '../../server/privacy/retention.ts';
import { answerQuote } from '../../server/quotes/answer-quote.ts';
import type { Services } from '../../server/services.ts';
import { storeUser } from '../../server/testing/store-user.ts';
import { typedFacts } from './company-steps.ts';
import { A_VISITOR } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { asked, mette, sentQuote, stageOf, yes } from './quoted-lead.ts';
import { valueOf } from './staff-steps.ts';

const DAY_MS = 86_400_000;
const KIM = { name: 'Kim Nordby', email: 'kim@example.dk' };

async function ordered(services: Services) {
  const { leadId } = await asked(services);
  const quote = await sentQuote(services, leadId);
  valueOf(await answerQuote(services, A_VISITOR, yes(quote.token)));
  return { leadId, ...quote };
}

const contractBy = async (services: Services, token: string) =>
  valueOf(await contractForCustomer(services, A_VISITOR, { token }));
const rowsOf = (services: Services, table: 'contracts' | 'withdrawals') =>
  services.db.selectFrom(table).selectAll().execute();
const mailsOf = ({ db }: Services, purpose: string) =>
  db.selectFrom('outbox').selectAll().where('purpose', '=', purpose).execute();

async function deliver({ db }: Services, day: string) {
  await db.updateTable('contracts').set({ delivered_on: day }).execute();
}

/** @param open real services on the database under test */
export function contractSuite(open: OpenServices): void {
  describe('a contract', () => {
    test('is frozen with the order: quote, facts and papers of its version, words, and a hash of it all in the log', async () => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const { id, token } = await sentQuote(services, leadId);
      const sentWith = await services.company();
      // What is put into force after the quote was sent is not what was agreed.
      const facts = typedFacts({ ...sentWith.facts, name: 'Et andet navn ApS' });
      const newer = { base: sentWith.number, facts, reason: '' };
      valueOf(await saveCompany(services, mette, newer, 'da'));
      // Asked for in Danish, read and ordered in English.
      valueOf(await answerQuote(services, A_VISITOR, { ...yes(token), readIn: 'en' }));
      const [row, ...others] = await rowsOf(services, 'contracts');
      expect(others).toEqual([]);
      const snapshot = JSON.parse(String(row?.snapshot)) as Record<string, never>;
      expect(snapshot).toMatchObject({
        format: 1,
        quote: { number: 1, state: 'accepted', signedName: 'Kim Nordby' },
        company: { number: sentWith.number, facts: { name: sentWith.facts.name } },
        texts: {
          agreed: 'I have read the quote, the terms and the instructions on withdrawing.',
          button: 'Order with obligation to pay',
        },
      });
      expect(JSON.stringify(snapshot)).not.toMatch(/cost|profit/i);
      const papers = await services.db
        .selectFrom('company_papers')
        .select(['kind', 'id', 'sha256'])
        .orderBy('id')
        .execute();
      expect(snapshot['papers']).toEqual(papers);
      expect(papers.length).toBeGreaterThan(0);
      expect(createHash('sha256').update(String(row?.snapshot)).digest('hex')).toBe(row?.sha256);
      const logged = await services.db
        .selectFrom('audit_log')
        .select('after')
        .where('action', '=', 'quote.answer')
        .where('subject', '=', id)
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(logged.after)).toContain(row?.sha256);
    });

    test('is one when the order comes twice at once, and none when the quote is declined', async () => {
      const { services } = await open();
      const { leadId } = await asked(services);
      const { token } = await sentQuote(services, leadId);
      const both = await Promise.all([
        answerQuote(services, A_VISITOR, yes(token)),
        answerQuote(services, A_VISITOR, yes(token)),
      ]);
      expect(both.map(({ ok }) => ok)).toEqual([true, true]);
      expect(await rowsOf(services, 'contracts')).toHaveLength(1);
      const other = await sentQuote(services, (await asked(services)).leadId);
      const no = { ...yes(other.token), isAccepted: false };
      valueOf(await answerQuote(services, A_VISITOR, no));
      expect(await rowsOf(services, 'contracts')).toHaveLength(1);
      expect(await contractBy(services, other.token)).toBeNull();
    });

    test('the database lets neither it nor a withdrawal change or go; delivery is told once and moves only later', async () => {
      const { services } = await open();
      const { token } = await ordered(services);
      valueOf(await withdraw(services, A_VISITOR, { token, ...KIM }, 'da'));
      const { db } = services;
      const refused = 'append-only';
      for (const change of [
        { snapshot: '{}' },
        { sha256: '' },
        { name: 'Bo' },
        { ordered_at: '2020-01-01T00:00:00.000Z' },
      ]) {
        await expect(
          db
            .updateTable('contracts')
            .set(change as never)
            .execute(),
        ).rejects.toThrow(refused);
      }
      await expect(db.deleteFrom('contracts').execute()).rejects.toThrow(refused);
      await expect(
        db
          .updateTable('withdrawals')
          .set({ is_late: 1 } as never)
          .execute(),
      ).rejects.toThrow(refused);
      await expect(db.deleteFrom('withdrawals').execute()).rejects.toThrow(refused);
      await deliver(services, '2027-01-26');
      await deliver(services, '2027-01-26');
      await deliver(services, '2027-02-02');
      await expect(deliver(services, '2027-01-26')).rejects.toThrow('only moves later');
      await expect(
        db.updateTable('contracts').set({ delivered_on: null }).execute(),
      ).rejects.toThrow('only moves later');
    });
  });

  describe('a withdrawal', () => {
    test('is taken with a receipt to the customer, word to staff, and the end of the lead', async () => {
      const { services } = await open();
      const { token, leadId, id } = await ordered(services);
      const before = await contractBy(services, token);
      expect(before).toMatchObject({ withdrawal: null, period: { kind: 'not-begun' } });
      valueOf(await withdraw(services, A_VISITOR, { token, ...KIM }, 'da'));
      const contract = await contractBy(services, token);
      const at = services.now().toISOString();
      expect(contract?.withdrawal).toMatchObject({
        how: 'page',
        name: 'Kim Nordby',
        receivedAt: at,
        isLate: false,
      });
      const said = contract!.withdrawal!.said;
      expect(said).toContain('jeg fortryder min aftale');
      expect(said).toContain(contract!.reference);
      const [receipt, ...more] = await mailsOf(services, 'withdrawal-receipt');
      expect(more).toEqual([]);
      expect(receipt?.recipient).toBe('kim@example.dk');
      expect(receipt?.body_text).toContain(said);
      expect(receipt?.body_text).toMatch(/Modtaget: .*\d\d\.\d\d\.\d\d/);
      expect(await mailsOf(services, 'withdrawal-notice')).toHaveLength(1);
      const { stage, step, kinds } = await stageOf(services, leadId);
      expect({ stage, step }).toEqual({ stage: 'lost', step: 'none' });
      expect(kinds).toContain('contract-withdrawn');
      const logged = await services.db
        .selectFrom('audit_log')
        .select(['actor_kind', 'subject'])
        .where('action', '=', 'contract.withdraw')
        .execute();
      expect(logged).toEqual([{ actor_kind: 'visitor', subject: contract?.id }]);
      expect(valueOf(await contractOfQuote(services, mette, { quoteId: id }))).toMatchObject({
        withdrawal: { isLate: false },
      });
    });

    test('twice, also at once, is one: the first stands with its receipt', async () => {
      const { services, advance } = await open();
      const { token } = await ordered(services);
      const both = await Promise.all([
        withdraw(services, A_VISITOR, { token, ...KIM }, 'da'),
        withdraw(services, A_VISITOR, { token, ...KIM }, 'da'),
      ]);
      expect(both.map(({ ok }) => ok)).toEqual([true, true]);
      const first = await contractBy(services, token);
      advance(DAY_MS);
      const again = { token, name: 'En anden', email: 'anden@example.dk' };
      valueOf(await withdraw(services, A_VISITOR, again, 'en'));
      expect((await contractBy(services, token))?.withdrawal).toEqual(first?.withdrawal);
      expect(await rowsOf(services, 'withdrawals')).toHaveLength(1);
      expect(await mailsOf(services, 'withdrawal-receipt')).toHaveLength(1);
      expect(await mailsOf(services, 'withdrawal-notice')).toHaveLength(1);
    });

    test('is in time on the last day and late on the next, and taken either way', async () => {
      for (const isLate of [false, true]) {
        const { services, advance } = await open();
        const { token, leadId } = await ordered(services);
        const orderedOn = danishDayOf(services.now());
        const told = (await contractBy(services, token))!.period;
        await deliver(services, dayAfter(orderedOn, 6 * 7));
        const { period } = (await contractBy(services, token))!;
        if (period.kind !== 'begun' || told.kind !== 'not-begun') throw new Error('no period');
        // It ends on no other day than the customer was told.
        expect(period.lastDay).toBe(told.earliestLastDay);
        const days = (Date.parse(period.lastDay) - Date.parse(orderedOn)) / DAY_MS;
        advance((days + (isLate ? 1 : 0)) * DAY_MS);
        expect((await contractBy(services, token))?.isOver).toBe(isLate);
        valueOf(await withdraw(services, A_VISITOR, { token, ...KIM }, 'da'));
        const { withdrawal } = (await contractBy(services, token))!;
        expect(withdrawal?.isLate).toBe(isLate);
        const [receipt] = await mailsOf(services, 'withdrawal-receipt');
        expect(receipt?.body_text.includes('efter fristen')).toBe(isLate);
        const { stage, step } = await stageOf(services, leadId);
        expect([stage, step]).toEqual(isLate ? ['signed', 'contact'] : ['lost', 'none']);
      }
    });

    test('needs a name and an email, is the customer’s alone, and no contract is no answer', async () => {
      const { services } = await open();
      const { token } = await ordered(services);
      const by = (typed: object, who = A_VISITOR) =>
        withdraw(services, who, { token, ...KIM, ...typed }, 'da');
      expect(await by({ name: ' ' })).toEqual({ ok: false, error: { kind: 'no-name' } });
      for (const email of ['', 'kim']) {
        expect(await by({ email })).toEqual({ ok: false, error: { kind: 'no-email' } });
      }
      expect(await by({}, mette)).toEqual({ ok: false, error: { kind: 'is-staff' } });
      expect(await by({ token: 'x' })).toEqual({ ok: false, error: { kind: 'not-found' } });
      expect(await rowsOf(services, 'withdrawals')).toEqual([]);
    });

    test('by letter, mail or phone is entered by staff; a letter is in time by the day it was sent', async () => {
      const { services, advance } = await open();
      const { token, id: quoteId } = await ordered(services);
      const orderedOn = danishDayOf(services.now());
      const promised = dayAfter(orderedOn, 6 * 7);
      await deliver(services, promised);
      const { period } = (await contractBy(services, token))!;
      if (period.kind !== 'begun') throw new Error('not begun');
      const { lastDay } = period;
      advance(70 * DAY_MS);
      const letter = {
        quoteId,
        how: 'letter',
        receivedOn: dayAfter(lastDay, 2),
        sentOn: lastDay,
        name: 'Kim Nordby',
        email: '',
      } as const;
      for (const wrong of [
        { receivedOn: '2026-02-31' },
        { receivedOn: dayAfter(orderedOn, 100), sentOn: '' },
        { receivedOn: dayAfter(orderedOn, -1), sentOn: '' },
        { sentOn: dayAfter(lastDay, 3) },
      ]) {
        expect(await enterWithdrawal(services, mette, { ...letter, ...wrong })).toEqual({
          ok: false,
          error: { kind: 'no-such-day' },
        });
      }
      expect(await enterWithdrawal(services, A_VISITOR, letter)).toMatchObject({ ok: false });
      valueOf(await enterWithdrawal(services, mette, letter));
      valueOf(await enterWithdrawal(services, mette, { ...letter, sentOn: '' }));
      const [row, ...more] = await rowsOf(services, 'withdrawals');
      expect(more).toEqual([]);
      expect(row).toMatchObject({ how: 'letter', by_uid: 'mette', sent_on: lastDay, is_late: 0 });
      expect(danishDayOf(new Date(row!.received_at))).toBe(letter.receivedOn);
      // A letter names no mail address: the receipt goes where the contract went.
      const [contract] = await rowsOf(services, 'contracts');
      const [receipt] = await mailsOf(services, 'withdrawal-receipt');
      expect(receipt?.recipient).toBe(contract?.email);
    });
  });

  describe('contract and withdrawal', () => {
    test('are in their owner’s data, stay when the owner is erased, and can be withdrawn after it', async () => {
      const { services } = await open();
      const phone = '+4520304050';
      const { uid } = await storeUser(services, { phone });
      const first = await ordered(services);
      const second = await ordered(services);
      await sql`update offer_requests set owner_uid = ${uid}`.execute(services.db);
      valueOf(await withdraw(services, A_VISITOR, { token: first.token, ...KIM }, 'da'));
      const mine = JSON.stringify(await personalData(services, { uid, phone }));
      const before = [await rowsOf(services, 'contracts'), await rowsOf(services, 'withdrawals')];
      for (const { sha256 } of await rowsOf(services, 'contracts')) expect(mine).toContain(sha256);
      expect(mine).toContain('jeg fortryder min aftale');
      await erasePerson(services, { uid, phone });
      expect(await services.db.selectFrom('quotes').selectAll().execute()).toEqual([]);
      expect([await rowsOf(services, 'contracts'), await rowsOf(services, 'withdrawals')]).toEqual(
        before,
      );
      const log = await services.db
        .selectFrom('audit_log')
        .select('after')
        .where('action', '=', 'quote.answer')
        .execute();
      for (const { sha256 } of await rowsOf(services, 'contracts')) {
        expect(JSON.stringify(log)).toContain(sha256);
      }
      valueOf(await withdraw(services, A_VISITOR, { token: second.token, ...KIM }, 'da'));
      expect(await rowsOf(services, 'withdrawals')).toHaveLength(2);
      expect(await mailsOf(services, 'withdrawal-receipt')).toHaveLength(1);
    });

    test('stay for five years from the end of their year, also when the request is forgotten', async () => {
      const { services, advance } = await open();
      const { token } = await ordered(services);
      valueOf(await withdraw(services, A_VISITOR, { token, ...KIM }, 'da'));
      const [contract] = await rowsOf(services, 'contracts');
      const [withdrawal] = await rowsOf(services, 'withdrawals');
      // Ordered in 2019 and withdrawn in 2020: the older of two, which the database lets go.
      const old = { ...contract!, id: 'old', quote_id: 'old', token_hash: 'old' };
      await services.db
        .insertInto('contracts')
        .values({ ...old, ordered_at: '2019-12-30T10:00:00.000Z' })
        .execute();
      await services.db
        .insertInto('withdrawals')
        .values({ ...withdrawal!, contract_id: 'old', received_at: '2020-01-02T10:00:00.000Z' })
        .execute();
      advance(3 * 365 * DAY_MS);
      await forgetOld(services);
      expect(await services.db.selectFrom('quotes').selectAll().execute()).toEqual([]);
      expect((await rowsOf(services, 'contracts')).map(({ id }) => id)).toEqual([contract?.id]);
      expect(await rowsOf(services, 'withdrawals')).toHaveLength(1);
    });
  });
}
