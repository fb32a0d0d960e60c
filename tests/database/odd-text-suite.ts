import { describe, expect, test } from 'vitest';
import { sendContactMessage } from '../../server/contact/commands.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import { savedVersion } from '../../server/reports/saved-version.ts';
import { specifiedReport } from '../../server/reports/specified-report.ts';
import { HOME, ownCalls } from '../../server/testing/own-calls.ts';
import { A_VISITOR, offerInput } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { HOUSE, person, saved } from './saved-reports.ts';
import {
  lastDeleted,
  listReports,
  ownReport,
  reportsToCompare,
} from '../../server/reports/stored-reports.ts';
import {
  createShareLink,
  deleteReport,
  duplicateReport,
  endShareLinks,
  joinReportIndex,
  renameReport,
  restoreReport,
  saveReport,
  shareState,
} from '../../server/testing/report-steps.ts';

// PostgreSQL accepts neither a NUL nor half a surrogate pair, nor a number too large for its
// column.

const NUL = 'a\0b';
const HALF = 'a\ud800b';
const DEEP = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown;

const nested = (levels: number) =>
  `{"latestPvgisResponse":${'['.repeat(levels)}${']'.repeat(levels)}}`;

export function oddTextSuite(open: OpenServices): void {
  describe('text that no database can store', () => {
    const PUT = { method: 'PUT', path: '/user-calculator-data' };
    const POST = { method: 'POST', path: '/reports' };
    test.each([
      [PUT, { latestPvgisResponse: { a: NUL } }, 'latestPvgisResponse.a'],
      [PUT, { latestPvgisResponse: { [HALF]: 1 } }, 'latestPvgisResponse'],
      [PUT, { latestPvgisResponse: DEEP }, 'latestPvgisResponse'],
      [PUT, { fullName: HALF }, 'fullName'],
      [PUT, { email: 'a\ud800@example.dk' }, 'email'],
      [
        PUT,
        { selectedBatteryUnitsDetails: [{ modelId: NUL }] },
        'selectedBatteryUnitsDetails.0.modelId',
      ],
      [
        PUT,
        { dinSolcellePartnerPrice: { totalPrice: 1, note: NUL } },
        'dinSolcellePartnerPrice.note',
      ],
      [POST, { ...HOME, address: HALF }, 'address'],
      [POST, { ...HOME, title: NUL }, 'title'],
      [{ method: 'PUT', path: '/user-report-index' }, { reportIds: [NUL] }, 'reportIds.0'],
      [{ method: 'PUT', path: '/admin-requests/anna' }, { email: `${HALF}@example.dk` }, 'email'],
    ])('%o is refused by field: %o', async ({ method, path }, body, field) => {
      const { call } = await ownCalls((await open()).services);
      const headers = { 'Idempotency-Key': 'odd-text-key-0000001' };
      const { status, content } = await call(path, { method, body, headers });
      expect(status).toBe(422);
      expect(content).toMatchObject({ errors: [{ field, code: 'wrong-type' }] });
    });

    test('a body nested 20,000 deep is refused, one nested 40 deep is stored', async () => {
      const { call } = await ownCalls((await open()).services);
      const put = (rawBody: string) => call('/user-calculator-data', { method: 'PUT', rawBody });
      const { status, content } = await put(nested(20_000));
      expect(status).toBe(422);
      expect(content).toMatchObject({ errors: [{ field: 'latestPvgisResponse' }] });
      expect((await put(nested(40))).status).toBe(200);
    });

    test.each([
      ['a NUL', 'Åse\0Sørensen'],
      ['half a letter', 'Åse\ud800Sørensen'],
    ])('%s in a request, a message or a report is removed from it', async (_, name) => {
      const { services } = await open();
      const seen = 'Åse Sørensen';
      const offer = await submitOffer(
        services,
        A_VISITOR,
        { request: offerInput({ name, notes: name }) },
        'da',
      );
      expect(offer.ok).toBe(true);
      const message = { name, email: 'aase@example.dk', topic: 'other', message: name };
      const idempotencyKey = 'odd-text-key-0000002';
      const sent = await sendContactMessage(
        services,
        A_VISITOR,
        { message: { ...message, idempotencyKey } },
        'da',
      );
      expect(sent.ok).toBe(true);
      const owner = await person(services, '20304050');
      await saved(services, owner, { title: name, state: { ...HOUSE, address: name } });
      const { db } = services;
      const offers = await db.selectFrom('offer_requests').select(['name', 'notes']).execute();
      expect(offers).toEqual([{ name: seen, notes: seen }]);
      const messages = await db
        .selectFrom('contact_messages')
        .select(['name', 'message'])
        .execute();
      expect(messages).toEqual([{ name: seen, message: seen }]);
      const { reports } = await listReports(services, owner.uid);
      expect(reports).toMatchObject([{ title: seen, address: seen }]);
    });
  });

  describe('an id that cannot be a report’s', () => {
    test.each([NUL, HALF, '', '../x', 's-key', 'x'.repeat(81)])('%j finds nothing', async (id) => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const { uid } = owner;
      const { reportId } = await saved(services, owner);
      const missing = { ok: false, error: { kind: 'not-found' } };
      expect(await ownReport(services, uid, id)).toBeNull();
      expect(await specifiedReport(services, uid, id)).toBeNull();
      expect(await savedVersion(services, uid, id)).toBeNull();
      expect(await lastDeleted(services, uid, id)).toBeNull();
      const compared = await reportsToCompare(services, uid, [id, reportId]);
      expect(compared).toMatchObject([{ reportId }]);
      const renaming = { reportId: id, version: 1, title: 'x' };
      expect(await renameReport(services, owner, renaming)).toEqual(missing);
      const copying = { reportId: id, idempotencyKey: id, titleOf: () => 'x' };
      expect(await duplicateReport(services, owner, copying)).toEqual(missing);
      expect(await deleteReport(services, owner, id)).toEqual(missing);
      expect(await restoreReport(services, owner, id)).toEqual(missing);
      expect(await createShareLink(services, owner, { reportId: id, days: 7 })).toEqual(missing);
      expect(await endShareLinks(services, owner, id)).toEqual(missing);
      expect(await shareState(services, owner, id)).toBeNull();
      const joined = await joinReportIndex(services, owner, [id]);
      expect(joined).toMatchObject({ error: { errors: [{ field: 'reportIds.0' }] } });
      const other = await saveReport(services, owner, { reportId: id, version: 1, state: HOUSE });
      expect(other?.ok).toBe(false);
      // A copy of an own report, under whatever a form sends as key.
      expect((await duplicateReport(services, owner, { ...copying, reportId })).ok).toBe(true);
    });

    test('in an address is no report, and as a position in the list its beginning', async () => {
      const { services } = await open();
      const { call, savedId } = await ownCalls(services);
      const reportId = await savedId();
      for (const method of ['GET', 'DELETE', 'PATCH']) {
        const body = method === 'PATCH' ? { body: { version: 1, slope: 10 } } : {};
        expect((await call('/reports/a%00b', { method, ...body })).status, method).toBe(404);
      }
      const createdAt = '2027-01-01T00:00:00.000Z';
      for (const after of [
        { createdAt: NUL, reportId: 'x' },
        { createdAt: 'x', reportId },
        { createdAt, reportId: HALF },
      ]) {
        expect((await listReports(services, 'anna', after)).reports).toMatchObject([{ reportId }]);
      }
    });
  });

  test.each([1.5, 0, -1, 99_999_999_999, Number.NaN, Infinity])(
    'a version of %d was never read',
    async (version) => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner);
      expect(await renameReport(services, owner, { reportId, version, title: 'x' })).toMatchObject({
        error: { kind: 'conflict', stored: { version: 1, title: null }, yours: { title: 'x' } },
      });
      const changed = await saveReport(services, owner, { reportId, version, state: HOUSE });
      expect(changed).toMatchObject({ error: { kind: 'invalid', errors: [{ field: 'version' }] } });
    },
  );
}
