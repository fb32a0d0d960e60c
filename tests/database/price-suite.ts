import { overview } from '../../server/admin/overview.ts';
import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { rehearsalSums } from '../../domain/prices/rehearsal.ts';
import type { Result } from '../../domain/result.ts';
import { salesPriceOre } from '../../engine/quote/price-list.ts';
import { encodeJson } from '../../server/db/json.ts';
import { readChoiceEffects } from '../../server/pricing/choice-effects.ts';
import {
  branchDraft,
  discardDraft,
  noteMeeting,
  rebaseDraft,
  saveDraft,
  startDraft,
} from '../../server/pricing/drafts.ts';
import { publishDraft, rollBack } from '../../server/pricing/publish.ts';
import { readPriceDesk } from '../../server/pricing/read-desk.ts';
import { rehearseDraft } from '../../server/pricing/rehearse-draft.ts';
import { compareVersions, listVersions } from '../../server/pricing/versions.ts';
import type { Services } from '../../server/services.ts';
import { storeUser } from '../../server/testing/store-user.ts';
import type { Who } from '../../server/use-case/who.ts';
import type { OpenServices } from './open-services.ts';
import { person, saved as savedReport } from './saved-reports.ts';

const NETWORK = '192.0.2.9';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

async function staff(services: Services, uid: string): Promise<Who> {
  await storeUser(services, { uid, phone: null });
  await services.db
    .updateTable('users')
    .set({ name: uid.toUpperCase() })
    .where('uid', '=', uid)
    .execute();
  return {
    kind: 'staff',
    uid,
    phone: null,
    sessionId: `session-${uid}`,
    role: 'admin',
    network: NETWORK,
  };
}

