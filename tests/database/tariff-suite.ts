import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { estimateInput } from '../../domain/estimate-request.ts';
import { NATIONAL, TAX } from '../../domain/records/tariff-records.ts';
import { SHIPPED_GRID_TARIFFS } from '../../engine/tariff/shipped-grid-tariffs.ts';
import { listRecords } from '../../server/records/read-records.ts';
import { publishRecord, retireRecord } from '../../server/records/publish-record.ts';
import { saveRecord } from '../../server/records/save-record.ts';
import type { Services } from '../../server/services.ts';
import { readTariffEffect } from '../../server/tariffs/read-effect.ts';
import { seedTariffs } from '../../server/tariffs/seed-tariffs.ts';
import type { Who } from '../../server/use-case/who.ts';
import type { OpenServices } from './open-services.ts';
import { staffOf, valueOf } from './staff-steps.ts';

const N1 = '5790001089030';
const NEXT_WINTER = {
  company: N1,
  part: 'winter',
  from: '2027-10-01',
  low: '9,12',
  high: '27,36',
  peak: '82,08',
  standing: 'verified',
  source: 'DatahubPricelist',
  read_on: '2026-11-20',
};

async function publish(services: Services, who: Who, mine: Readonly<Record<string, string>>) {
  const saved = valueOf(
    await saveRecord(services, who, { kind: 'tariff', id: null, name: '', mine, ground: {} }),
  );
  const done = await publishRecord(services, who, { kind: 'tariff', ...saved });
  return { id: saved.id, done };
}

const winterOf = async (services: Services) =>
  (await services.estimateContext()).gridTariffs.find(({ gln }) => gln === N1)?.winter;

/** @param open real services on the database under test */
export function tariffSuite(open: OpenServices): void {
  describe('tariffs', () => {
    test('what ships is what is calculated with, and is put there once', async () => {
      const { services } = await open();
      expect((await services.estimateContext()).gridTariffs).toEqual(SHIPPED_GRID_TARIFFS);
      const count = async () =>
        (await services.db.selectFrom('tariff_rows').select('id').execute()).length;
      const before = await count();
      await seedTariffs(services.db, services.now());
      expect(await count()).toBe(before);
    });

    test('a published row reaches the sums of every process within a second, and so does its end', async () => {
      const { services, another } = await open();
      const who = await staffOf(services, 'anna');
      const other = await another();
      const before = await winterOf(other);
      const { id, done } = await publish(services, who, NEXT_WINTER);
      expect(done.ok).toBe(true);
      const within = { timeout: 1000, interval: 20 };
      await expect
        .poll(() => winterOf(other), within)
        .toEqual({
          low: 0.0912,
          high: 0.2736,
          peak: 0.8208,
        });
      valueOf(await retireRecord(services, who, { kind: 'tariff', id, isRetired: true }));
      await expect.poll(() => winterOf(other), within).toEqual(before);
    });

    test('Energinet’s next year is calculated with, and the first can’t be withdrawn', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const { done } = await publish(services, who, {
        company: NATIONAL,
        part: 'system',
        from: '2028-01-01',
        value: '5,5',
        standing: 'verified',
        source: 'Energinet',
      });
      expect(done.ok).toBe(true);
      await expect
        .poll(async () => (await services.estimateContext()).nationalCharges?.at(-1))
        .toMatchObject({ validFrom: '2028-01-01', systemDkkPerKwh: 0.055 });
      const rows = valueOf(await listRecords(services, who, { kind: 'tariff' }));
      const first = rows.find(
        ({ texts }) => texts['part'] === 'system' && texts['from'] === '2026-01-01',
      )!;
      expect(
        await retireRecord(services, who, { kind: 'tariff', id: first.id, isRetired: true }),
      ).toMatchObject({ error: { kind: 'last-one' } });
    });

    test('an announced electricity tax reaches the sums of every process, and can be withdrawn', async () => {
      const { services, another } = await open();
      const who = await staffOf(services, 'anna');
      const other = await another();
      const { id, done } = await publish(services, who, {
        company: TAX,
        part: 'tax',
        from: '2028-01-01',
        value: '80',
        standing: 'verified',
        source: 'Skatteforvaltningen',
      });
      expect(done.ok).toBe(true);
      const taxOf2028 = async () => {
        const context = await other.estimateContext();
        const { assumptions } = estimateInput({ lat: 56.15, lon: 10.2 }, context);
        return assumptions.electricityTaxFrom2028DkkPerKwh;
      };
      const within = { timeout: 1000, interval: 20 };
      await expect.poll(taxOf2028, within).toBe(0.8);
      valueOf(await retireRecord(services, who, { kind: 'tariff', id, isRetired: true }));
      await expect.poll(taxOf2028, within).toBe(0.761);
    });

    test('a draft is tried on an example home, which gets what it gets once the row is published', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const effectOf = async () => valueOf(await readTariffEffect(services, who, { company: N1 }));
      expect(await effectOf()).toBeNull();
      const mine = { ...NEXT_WINTER, from: '2028-10-01', high: '54,72', peak: '164,16' };
      const save = (given: typeof mine) =>
        saveRecord(services, who, { kind: 'tariff', id: null, name: '', mine: given, ground: {} });
      const saved = valueOf(await save(mine));
      const effect = (await effectOf())!;
      expect(effect).toMatchObject({ rows: 1, postcode: '8000', consumptionKwh: 4500 });
      expect(effect.bill.after - effect.bill.before).toBeGreaterThan(300);
      for (const { before, after } of [effect.panels, effect.withBattery]) {
        expect(after.savingDkk).toBeGreaterThan(before.savingDkk + 50);
        expect(after.paybackYears).toBeLessThan(before.paybackYears!);
      }
      // Dearer evenings are worth more to a home that keeps the sun's electricity until then.
      const gain = ({ before, after }: typeof effect.panels) => after.savingDkk - before.savingDkk;
      expect(gain(effect.withBattery)).toBeGreaterThan(gain(effect.panels));
      // Another company's homes do not feel it, nor does a row with a mistake count.
      expect(
        valueOf(await readTariffEffect(services, who, { company: '5790000705689' })),
      ).toBeNull();
      valueOf(await publishRecord(services, who, { kind: 'tariff', ...saved }));
      valueOf(await save({ ...mine, from: '2029-10-01', peak: 'otte' }));
      expect(await effectOf()).toBeNull();
      valueOf(await save({ ...mine, from: '2030-10-01' }));
      await expect
        .poll(async () => (await effectOf())?.panels.before, { timeout: 5000 })
        .toEqual(effect.panels.after);
    });

    test('a published row is closed, and there is one for a day', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const { id } = await publish(services, who, NEXT_WINTER);
      expect((await publish(services, who, NEXT_WINTER)).done).toMatchObject({
        error: { kind: 'there-already' },
      });
      const ground = { ...NEXT_WINTER };
      const mine = { ...NEXT_WINTER, peak: '1' };
      const saved = valueOf(
        await saveRecord(services, who, { kind: 'tariff', id, name: '', mine, ground }),
      );
      expect(await publishRecord(services, who, { kind: 'tariff', ...saved })).toMatchObject({
        error: { kind: 'closed' },
      });
      await expect(
        sql`update tariff_rows set source = 'other' where id = ${id}`.execute(services.db),
      ).rejects.toThrow(/never changed/);
      await expect(
        sql`delete from tariff_rows where id = ${id}`.execute(services.db),
      ).rejects.toThrow(/never changed/);
    });
  });
}
