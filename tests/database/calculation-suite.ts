import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { withdrawOffer, submitOffer } from '../../server/offers/commands.ts';
import { erasePerson } from '../../server/privacy/erase.ts';
import { purgeDeletedReports } from '../../server/reports/commands.ts';
import { freeze } from '../../server/reports/freeze.ts';
import type { Services } from '../../server/services.ts';
import { variedHome } from '../fixtures/varied-homes.ts';
import { A_VISITOR, asUser, offerInput } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { calculations, HOUSE, MINUTE_MS, person, row, saved } from './saved-reports.ts';
import { HOUSE as THE_HOUSE } from '../../server/work/asker.ts';
import { ownReport } from '../../server/reports/stored-reports.ts';
import { deleteReport, duplicateReport } from '../../server/testing/report-steps.ts';

async function copied(
  services: Services,
  owner: Awaited<ReturnType<typeof person>>,
  reportId: string,
) {
  const copy = await duplicateReport(services, owner, {
    reportId,
    idempotencyKey: `copy-of-${reportId}`,
    titleOf: () => 'Kopi',
  });
  if (!copy.ok) throw new Error(copy.error.kind);
  return copy.value.reportId;
}

/** Gone for good, not only hidden. */
async function removed(
  services: Services,
  owner: Awaited<ReturnType<typeof person>>,
  reportId: string,
): Promise<void> {
  expect((await deleteReport(services, owner, reportId)).ok).toBe(true);
  const later = new Date(services.now().getTime() + 11 * MINUTE_MS);
  await purgeDeletedReports(services.db, later);
}

export function calculationSuite(open: OpenServices): void {
  describe('a frozen calculation', () => {
    test('is read back as it was made, for homes that differ in everything', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      let read = 0;
      for (let index = 0; read < 8; index++) {
        const state = variedHome(index);
        const made = await freeze(services, THE_HOUSE, state);
        // Some of the places are at sea.
        if (!made.ok) continue;
        read += 1;
        const { reportId } = await saved(services, owner, { state });
        const report = await ownReport(services, owner.uid, reportId);
        expect(report?.estimate).toEqual(made.value.estimate);
        expect(report?.figures).toEqual(made.value.figures);
      }
    });

    test('holds no address, and nothing else the engine is not given', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      await saved(services, owner, { state: { ...HOUSE, receivedPreviousOffers: true } });
      await submitOffer(services, A_VISITOR, { request: offerInput() }, 'da');
      const kept = await calculations(services);
      expect(kept).toHaveLength(2);
      expect(JSON.stringify(kept)).not.toMatch(/Skovvej|receivedPreviousOffers|Sørensen/);
    });

    test('is never changed', async () => {
      const { services } = await open();
      const { reportId } = await saved(services, await person(services, '20304050'));
      const before = await calculations(services);
      for (const column of ['result', 'price_book_version', 'figures'] as const) {
        const written = sql`update calculations set ${sql.ref(column)} = '{}'`.execute(services.db);
        await expect(written).rejects.toThrow('A frozen calculation is never changed.');
      }
      expect(await calculations(services)).toEqual(before);
      expect((await row(services, reportId)).calculation_id).toBe(before[0]?.calculation_id);
    });

    test('stays while a report or a request refers to it', async () => {
      const { services } = await open();
      await saved(services, await person(services, '20304050'));
      await submitOffer(services, A_VISITOR, { request: offerInput() }, 'da');
      for (const { calculation_id: id } of await calculations(services)) {
        const { db } = services;
        const gone = db.deleteFrom('calculations').where('calculation_id', '=', id).execute();
        await expect(gone).rejects.toThrow();
      }
      expect(await calculations(services)).toHaveLength(2);
    });

    test('is required by every report and request', async () => {
      const { services } = await open();
      await saved(services, await person(services, '20304050'));
      await submitOffer(services, A_VISITOR, { request: offerInput() }, 'da');
      for (const table of ['reports', 'offer_requests'] as const) {
        const cut = sql`update ${sql.table(table)} set calculation_id = null`.execute(services.db);
        await expect(cut).rejects.toThrow();
      }
    });

    test('is shared by a report and its copies, and goes with the last of them', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner);
      const first = await copied(services, owner, reportId);
      const second = await copied(services, owner, first);
      expect(await calculations(services)).toHaveLength(1);
      const before = await ownReport(services, owner.uid, second);
      await removed(services, owner, reportId);
      await removed(services, owner, first);
      expect(await ownReport(services, owner.uid, second)).toEqual(before);
      await removed(services, owner, second);
      expect(await calculations(services)).toEqual([]);
    });

    test('goes when its report’s figures are replaced, and stays where a copy still has them', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const report = await saved(services, owner);
      const copy = await copied(services, owner, report.reportId);
      const old = await ownReport(services, owner.uid, copy);
      const again = await saved(services, owner, { ...report, state: { ...HOUSE, slope: 20 } });
      expect(await calculations(services)).toHaveLength(2);
      expect((await ownReport(services, owner.uid, copy))?.estimate).toEqual(old?.estimate);
      await saved(services, owner, { ...again, state: { ...HOUSE, slope: 25 } });
      expect(await calculations(services)).toHaveLength(2);
    });

    test('goes with its owner, and the one of a request with the request', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner);
      await copied(services, owner, reportId);
      await submitOffer(services, asUser(owner), { request: offerInput(), reportId }, 'da');
      const stranger = await submitOffer(
        services,
        A_VISITOR,
        { request: offerInput({ idempotencyKey: 'another-key-000000001' }) },
        'da',
      );
      if (!stranger.ok) throw new Error(stranger.error.kind);
      expect(await calculations(services)).toHaveLength(3);
      await erasePerson(services, owner);
      expect(await calculations(services)).toHaveLength(1);
      await withdrawOffer(services, A_VISITOR, { token: stranger.value.receiptToken });
      expect(await calculations(services)).toHaveLength(1);
    });

    test('goes even when two let go of it at once', async () => {
      const { services, another } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner);
      const copy = await copied(services, owner, reportId);
      const { db } = await another();
      const drop = (base: typeof db, id: string) =>
        base.deleteFrom('reports').where('report_id', '=', id).execute();
      await Promise.all([drop(services.db, reportId), drop(db, copy)]);
      expect(await calculations(services)).toEqual([]);
    });
  });
}