function value<Value>(answer: Result<Value, { readonly kind: string }>): Value {
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

/** A draft with these cells, rehearsed as it is. */
async function tried(services: Services, who: Who, cells: Readonly<Record<string, string>>) {
  const { number } = value(await startDraft(services, who, {}));
  const { editVersion } = value(
    await saveDraft(services, who, { number, mine: cells, ground: nothing(cells) }),
  );
  value(await rehearseDraft(services, who, { number }));
  return { number, editVersion, from: null, reason: '' };
}

const nothing = (cells: object) => Object.fromEntries(Object.keys(cells).map((key) => [key, null]));

const TILE = 'mounting.tile.price';

/** @param open real services on the database under test */
export function priceSuite(open: OpenServices): void {
  describe('price books', () => {
    test('nobody but staff reads or changes them', async () => {
      const { services } = await open();
      const visitor: Who = { kind: 'visitor', network: NETWORK };
      expect(await startDraft(services, visitor, {})).toMatchObject({
        error: { kind: 'signed-out' },
      });
      expect(await readPriceDesk(services, visitor, { number: null })).toMatchObject({
        error: { kind: 'signed-out' },
      });
    });

    test('a draft is compared with the version in force, and no calculation uses it', async () => {
      const { services } = await open();
      const anna = await staff(services, 'anna');
      const before = await services.priceBook();
      await tried(services, anna, { [TILE]: '1.300' });
      const { draft, drafts } = value(await readPriceDesk(services, anna, { number: null }));
      expect(drafts).toEqual([2]);
      expect(draft?.cells[TILE]).toMatchObject({ text: '1.300', by: 'ANNA', isYou: true });
      expect(await services.priceBook()).toEqual(before);
    });

    test('the overview says that a changed draft waits, and whether it is tried as it is', async () => {
      const { services } = await open();
      const anna = await staff(services, 'anna');
      const { number } = value(await startDraft(services, anna, {}));
      const waits = async () => value(await overview(services, anna, {})).waits?.priceDraft;
      expect(await waits()).toBeNull();
      const save = (text: string, ground: string | null) =>
        saveDraft(services, anna, { number, mine: { [TILE]: text }, ground: { [TILE]: ground } });
      value(await save('1.300', null));
      expect(await waits()).toMatchObject({ number, isTried: false });
      value(await rehearseDraft(services, anna, { number }));
      expect(await waits()).toMatchObject({ number, isTried: true });
      value(await save('1.310', '1.300'));
      expect(await waits()).toMatchObject({ number, isTried: false });
    });

    test('a wrong cell keeps its text and blocks the rehearsal, not the saving', async () => {
      const { services } = await open();
      const anna = await staff(services, 'anna');
      const { number } = value(await startDraft(services, anna, {}));
      const mine = { [TILE]: '13OO kr' };
      value(await saveDraft(services, anna, { number, mine, ground: nothing(mine) }));
      const { draft } = value(await readPriceDesk(services, anna, { number }));
      expect(draft?.cells[TILE]?.text).toBe('13OO kr');
      expect(await rehearseDraft(services, anna, { number })).toMatchObject({
        error: { kind: 'wrong-cells' },
      });
    });

    test('two people’s cells are merged; where both typed, the later one is asked and nothing is overwritten', async () => {
      const { services } = await open();
      const [anna, bo] = [await staff(services, 'anna'), await staff(services, 'bo')];
      const { number } = value(await startDraft(services, anna, {}));
      const annas = { [TILE]: '1.300', 'mounting.felt.price': '1.500' };
      value(await saveDraft(services, anna, { number, mine: annas, ground: nothing(annas) }));
      const bos = { [TILE]: '1.400', 'mounting.metal.price': '1.200' };
      const told = value(
        await saveDraft(services, bo, { number, mine: bos, ground: nothing(bos) }),
      );
      expect(told.conflicts).toEqual([{ key: TILE, ground: null, mine: '1.400', theirs: '1.300' }]);
      expect(told.saved).toEqual(['mounting.metal.price']);
      const chosen = { number, mine: { [TILE]: '1.350' }, ground: { [TILE]: '1.300' } };
      expect(value(await saveDraft(services, bo, chosen)).conflicts).toEqual([]);
      const { draft } = value(await readPriceDesk(services, anna, { number }));
      const texts = Object.entries(draft?.cells ?? {}).map(([key, { text, by }]) => [
        key,
        text,
        by,
      ]);
      expect(texts.toSorted()).toEqual([
        ['mounting.felt.price', '1.500', 'ANNA'],
        ['mounting.metal.price', '1.200', 'BO'],
        [TILE, '1.350', 'BO'],
      ]);
    });

    test('a conflicting change can become a separate draft', async () => {
      const { services } = await open();
      const anna = await staff(services, 'anna');
      const { number } = await tried(services, anna, { [TILE]: '1.300' });
      const branch = value(
        await branchDraft(services, anna, { number, mine: { [TILE]: '1.400' } }),
      );
      const { draft, drafts } = value(
        await readPriceDesk(services, anna, { number: branch.number }),
      );
      expect(drafts).toEqual([3, 2]);
      expect(draft?.cells[TILE]?.text).toBe('1.400');
    });

    test('simultaneous saves all count', async () => {
      const { services } = await open();
      const anna = await staff(services, 'anna');
      const { number } = value(await startDraft(services, anna, {}));
      const cells = ['tile', 'slate', 'felt', 'metal', 'flat'].map((roof) => ({
        [`mounting.${roof}.price`]: '2.000',
      }));
      await Promise.all(
        cells.map((mine) => saveDraft(services, anna, { number, mine, ground: nothing(mine) })),
      );
      const { draft } = value(await readPriceDesk(services, anna, { number }));
      expect(Object.keys(draft?.cells ?? {})).toHaveLength(5);
      expect(draft?.editVersion).toBe(5);
    });

    test('where two changes meet, each is tried on the reports, and what was typed stands in the log', async () => {
      const { services } = await open();
      const [anna, bo] = [await staff(services, 'anna'), await staff(services, 'bo')];
      await savedReport(services, await person(services, '20304050'));
      const { number } = value(await startDraft(services, anna, {}));
      const name = { 'rule.winter.name': 'Vinter', 'rule.winter.change': '+1 %' };
      value(await saveDraft(services, anna, { number, mine: name, ground: nothing(name) }));
      const key = 'rule.winter.change';
      const ground = { [key]: '+1 %' };
      value(await saveDraft(services, anna, { number, mine: { [key]: '+3 %' }, ground }));
      const met = value(await saveDraft(services, bo, { number, mine: { [key]: '−1 %' }, ground }));
      const { conflicts } = met;
      expect(conflicts).toEqual([{ key, ground: '+1 %', mine: '−1 %', theirs: '+3 %' }]);
      const effects = value(await readChoiceEffects(services, bo, { number, conflicts }));
      const { mine, theirs } = effects[key]!;
      expect([mine, theirs]).toMatchObject([
        { tried: 1, changed: 1 },
        { tried: 1, changed: 1 },
      ]);
      // Two percent less, and two percent more, but for the rounding.
      expect(mine.meanOre).toBeLessThan(0);
      expect(Math.abs(theirs.meanOre + mine.meanOre)).toBeLessThanOrEqual(3);
      value(await noteMeeting(services, bo, { number, conflicts }));
      const log = await services.db
        .selectFrom('audit_log')
        .select(['actor', 'before', 'after'])
        .where('action', '=', 'price.meet')
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(log.before)).toContain('+3 %');
      expect(JSON.stringify(log.after)).toContain('−1 %');
    });

    test('is published as it was rehearsed, and every process calculates with it at once', async () => {
      const { services, another } = await open();
      const other = await another();
      const anna = await staff(services, 'anna');
      const wish = await tried(services, anna, { [TILE]: '1.300' });
      const edition = await other.edition();
      const { version } = value(await publishDraft(services, anna, wish));
      expect(version).toBe('v2-2026-11-20');
      for (const process of [services, other]) {
        const book = await process.priceBook();
        expect(book.id).toBe(version);
        expect(salesPriceOre(book.mounting.tile)).toBe(130_000);
        expect((await process.estimateContext()).priceList.mounting.tile).toBe(130_000);
      }
      await expect.poll(() => other.edition(), { timeout: 1000 }).not.toBe(edition);
    });

    test('is not published after an unrehearsed change, nor twice, nor with a rise lacking a reason', async () => {
      const { services } = await open();
      const anna = await staff(services, 'anna');
      await savedReport(services, await person(services, '20304050'));
      const wish = await tried(services, anna, { 'rule.winter.name': 'Vinter' });
      const ground = { 'rule.winter.change': '+0 %' };
      const mine = { 'rule.winter.change': '+9 %' };
      value(await saveDraft(services, anna, { number: wish.number, mine, ground }));
      expect(await publishDraft(services, anna, wish)).toMatchObject({ error: { kind: 'stale' } });
      value(await rehearseDraft(services, anna, { number: wish.number }));
      expect(await publishDraft(services, anna, wish)).toMatchObject({ error: { kind: 'stale' } });
      const seen = { ...wish, editVersion: wish.editVersion + 1 };
      const { draft } = value(await readPriceDesk(services, anna, { number: null }));
      const sums = rehearsalSums(draft!.rehearsal!);
      expect(sums).toMatchObject({ dearer: 1, over: 1 });
      expect(sums.mostPercent).toBeCloseTo(9, 3);
      expect(await publishDraft(services, anna, seen)).toMatchObject({
        error: { kind: 'no-reason' },
      });
      value(await publishDraft(services, anna, { ...seen, reason: 'Sne' }));
      expect(await publishDraft(services, anna, seen)).toMatchObject({
        error: { kind: 'not-found' },
      });
    });

    test('one for a later day is waited for, and calculated with in every process when that day begins', async () => {
      const { services, another, advance } = await open();
      const processes = [services, await another()];
      const anna = await staff(services, 'anna');
      const wish = await tried(services, anna, { [TILE]: '1.300' });
      const first = (await services.priceBook()).id;
      expect(await publishDraft(services, anna, { ...wish, from: '2026-11-20' })).toMatchObject({
        error: { kind: 'not-a-date' },
      });
      const { version } = value(
        await publishDraft(services, anna, { ...wish, from: '2026-11-22' }),
      );
      const tileOre = async (of: Services) => (await of.estimateContext()).priceList.mounting.tile;
      const tileNowOre = await tileOre(services);
      // From ten in the morning to just before midnight in Denmark, one day later.
      advance(DAY_MS + 14 * HOUR_MS - 1000);
      const editions: string[] = [];
      for (const process of processes) {
        expect((await process.priceBook()).id).toBe(first);
        expect(await tileOre(process)).toBe(tileNowOre);
        editions.push(await process.edition());
      }
      advance(1000);
      for (const [index, process] of processes.entries()) {
        expect((await process.priceBook()).id).toBe(version);
        expect(await tileOre(process)).toBe(130_000);
        // So that the pages with its figures are made anew.
        expect(await process.edition()).not.toBe(editions[index]);
      }
    });

    test('rolled back: the earlier one is in force, reasons are in the log, and it can be published over', async () => {
      const { services } = await open();
      const anna = await staff(services, 'anna');
      const first = (await services.priceBook()).id;
      const wish = await tried(services, anna, { [TILE]: '1.300' });
      const { version } = value(await publishDraft(services, anna, wish));
      expect(await rollBack(services, anna, { version: first, reason: ' ' })).toMatchObject({
        error: { kind: 'no-reason' },
      });
      value(await rollBack(services, anna, { version: first, reason: 'Forkert ark' }));
      expect((await services.priceBook()).id).toBe(first);
      const versions = value(await listVersions(services, anna, {}));
      expect(versions.map(({ number, state }) => [number, state])).toEqual([
        [2, 'retired'],
        [1, 'in-force'],
      ]);
      const log = await services.db
        .selectFrom('audit_log')
        .select('after')
        .where('action', '=', 'price.roll-back')
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(log.after)).toContain('Forkert ark');
      const changes = value(await compareVersions(services, anna, { from: first, to: version }));
      expect(changes.prices.map(({ key }) => key)).toEqual(['mounting.tile']);
    });

    test('a draft whose base is no longer in force is moved to the version that is', async () => {
      const { services } = await open();
      const anna = await staff(services, 'anna');
      const late = await tried(services, anna, { [TILE]: '1.300' });
      const quick = await tried(services, anna, { 'mounting.felt.price': '1.500' });
      value(await publishDraft(services, anna, quick));
      expect(await publishDraft(services, anna, late)).toMatchObject({
        error: { kind: 'other-base' },
      });
      value(await rebaseDraft(services, anna, { number: late.number }));
      value(await rehearseDraft(services, anna, { number: late.number }));
      value(await publishDraft(services, anna, { ...late, editVersion: late.editVersion + 1 }));
      const { mounting } = await services.priceBook();
      expect([mounting.tile, mounting.felt].map(salesPriceOre)).toEqual([130_000, 150_000]);
    });

    test('what was published is never changed, in any way', async () => {
      const { services } = await open();
      const anna = await staff(services, 'anna');
      const wish = await tried(services, anna, { [TILE]: '1.300' });
      value(await publishDraft(services, anna, wish));
      const { number } = wish;
      expect(
        await saveDraft(services, anna, { number, mine: { [TILE]: '1' }, ground: {} }),
      ).toMatchObject({ error: { kind: 'not-found' } });
      expect(await discardDraft(services, anna, { number })).toMatchObject({
        error: { kind: 'not-found' },
      });
      const books = services.db.updateTable('price_books').where('number', '=', number);
      await expect(books.set({ book: encodeJson({}) }).execute()).rejects.toThrow(/never changed/);
      await expect(books.set({ valid_from: '2020-01-01' }).execute()).rejects.toThrow();
      await expect(
        sql`delete from price_books where number = ${number}`.execute(services.db),
      ).rejects.toThrow(/never changed/);
    });
  });
}
