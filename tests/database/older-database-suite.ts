import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fail, ok } from '../../domain/result.ts';
import { NewerDatabase } from '../../server/db/migrate.ts';
import { readSession } from '../../server/identity/session.ts';
import { offerByReceipt } from '../../server/offers/queries.ts';
import { hashOfToken } from '../../server/receipt.ts';
import { createServices, type Services } from '../../server/services.ts';
import { closeServices, TEST_START, testSettings } from '../../server/testing/services.ts';
import { A_VISITOR } from './offer-input.ts';
import {
  fillOlder,
  inOlder,
  keyOf,
  reports,
  requests,
  SAMPLES,
  tokenOf,
  type OlderPlace,
} from './older-rows.ts';
import { listReports, ownReport } from '../../server/reports/stored-reports.ts';
import { sharedReport } from '../../server/testing/report-steps.ts';
import { withoutRange } from '../fixtures/without-range.ts';

/** The last migration before calculations had their own table. */
const BEFORE = '0015-confirmed-session';
/** Of each sample: enough for batches and order to matter. */
const COPIES = 6;
const OWNER = 'sample-user';
export function olderDatabaseSuite(
  databaseOf: () => Promise<Readonly<Record<string, string>>>,
): void {
  describe('a database from before calculations had their own table', () => {
    let folder: string;
    let place: OlderPlace;
    const opened: Services[] = [];
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'solrig-older-'));
      place = { DATA_DIR: folder, ...(await databaseOf()) };
    });
    afterEach(async () => {
      for (const services of opened.splice(0)) await closeServices(services);
      rmSync(folder, { recursive: true, force: true });
    });

    const start = async () => {
      const services = await createServices(testSettings(place), () => TEST_START);
      opened.push(services);
      return services;
    };
    const fill = () => fillOlder(place, BEFORE, COPIES);

    test('is read with every figure unchanged', async () => {
      await fill();
      const services = await start();
      const { reports: listed } = await listReports(services, OWNER);
      expect(listed).toHaveLength(10);
      for (const { name, sample } of reports) {
        for (let copy = 0; copy < COPIES; copy++) {
          const report = await ownReport(services, OWNER, `${sample.report_id}-${copy}`);
          expect(withoutRange(report!.estimate), name).toEqual({
            ...withoutRange(sample.result),
            today: null,
          });
          const { input, ...figures } = report!.figures!;
          // Nobody could draw a roof then.
          expect({ ...figures, input: {} }, name).toEqual({
            roof: null,
            ...sample.figures,
            input: {},
          });
          // Whose it is is stored only with the report.
          const { address, receivedPreviousOffers, ...given } = sample.figures!.input as Kept;
          expect([address, receivedPreviousOffers]).toEqual([expect.any(String), false]);
          // Not asked then; calculations of that time assumed these.
          const { electricallyHeated, quoteDate, standing, ...told } = input;
          const {
            exportSubscriptionDkkPerMonth,
            gridFeedInDkkPerKwh,
            energinetFeedInDkkPerKwh,
            electricCarTaxRefund,
            batteryLifeYears,
            batteryStandbyW,
            owners,
            craftsmanPersons,
            labourSharePercent: _ofNoPersons,
            ...assumptions
          } = input.assumptions;
          expect(quoteDate).toBe(sample.figures!.priceList.validFrom);
          expect([batteryLifeYears, batteryStandbyW]).toEqual([25, null]);
          expect([owners, craftsmanPersons]).toEqual([1, 0]);
          expect([electricallyHeated, electricCarTaxRefund, standing]).toEqual([
            false,
            false,
            null,
          ]);
          expect(exportSubscriptionDkkPerMonth).toBe(0);
          expect(gridFeedInDkkPerKwh).toBeCloseTo(0.0063 / 1.25, 12);
          expect(energinetFeedInDkkPerKwh).toBeCloseTo(0.005 / 1.25, 12);
          expect({ ...told, assumptions }, name).toEqual(given);
          expect(report?.state, name).toEqual(sample.calculator_state);
          expect(report?.summary, name).toMatchObject({ totalPriceOre: sample.total_price_ore });
          const shared = await sharedReport(services, keyOf(sample.report_id, copy));
          const { provenance: _provenance, ...shown } = sample.result;
          expect(withoutRange(shared!.figures.estimate), name).toEqual({
            ...withoutRange(shown),
            ownOffer: null,
            today: null,
          });
        }
      }
    });

    test.each(requests)('reads the request of $name in today’s terms', async ({ sample }) => {
      await fill();
      const services = await start();
      const receipt = await offerByReceipt(services, A_VISITOR, {
        token: tokenOf(sample.report_id, 3),
      });
      if (!receipt.ok) throw new Error('not found');
      const { estimate, state } = receipt.value;
      expect(state).toEqual(sample.calculator_state);
      const { yield: made, energy, ...others } = estimate;
      const { yield: oldYield, energy: oldEnergy, ...old } = sample.result;
      expect(withoutRange(others)).toEqual({ ownOffer: null, today: null, ...withoutRange(old) });
      expect(made).toMatchObject(oldYield);
      expect(made.faces).toHaveLength(1);
      expect(made.faces[0]).toMatchObject({
        slope: state?.slope ?? 35,
        numberOfPanels: estimate.system.numberOfPanels,
        peakPower: estimate.system.peakPower,
      });
      // Fields whose meaning has changed since are not compared here.
      const {
        productionKwh: _kwh,
        selfConsumptionShare: _share,
        monthly: _monthly,
        ...told
      } = oldEnergy;
      expect(energy).toMatchObject(told);
      expect(energy.productionKwh + energy.curtailedKwh).toBeCloseTo(made.annualKwh, 1);
      const months = energy.monthly.reduce((sum, month) => sum + month.productionKwh, 0);
      expect(months).toBeCloseTo(energy.productionKwh, 1);
      for (const { directKwh, batteryInKwh, exportedKwh, productionKwh } of energy.monthly) {
        expect(directKwh + batteryInKwh + exportedKwh).toBeCloseTo(productionKwh, 2);
      }
      expect(energy.selfConsumptionShare).toBeCloseTo(
        (energy.directKwh + energy.batteryInKwh) / energy.productionKwh,
        4,
      );
    });

    test('turns its requests into leads, found by their words', async () => {
      await fill();
      const services = await start();
      const { db } = services;
      const leads = await db.selectFrom('leads').selectAll().execute();
      expect(leads).toHaveLength(requests.length * COPIES);
      for (const lead of leads) {
        const { sample } = requests.find(({ sample: { report_id: id } }) => lead.id.includes(id))!;
        expect(lead).toMatchObject({ stage: 'new', step: 'assign', owner_uid: null, is_closed: 0 });
        const { price, system } = sample.result as unknown as Asked;
        expect(lead.price_ore).toBe(Math.round(price.totalPrice * 100));
        expect(lead.peak_power).toBe(system.peakPower);
      }
      const { rows } = await sql<{ lead_id: string }>`
        select lead_id from lead_words where word = 'eksempel'`.execute(db);
      expect(rows).toHaveLength(leads.length);
    });

    test('separates requests from reports: no ownerless copy is left', async () => {
      await fill();
      const { db } = await start();
      const owners = await db.selectFrom('reports').select('owner_uid').distinct().execute();
      expect(owners).toEqual([{ owner_uid: OWNER }]);
      const saved = await db.selectFrom('offer_requests').select('saved_report_id').execute();
      expect(saved).toHaveLength(requests.length * COPIES);
      expect(new Set(saved.map((offer) => offer.saved_report_id))).toEqual(
        new Set([reports[0]!.sample.report_id]),
      );
      const kept = await db.selectFrom('calculations').select('format').execute();
      expect(kept).toHaveLength(SAMPLES.length * COPIES);
      expect([...new Set(kept.map(({ format }) => format))].toSorted()).toEqual([1, 2, 3, 4, 5]);
    });

    test('knows no way of its sessions: its staff sign in again, its home owners stay signed in; only who signed in as staff has a proven address', async () => {
      const at = TEST_START.toISOString();
      await fillOlder(place, '0052-offer-consent-locale', 0);
      await inOlder(place, async (db) => {
        for (const [uid, phone, signedIn] of [
          ['came', null, at],
          ['imported', null, null],
          ['owner', '+4520304050', null],
        ] as const) {
          const sub = phone === null ? uid : null;
          await sql`insert into users (uid, phone, google_sub, email, created_at)
            values (${uid}, ${phone}, ${sub}, ${`${uid}@firm.example`}, ${at})`.execute(db);
          await sql`insert into admins (uid, role, last_sign_in_at)
            values (${uid}, 'admin', ${signedIn})`.execute(db);
          await sql`insert into sessions (id, token_hash, uid, created_at, last_used_at, expires_at)
            values (${uid}, ${hashOfToken(uid)}, ${uid}, ${at}, ${at}, '2027-02-01')`.execute(db);
        }
      });
      const { db, now } = await start();
      for (const uid of ['came', 'imported', 'owner']) {
        expect(await readSession(db, uid, now())).toMatchObject({ uid, role: null });
      }
      const proven = await db.selectFrom('users').select('uid').where('email_proven_at', '=', at);
      expect(await proven.execute()).toEqual([{ uid: 'came' }]);
    });

    test('is migrated as a whole or not at all', async () => {
      await fill();
      await inOlder(place, async (db) => {
        // Something no version has written.
        await sql`update reports set result = '{"yield":{}}'
          where report_id = ${`${reports[0]!.sample.report_id}-2`}`.execute(db);
      });
      await expect(start()).rejects.toThrow();
      await inOlder(place, async (db) => {
        const { rows } = await sql`select result, figures, copied_from from reports`.execute(db);
        expect(rows).toHaveLength(SAMPLES.length * COPIES);
        const tables = await db.introspection.getTables();
        expect(tables.map(({ name }) => name)).not.toContain('calculations');
      });
    });

    test('is refused by name by a version that does not know its tables', async () => {
      await closeServices(await createServices(testSettings(place), () => TEST_START));
      await inOlder(place, async (db) => {
        await sql`insert into kysely_migration (name, timestamp) values ('9999-of-later', 'x')`.execute(
          db,
        );
      });
      const started = createServices(testSettings(place)).then(ok, fail);
      const refused = await started;
      expect(refused).toMatchObject({ ok: false, error: { code: 'NEWER_DATABASE' } });
      expect(!refused.ok && refused.error).toBeInstanceOf(NewerDatabase);
      expect(String(!refused.ok && refused.error)).toContain('9999-of-later');
    });
  });
}

type Asked = {
  readonly price: { readonly totalPrice: number };
  readonly system: { readonly peakPower: number };
};
type Kept = { readonly address?: unknown; readonly receivedPreviousOffers?: unknown };
