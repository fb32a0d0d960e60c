import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../db/new-id.ts';
import { testServices, type TestServices } from '../testing/services.ts';
import { storeUser } from '../testing/store-user.ts';
import { startShortRetentionJob } from './hourly-job.ts';
import { deleteReport, saveReport } from '../testing/report-steps.ts';

const MINUTE_MS = 60_000;
const PHONE = '+4520304050';

let opened: TestServices;
beforeEach(async () => {
  opened = await testServices();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await opened.close();
});

/** The services' clock and the job's timers move together. */
async function pass(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    opened.advance(MINUTE_MS);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
  }
}

async function deletedReport(owner: { readonly uid: string; readonly phone: string }) {
  const { services } = opened;
  const saved = await saveReport(services, owner, {
    idempotencyKey: `key-of-${newId(services.now())}`,
    state: { lat: 56.15, lon: 10.2, annualConsumptionKwh: 4000 },
  });
  if (saved === null || !saved.ok) throw new Error('not saved');
  await deleteReport(services, owner, saved.value.reportId);
}

test('a deleted report and an old code are gone within two hours of their time, not a day', async () => {
  const { services } = opened;
  const owner = { uid: 'anna', phone: PHONE };
  const reports = async () =>
    (await services.db.selectFrom('reports').selectAll().execute()).length;
  const codes = async () =>
    (await services.db.selectFrom('phone_codes').selectAll().execute()).length;
  await storeUser(services, owner);
  // Half an hour short of a day.
  const sentAt = new Date(services.now().getTime() - 23.5 * 60 * MINUTE_MS).toISOString();
  await services.db
    .insertInto('phone_codes')
    .values({
      browser_hash: 'b',
      phone: PHONE,
      code_mac: 'm',
      tries: 0,
      sent_at: sentAt,
      expires_at: sentAt,
    })
    .execute();

  const job = startShortRetentionJob(services);
  // Its first run, right after the start, finds a report that can still be restored.
  await deletedReport(owner);
  await pass(3);
  expect([await reports(), await codes()]).toEqual([1, 1]);
  await pass(120);
  await vi.waitFor(async () => expect([await reports(), await codes()]).toEqual([0, 0]));

  await deletedReport(owner);
  await pass(120);
  await vi.waitFor(async () => expect(await reports()).toBe(0));
  await job.stop();

  await deletedReport(owner);
  await pass(120);
  expect(await reports()).toBe(1);
});
