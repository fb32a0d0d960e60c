import { describe, expect, test } from 'vitest';
import { whoOf } from '../../server/use-case/who.ts';
import { requestAdminAccess } from '../../server/admin/request-access.ts';
import { sendContactMessage } from '../../server/contact/commands.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import { erasePerson } from '../../server/privacy/erase.ts';
import { keepErased } from '../../server/privacy/keep-erased.ts';
import type { Services } from '../../server/services.ts';
import { A_VISITOR, asUser, offerInput, VISITOR } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { HOUSE, person, saved } from './saved-reports.ts';
import {
  deleteReport,
  duplicateReport,
  joinReportIndex,
  loadSavedData,
  mailReport,
  restoreReport,
  saveCalculatorData,
  saveReport,
} from '../../server/testing/report-steps.ts';

const PHONE = '+4520304050';
const DAY_MS = 24 * 60 * 60 * 1000;
const ROUNDS = 11;
const OWNED = [
  'reports',
  'former_reports',
  'user_calculator_data',
  'offer_requests',
  'contact_messages',
  'outbox',
  'consents',
] as const;

type Person = Awaited<ReturnType<typeof person>>;

/** What is stored under a uid or its number, table by table. */
async function leftOf({ db }: Services, { uid, phone }: Person): Promise<readonly string[]> {
  const left: string[] = [];
  for (const table of OWNED) {
    const rows = await db.selectFrom(table).select('owner_uid').execute();
    left.push(...rows.filter((row) => row.owner_uid === uid).map(() => table));
  }
  for (const table of ['user_report_index', 'user_calculator_data'] as const) {
    const rows = await db.selectFrom(table).select('owner_key').execute();
    left.push(...rows.filter((row) => [uid, phone].includes(row.owner_key)).map(() => table));
  }
  const keys = await db.selectFrom('idempotency_keys').select('key').execute();
  left.push(...keys.filter(({ key }) => key.includes(uid)).map(({ key }) => key));
  for (const table of ['sessions', 'admin_requests'] as const) {
    const rows = await db.selectFrom(table).select('uid').execute();
    left.push(...rows.filter((row) => row.uid === uid).map(() => table));
  }
  return left;
}

let keys = 0;
const newKey = () => `key-of-a-racing-save-${String((keys += 1)).padStart(6, '0')}`;

/** Every way in which something of a signed-in user gets stored. */
async function prepareSaves(
  services: Services,
  who: Person,
): Promise<readonly (() => Promise<unknown>)[]> {
  const { reportId, version } = await saved(services, who);
  const { reportId: deleted } = await saved(services, who);
  await deleteReport(services, who, deleted);
  const now = services.now().toISOString();
  await services.db
    .insertInto('user_calculator_data')
    .values({ owner_key: PHONE, owner_uid: null, data: '{}', version: 1, updated_at: now })
    .execute();
  const signedIn = { ...who, sessionId: 'session', role: null };
  const contact = { name: 'Åse', email: 'aase@example.dk', topic: 'other', message: 'Hej' };
  const mail = { email: 'aase@example.dk', consent: '2026-11-20' };
  const sender = {
    locale: 'da',
    from: VISITOR,
    origin: 'https://solrig.example',
    signedIn,
  } as const;
  const copy = { reportId, titleOf: () => 'Kopi' };
  return [
    () => saveReport(services, who, { state: HOUSE, idempotencyKey: newKey() }),
    () => saveReport(services, who, { state: HOUSE, reportId, version }),
    () => saveCalculatorData(services, who, { annualConsumptionKwh: 5000 }),
    () => loadSavedData(services, who),
    () => joinReportIndex(services, who, [reportId]),
    () => requestAdminAccess(services, whoOf(signedIn, 'net'), { email: 'aase@example.dk' }),
    () => duplicateReport(services, who, { ...copy, idempotencyKey: newKey() }),
    () => restoreReport(services, who, deleted),
    () =>
      mailReport(
        services,
        { ...mail, idempotencyKey: newKey() },
        { kind: 'saved', owner: signedIn, reportId },
        sender,
      ),
    () =>
      submitOffer(
        services,
        asUser(who),
        { request: offerInput({ idempotencyKey: newKey() }), reportId },
        'da',
      ),
    () =>
      sendContactMessage(
        services,
        asUser(who),
        { message: { ...contact, idempotencyKey: newKey() } },
        'da',
      ),
  ];
}

export function erasureRaceSuite(open: OpenServices): void {
  describe('saves around an erasure', () => {
    test('that come after it store nothing, in any way', async () => {
      const { services } = await open();
      const who = await person(services, PHONE);
      const saves = await prepareSaves(services, who);
      await erasePerson(services, who);
      for (const save of saves) await save().catch((error: Error) => error.name);
      expect(await leftOf(services, who)).toEqual([]);
      expect(await services.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    });

    test('that run at the same time leave nothing, and all of them finish', async () => {
      const { services, advance } = await open();
      for (let round = 0; round < ROUNDS; round++) {
        const who = await person(services, PHONE);
        const saves = await prepareSaves(services, who);
        // In each round the erasure starts at a different position among them.
        const works = saves.toSpliced(round, 0, () => erasePerson(services, who));
        const ends = await Promise.allSettled(works.map((work) => work()));
        const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
        expect(failures).toEqual([]);
        expect(await leftOf(services, who), `round ${round}`).toEqual([]);
        advance(DAY_MS);
      }
      expect(await keepErased(services), 'nothing is left for later').toBe(0);
    });

    test('by a number alone are erased with it or stay for good, and are never erased later', async () => {
      const { services: still } = await open();
      let nowMs = still.now().getTime();
      const services = { ...still, now: () => new Date((nowMs += 1)) };
      const who = await person(services, PHONE);
      const offer = () =>
        submitOffer(
          services,
          A_VISITOR,
          {
            request: offerInput({
              idempotencyKey: newKey(),
              preferredContactMethod: 'phone',
              phone: '20304050',
              email: '',
            }),
          },
          'da',
        );
      await Promise.all([offer(), offer(), erasePerson(services, who), offer(), offer()]);
      const stayed = await services.db.selectFrom('offer_requests').select('id').execute();
      expect(await keepErased(services)).toBe(0);
      expect(await services.db.selectFrom('offer_requests').select('id').execute()).toEqual(stayed);
    });
  });
}
