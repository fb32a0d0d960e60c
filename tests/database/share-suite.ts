import { describe, expect, test } from 'vitest';
import { MAIL_CONSENT_VERSION } from '../../domain/consent-versions.ts';
import { UNDO_MINUTES } from '../../domain/report/report-limits.ts';
import { shareKeyIn, shareSlug } from '../../domain/report/share-link.ts';
import { clientGroups } from '../../server/http/client-address.ts';
import { decodeJson } from '../../server/db/json.ts';
import { newId } from '../../server/db/new-id.ts';
import { openText } from '../../server/sealed-text.ts';
import { erasePerson } from '../../server/privacy/erase.ts';
import type { Services } from '../../server/services.ts';
import { storeUser } from '../../server/testing/store-user.ts';
import type { OpenServices } from './open-services.ts';
import {
  createShareLink,
  deleteReport,
  endShareLinks,
  mailReport,
  restoreReport,
  saveReport,
  shareState,
  sharedReport,
  type MailSender,
} from '../../server/testing/report-steps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUSE = {
  lat: 56.18273,
  lon: 10.11942,
  address: 'Planteskolevej 71, 8381 Tilst',
  postcode: '8381',
};
const ORIGIN = 'http://localhost:3000';
const SENDER: MailSender = {
  locale: 'da',
  from: clientGroups('192.0.2.7'),
  origin: ORIGIN,
  signedIn: null,
};

async function person(services: Services, phone: string) {
  const { uid } = await storeUser(services, { phone });
  return { uid, phone, sessionId: newId(services.now()), role: null };
}

async function withReport(services: Services) {
  const owner = await person(services, '+4520304050');
  const saved = await saveReport(services, owner, { state: HOUSE, title: 'Hos Plantemose' });
  if (saved === null || !saved.ok) throw new Error('not saved');
  return { owner, reportId: saved.value.reportId };
}

async function linkTo(
  services: Services,
  owner: { readonly uid: string },
  reportId: string,
  days: 7 | 30 | 90 = 30,
): Promise<string> {
  const made = await createShareLink(services, owner, { reportId, days });
  if (!made.ok) throw new Error('no link');
  return made.value.key;
}

const post = (email: string, key: string = newId(new Date())) => ({
  email,
  consent: MAIL_CONSENT_VERSION,
  idempotencyKey: key,
});

async function bodies({ db, secret }: Services): Promise<readonly string[]> {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
  return rows.map((row) => openText(row.body_text, secret) ?? '');
}

/** The key in the mail its owner requested. */
async function mailedTo(
  services: Services,
  owner: Awaited<ReturnType<typeof person>>,
  reportId: string,
): Promise<string> {
  const report = { kind: 'saved', owner, reportId } as const;
  await mailReport(services, post('mig@example.com'), report, { ...SENDER, signedIn: owner });
  const [body = ''] = await bodies(services);
  const slug = new RegExp(`${ORIGIN}/da/report/(\\S+)`).exec(body)?.[1] ?? '';
  return shareKeyIn(slug) ?? '';
}

