import { describe, expect, test } from 'vitest';
import { encodeJson } from '../../server/db/json.ts';
import { newId } from '../../server/db/new-id.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import { listStaffReports } from '../../server/quotes/list-staff-reports.ts';
import { referenceOf } from '../../server/reference.ts';
import type { Services } from '../../server/services.ts';
import { deleteReport } from '../../server/testing/report-steps.ts';
import { whoOf } from '../../server/use-case/who.ts';
import { asUser, offerInput } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { HOUSE, person, row, saved } from './saved-reports.ts';

const PAGE = 50;
const mette = whoOf({ uid: 'mette', phone: null, sessionId: 'm', role: 'admin' }, '192.0.2.7');

async function listed(services: Services, q: string, after: string | null = null) {
  const page = await listStaffReports(services, mette, { q, after });
  if (!page.ok) throw new Error(page.error.kind);
  return page.value;
}

async function copies(services: Services, reportId: string, count: number) {
  const template = await row(services, reportId);
  // In the same millisecond: told apart by their ids alone.
  const ids = Array.from({ length: count }, () => newId(services.now()));
  for (const id of ids) {
    const copy = { ...template, report_id: id, calculator_state: encodeJson({}) };
    await services.db.insertInto('reports').values(copy).execute();
  }
  return ids;
}

/** @param open real services on the database under test */
export function staffReportsSuite(open: OpenServices): void {
  describe('saved reports, as staff list them', () => {
    test('come page by page, each once, with a town and without an address; a deleted one not', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner);
      const ids = [reportId, ...(await copies(services, reportId, PAGE + 3))];
      await deleteReport(services, owner, ids[1]!);
      const first = await listed(services, '');
      expect(first.rows).toHaveLength(PAGE);
      const second = await listed(services, '', first.next);
      expect(second.next).toBeNull();
      const seen = [...first.rows, ...second.rows].map(({ id }) => id);
      expect(seen.toSorted()).toEqual(ids.filter((id) => id !== ids[1]).toSorted());
      expect(first.rows[0]).toMatchObject({ postcode: '8000', town: 'Aarhus C', lead: null });
      expect(JSON.stringify(first)).not.toContain(HOUSE.address);
      expect(JSON.stringify(first)).not.toContain(owner.uid);
    });

    test('are found by number, as it is read out, by the whole id and by postcode', async () => {
      const { services } = await open();
      const owner = await person(services, '20304051');
      const { reportId } = await saved(services, owner);
      const other = await saved(services, owner, { state: { ...HOUSE, postcode: '5000' } });
      const number = referenceOf(reportId);
      for (const q of [number, ` ${number.toLowerCase().replace('-', '')}`, reportId, '8000']) {
        expect((await listed(services, q)).rows.map(({ id }) => id)).toEqual([reportId]);
      }
      expect((await listed(services, '5000')).rows.map(({ id }) => id)).toEqual([other.reportId]);
      for (const q of ['Skovvej', "' or 1=1 --", '9999', 's-1']) {
        expect((await listed(services, q)).rows).toEqual([]);
      }
      // A place that no page has ended at is the beginning.
      expect((await listed(services, '', 'nonsense')).rows).toHaveLength(2);
    });

    test('lead to the request that was made of them', async () => {
      const { services } = await open();
      const owner = await person(services, '20304052');
      const { reportId } = await saved(services, owner);
      const request = offerInput({ idempotencyKey: 'staff-reports-000001' });
      const sent = await submitOffer(services, asUser(owner), { request, reportId }, 'da');
      if (!sent.ok) throw new Error(sent.error.kind);
      expect((await listed(services, '')).rows[0]?.lead).toMatchObject({
        id: sent.value.requestId,
      });
    });

    test('are nobody else’s to list', async () => {
      const { services } = await open();
      const asked = { q: '', after: null };
      const visitor = whoOf(null, '192.0.2.8');
      expect(await listStaffReports(services, visitor, asked)).toMatchObject({
        error: { kind: 'signed-out' },
      });
      expect(
        await listStaffReports(services, asUser(await person(services, '20304053')), asked),
      ).toMatchObject({
        error: { kind: 'not-staff' },
      });
    });
  });
}