export function shareSuite(open: OpenServices): void {
  describe('a link to a report', () => {
    test('opens the frozen figures, without anything that reveals whose they are', async () => {
      const { services } = await open();
      const { owner, reportId } = await withReport(services);
      const key = await linkTo(services, owner, reportId);
      expect(Buffer.from(key, 'base64url')).toHaveLength(16);
      const shared = await sharedReport(services, key);
      const row = await services.db
        .selectFrom('calculations')
        .select('result')
        .executeTakeFirstOrThrow();
      const stored = decodeJson(row.result) as { price: object; savings: object };
      expect(shared?.figures.estimate.price).toEqual(stored.price);
      expect(shared?.figures.estimate.savings).toEqual(stored.savings);
      expect(shared?.figures.input.postcode).toBe('8381');
      const told = JSON.stringify(shared);
      const planted = ['Planteskolevej', 'Tilst', 'Plantemose', '56.18', '10.119', '20304050'];
      const leaked = [...planted, owner.uid, reportId].filter((text) => told.includes(text));
      expect(leaked).toEqual([]);
    });

    test('shows how each roof face lies, and not what surrounds it', async () => {
      const { services } = await open();
      const owner = await person(services, '+4520304050');
      const around = (height: number) => Array.from({ length: 12 }, () => height);
      const faces = [
        { slope: 41, azimuth: -80, horizon: around(17.25) },
        { slope: 39, azimuth: 100, shading: 'some', calculatedNumberOfPanels: 4 },
      ];
      const state = { ...HOUSE, horizon: around(13.75), roofFaces: faces };
      const saved = await saveReport(services, owner, { state });
      if (saved === null || !saved.ok) throw new Error('not saved');
      const shared = await sharedReport(
        services,
        await linkTo(services, owner, saved.value.reportId),
      );
      expect(shared?.figures.input).toMatchObject({
        horizon: null,
        roofFaces: [
          { slope: 41, azimuth: -80, horizon: null },
          { slope: 39, azimuth: 100, shading: 'some', calculatedNumberOfPanels: 4, horizon: null },
        ],
      });
      expect(JSON.stringify(shared)).not.toMatch(/17\.25|13\.75/);
    });

    test('is stored only as a hash', async () => {
      const { services } = await open();
      const { owner, reportId } = await withReport(services);
      const key = await linkTo(services, owner, reportId);
      const row = await services.db
        .selectFrom('reports')
        .selectAll()
        .where('report_id', '=', reportId)
        .executeTakeFirstOrThrow();
      expect(JSON.stringify(row)).not.toContain(key);
      expect(row.share_token_hash).toMatch(/^[0-9a-f]{64}$/);
      // The hash itself opens nothing.
      expect(await sharedReport(services, row.share_token_hash ?? '')).toBeNull();
    });

    test.each([7, 30, 90] as const)('is open for %i days and not longer', async (days) => {
      const { services, advance } = await open();
      const { owner, reportId } = await withReport(services);
      const key = await linkTo(services, owner, reportId, days);
      advance(days * DAY_MS - 1);
      expect(await sharedReport(services, key)).not.toBeNull();
      advance(1);
      expect(await sharedReport(services, key)).toBeNull();
      expect((await shareState(services, owner, reportId))?.sharedUntil).toBeNull();
    });

    test('ends when it is revoked, and when another one is made', async () => {
      const { services } = await open();
      const { owner, reportId } = await withReport(services);
      const first = await linkTo(services, owner, reportId);
      const second = await linkTo(services, owner, reportId);
      expect(await sharedReport(services, first)).toBeNull();
      expect(await sharedReport(services, second)).not.toBeNull();
      expect(await endShareLinks(services, owner, reportId)).toMatchObject({ ok: true });
      expect(await sharedReport(services, second)).toBeNull();
    });

    test('ends with its report and returns with it; so does one in a mail', async () => {
      const { services, advance } = await open();
      const { owner, reportId } = await withReport(services);
      const keys = [
        await linkTo(services, owner, reportId),
        await mailedTo(services, owner, reportId),
      ];
      const opened = () => Promise.all(keys.map((key) => sharedReport(services, key)));
      await deleteReport(services, owner, reportId);
      expect(await opened()).toEqual([null, null]);
      await restoreReport(services, owner, reportId);
      for (const shared of await opened()) expect(shared?.figures.input.postcode).toBe('8381');
      await deleteReport(services, owner, reportId);
      advance(UNDO_MINUTES * 60_000 + 1);
      expect(await restoreReport(services, owner, reportId)).toMatchObject({ ok: false });
      expect(await opened()).toEqual([null, null]);
    });

    test('is neither made nor ended while its report is deleted', async () => {
      const { services } = await open();
      const { owner, reportId } = await withReport(services);
      const key = await linkTo(services, owner, reportId);
      await deleteReport(services, owner, reportId);
      const refused = { ok: false, error: { kind: 'not-found' } };
      expect(await createShareLink(services, owner, { reportId, days: 7 })).toEqual(refused);
      expect(await endShareLinks(services, owner, reportId)).toEqual(refused);
      expect(await shareState(services, owner, reportId)).toBeNull();
      await restoreReport(services, owner, reportId);
      expect(await sharedReport(services, key)).not.toBeNull();
    });

    test('is made, seen and revoked only by the owner', async () => {
      const { services } = await open();
      const { owner, reportId } = await withReport(services);
      const stranger = await person(services, '+4551525354');
      const key = await linkTo(services, owner, reportId);
      const refused = { ok: false, error: { kind: 'not-found' } };
      expect(await createShareLink(services, stranger, { reportId, days: 7 })).toEqual(refused);
      expect(await endShareLinks(services, stranger, reportId)).toEqual(refused);
      expect(await shareState(services, stranger, reportId)).toBeNull();
      expect(await sharedReport(services, key)).not.toBeNull();
    });

    test('cannot be guessed from an id', async () => {
      const { services } = await open();
      const { reportId } = await withReport(services);
      expect(shareKeyIn(reportId)).toBeNull();
      expect(shareKeyIn(shareSlug(reportId))).toBeNull();
      expect(await sharedReport(services, reportId)).toBeNull();
    });
  });

  describe('a report by mail', () => {
    test('of a saved one carries a separate link, and leaves the shared one alone', async () => {
      const { services } = await open();
      const { owner, reportId } = await withReport(services);
      const handedOut = await linkTo(services, owner, reportId);
      const report = { kind: 'saved', owner, reportId } as const;
      const sent = await mailReport(services, post('mig@example.com'), report, {
        ...SENDER,
        signedIn: owner,
      });
      expect(sent).toEqual({ ok: true, value: { email: 'mig@example.com' } });
      const [body = ''] = await bodies(services);
      const slug = new RegExp(`${ORIGIN}/da/report/(\\S+)`).exec(body)?.[1] ?? '';
      const key = shareKeyIn(slug) ?? '';
      expect(await sharedReport(services, key)).not.toBeNull();
      expect(await sharedReport(services, handedOut)).not.toBeNull();
      expect(await shareState(services, owner, reportId)).toMatchObject({ mailLinks: 1 });
      const kept = await services.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
      expect(JSON.stringify(kept)).not.toContain(key);
      expect(kept).toMatchObject({ owner_uid: owner.uid, recipient: 'mig@example.com' });
      await endShareLinks(services, owner, reportId);
      expect(await sharedReport(services, key)).toBeNull();
    });

    test('of the calculator carries the figures it was asked with, and neither address nor exact place', async () => {
      const { services } = await open();
      const state = { ...HOUSE, slope: 41 };
      await mailReport(services, post('mig@example.com'), { kind: 'calculated', state }, SENDER);
      const [body = ''] = await bodies(services);
      const link = new URL(/http\S+/.exec(body)?.[0] ?? '');
      expect(link.pathname).toBe('/da/calculator/report');
      expect(Object.fromEntries(link.searchParams)).toEqual({
        lat: '56.183',
        lon: '10.119',
        postcode: '8381',
        slope: '41',
      });
    });

    test('is sent once however often it is posted, and the consent is stored with its words and time', async () => {
      const { services } = await open();
      const report = { kind: 'calculated', state: HOUSE } as const;
      const input = post('mig@example.com');
      const all = await Promise.all(
        Array.from({ length: 10 }, () => mailReport(services, input, report, SENDER)),
      );
      expect(all.every((result) => result.ok)).toBe(true);
      expect(await bodies(services)).toHaveLength(1);
      const consents = await services.db.selectFrom('consents').selectAll().execute();
      expect(consents).toHaveLength(1);
      expect(consents[0]).toMatchObject({
        purpose: 'report-by-mail',
        text_version: MAIL_CONSENT_VERSION,
        at: services.now().toISOString(),
      });
      expect(JSON.stringify(consents)).not.toContain('mig@example.com');
    });

    test.each([
      ['no address', { email: '' }, 'email', 'required'],
      ['a line break', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email', 'email'],
      ['two addresses', { email: 'a@example.com,b@example.com' }, 'email', 'email'],
      ['no yes', { consent: '' }, 'consent', 'consent'],
    ])('is refused with %s', async (_, change, field, code) => {
      const { services } = await open();
      const input = { ...post('mig@example.com'), ...change };
      const sent = await mailReport(services, input, { kind: 'calculated', state: HOUSE }, SENDER);
      expect(sent).toMatchObject({ ok: false, error: { errors: [{ field, code }] } });
      expect(await bodies(services)).toEqual([]);
    });

    test('is sent to nobody for a stranger’s report', async () => {
      const { services } = await open();
      const { reportId } = await withReport(services);
      const stranger = await person(services, '+4551525354');
      const report = { kind: 'saved', owner: stranger, reportId } as const;
      expect(await mailReport(services, post('mig@example.com'), report, SENDER)).toEqual({
        ok: false,
        error: { kind: 'not-found' },
      });
      expect(await bodies(services)).toEqual([]);
    });

    test('is sent to one address three times an hour, even if posted at once', async () => {
      const { services, advance } = await open();
      const report = { kind: 'calculated', state: HOUSE } as const;
      const all = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          mailReport(services, post('Mig@Example.com'), report, {
            ...SENDER,
            from: clientGroups(`198.51.100.${index}`),
          }),
        ),
      );
      expect(all.filter((result) => result.ok)).toHaveLength(3);
      expect(await bodies(services)).toHaveLength(3);
      advance(60 * 60 * 1000);
      expect((await mailReport(services, post('mig@example.com'), report, SENDER)).ok).toBe(true);
    });

    test('can be requested ten times an hour from one place', async () => {
      const { services } = await open();
      const report = { kind: 'calculated', state: HOUSE } as const;
      const results: boolean[] = [];
      for (let index = 0; index < 12; index++) {
        results.push(
          (await mailReport(services, post(`p${index}@example.com`), report, SENDER)).ok,
        );
      }
      expect(results.filter(Boolean)).toHaveLength(10);
    });

    test('above the limit is refused again with the same key, and sent when there is room', async () => {
      const { services, advance } = await open();
      const report = { kind: 'calculated', state: HOUSE } as const;
      const last = post('mig@example.com');
      for (const input of [post('mig@example.com'), post('mig@example.com'), last]) {
        expect((await mailReport(services, input, report, SENDER)).ok).toBe(true);
      }
      const input = post('mig@example.com');
      for (let time = 0; time < 2; time++) {
        expect(await mailReport(services, input, report, SENDER)).toMatchObject({
          ok: false,
          error: { kind: 'too-many' },
        });
      }
      // What was sent stays sent, even when there is no room for more.
      expect((await mailReport(services, last, report, SENDER)).ok).toBe(true);
      expect(await bodies(services)).toHaveLength(3);
      advance(60 * 60 * 1000);
      expect((await mailReport(services, input, report, SENDER)).ok).toBe(true);
      expect(await bodies(services)).toHaveLength(4);
    });

    test('that does not exist is refused again with the same key, and is not counted', async () => {
      const { services } = await open();
      const { owner, reportId } = await withReport(services);
      const stranger = await person(services, '+4551525354');
      const input = post('mig@example.com');
      for (let time = 0; time < 4; time++) {
        const report = { kind: 'saved', owner: stranger, reportId } as const;
        expect(await mailReport(services, input, report, SENDER)).toEqual({
          ok: false,
          error: { kind: 'not-found' },
        });
      }
      expect(await bodies(services)).toEqual([]);
      const own = { kind: 'saved', owner, reportId } as const;
      expect((await mailReport(services, input, own, SENDER)).ok).toBe(true);
      expect(await bodies(services)).toHaveLength(1);
    });

    test('leaves no key when its sender is erased, and otherwise one that only the secret explains', async () => {
      const { services } = await open();
      const { owner } = await withReport(services);
      const report = { kind: 'calculated', state: HOUSE } as const;
      const keys = () => services.db.selectFrom('idempotency_keys').selectAll().execute();
      await mailReport(services, post('mig@example.com'), report, { ...SENDER, signedIn: owner });
      expect(await keys()).toHaveLength(1);
      await erasePerson(services, owner);
      expect(await keys()).toEqual([]);
      const elsewhere: Services = { ...services, secret: `not ${services.secret}` };
      await mailReport(services, post('mig@example.com'), report, SENDER);
      await mailReport(elsewhere, post('mig@example.com'), report, SENDER);
      const fingerprints = (await keys()).map((row) => row.fingerprint);
      expect(new Set(fingerprints).size).toBe(2);
    });
  });
}
