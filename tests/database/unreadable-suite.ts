import { describe, expect, test } from 'vitest';
import { isTariffUnreadable } from '../../domain/records/tariff-records.ts';
import { encodeJson } from '../../server/db/json.ts';
import { newId } from '../../server/db/new-id.ts';
import { moveLead } from '../../server/leads/change-lead.ts';
import { undoLead } from '../../server/leads/undo-lead.ts';
import { answerQuote } from '../../server/quotes/answer-quote.ts';
import { listQuotes, quoteForCustomer } from '../../server/quotes/read-quote.ts';
import { sendQuote } from '../../server/quotes/send-quote.ts';
import { hashOfToken } from '../../server/receipt.ts';
import { latestDeviation } from '../../server/quotes/deviation.ts';
import { offerByReceipt } from '../../server/offers/queries.ts';
import { recalculateAsStaff, readStaffReport } from '../../server/quotes/staff-report.ts';
import { personalData } from '../../server/privacy/my-data.ts';
import { readCalculatorData } from '../../server/reports/calculator-data.ts';
import { listReports, newestOfHouse, ownReport } from '../../server/reports/stored-reports.ts';
import { savedVersion } from '../../server/reports/saved-version.ts';
import { specifiedReport } from '../../server/reports/specified-report.ts';
import { listRecords } from '../../server/records/read-records.ts';
import { publishedTariffs } from '../../server/tariffs/read-tariffs.ts';
import type { Services } from '../../server/services.ts';
import { A_VISITOR } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { HOUSE, person, saved } from './saved-reports.ts';
import { drafted, pageUrl, quoteOf, sentQuote, yes } from './quoted-lead.ts';
import { valueOf } from './staff-steps.ts';
import { asked, leadOf, mette, withStaff } from './lead-steps.ts';

/** What no version of this program stores. */
const FROM_LATER = encodeJson({ ...HOUSE, format: 99 });

const NOT_FOUND = { error: { kind: 'not-found' } };

/** The services, and the rows that their log says it could not read. */
function listening(services: Services) {
  const told: unknown[] = [];
  const log = Object.assign(Object.create(services.log) as Services['log'], {
    error: (place: unknown) => void told.push(place),
  });
  return { heard: { ...services, log }, told };
}

async function agreed(services: Services): Promise<string> {
  const { id } = await asked(services);
  const { token } = await sentQuote(services, id);
  expect((await answerQuote(services, A_VISITOR, yes(token))).ok).toBe(true);
  return id;
}

/** @param open real services on the database under test */
export function unreadableSuite(open: OpenServices): void {
  describe('a row that can’t be read', () => {
    test('stays in its owner’s list, opens nothing, and is nobody’s earlier report', async () => {
      const { services, advance } = await open();
      const { heard, told } = listening(services);
      const owner = await person(services, '20304050');
      const { reportId: sound } = await saved(services, owner);
      advance(1000);
      const { reportId } = await saved(services, owner, { asNew: true });
      await services.db
        .updateTable('reports')
        .set({ calculator_state: FROM_LATER })
        .where('report_id', '=', reportId)
        .execute();
      const { reports } = await listReports(heard, owner.uid);
      const readable = reports.map((report) => [report.reportId, report.isUnreadable]);
      expect(Object.fromEntries(readable)).toEqual({ [sound]: false, [reportId]: true });
      expect(await newestOfHouse(heard, owner.uid, HOUSE)).toMatchObject({ reportId: sound });
      expect(await ownReport(heard, owner.uid, reportId)).toBeNull();
      expect(await savedVersion(heard, owner.uid, reportId)).toBeNull();
      expect(await specifiedReport(heard, owner.uid, reportId)).toBeNull();
      expect(told).toEqual(Array(4).fill({ table: 'reports', id: reportId }));
    });

    test('of saved data is as if nothing was saved, but its owner is told all of it', async () => {
      const { services } = await open();
      const { heard, told } = listening(services);
      const owner = await person(services, '20304050');
      await services.db
        .insertInto('user_calculator_data')
        .values({
          owner_key: owner.uid,
          owner_uid: owner.uid,
          data: FROM_LATER,
          version: 1,
          updated_at: services.now().toISOString(),
        })
        .execute();
      expect(await readCalculatorData(heard, owner.uid)).toBeNull();
      expect(told).toEqual([{ table: 'user_calculator_data' }]);
      const { userCalculatorData } = await personalData(heard, owner);
      expect(userCalculatorData).toEqual({ ...HOUSE, ownerUid: owner.uid });
      const { reportId } = await saved(heard, owner);
      expect(await readCalculatorData(heard, owner.uid)).toMatchObject({ ...HOUSE, reportId });
    });

    test('leaves staff and customer all of a request but what was answered', async () => {
      const { services } = await open();
      const { heard, told } = listening(services);
      await withStaff(services);
      const { id, token } = await asked(services);
      const before = await leadOf(services, id);
      await services.db
        .updateTable('offer_requests')
        .set({ calculator_state: FROM_LATER })
        .where('id', '=', id)
        .execute();
      expect(await leadOf(heard, id)).toEqual({ ...before, state: null });
      const receipt = await offerByReceipt(heard, A_VISITOR, { token });
      expect(receipt).toMatchObject({ value: { status: 'new', state: null } });
      const report = await readStaffReport(heard, mette, { id });
      expect(report).toMatchObject({ value: { place: '', isStateUnreadable: true } });
      const today = await recalculateAsStaff(heard, mette, { id });
      expect(today).toEqual({ ok: false, error: { kind: 'not-calculated' } });
      expect(told).toEqual(Array(4).fill({ table: 'offer_requests', id }));
    });

    test('of a lead’s timeline is told as one, and can’t be taken back', async () => {
      const { services, advance } = await open();
      const { heard, told } = listening(services);
      await withStaff(services);
      const { id } = await asked(services);
      const { lead } = await leadOf(services, id);
      advance(1000);
      const moved = await moveLead(services, mette, {
        id,
        version: lead.version,
        stage: 'contacted',
      });
      if (!moved.ok || moved.value.eventId === null) throw new Error('not moved');
      const { eventId } = moved.value;
      // Of a later program: what is in the timeline is never changed.
      const event = await services.db
        .selectFrom('offer_events')
        .selectAll()
        .where('id', '=', eventId)
        .executeTakeFirstOrThrow();
      await services.db.deleteFrom('offer_events').where('id', '=', eventId).execute();
      const before = encodeJson({ stage: 'new', format: 99 });
      const after = encodeJson({ stage: 'contacted', format: 99 });
      await services.db
        .insertInto('offer_events')
        .values({ ...event, before, after })
        .execute();
      const { events } = await leadOf(heard, id);
      expect(events.map(({ kind, isUnreadable }) => [kind, isUnreadable])).toEqual([
        ['moved', true],
        ['received', false],
      ]);
      expect(events[0]).toMatchObject({ before: null, after: null, canBeUndone: false });
      const undone = await undoLead(heard, mette, { eventIds: [eventId] });
      expect(undone).toMatchObject(NOT_FOUND);
      expect(told).toEqual(Array(4).fill({ table: 'offer_events', id: eventId }));
    });

    test('of a quote keeps its sum in the list; its customer finds none, and another begins anew', async () => {
      const { services } = await open();
      const { heard, told } = listening(services);
      const { id: leadId } = await asked(services);
      const draft = await drafted(services, leadId);
      await services.db
        .updateTable('quotes')
        .set({ lines: encodeJson({ format: 99, lines: [] }) })
        .where('id', '=', draft.id)
        .execute();
      const listed = await listQuotes(heard, mette, { leadId });
      const sums = { id: draft.id, totalOre: draft.totalOre, isUnreadable: true };
      expect(listed).toMatchObject({ value: [sums] });
      expect(await quoteOf(heard, draft.id)).toMatchObject({ ...sums, lines: [], isStale: false });
      const { id, version } = draft;
      expect(await sendQuote(heard, mette, { id, version, pageUrl })).toMatchObject(NOT_FOUND);
      await services.db
        .updateTable('quotes')
        .set({ status: 'sent', token_hash: hashOfToken('key') })
        .where('id', '=', id)
        .execute();
      expect(await quoteForCustomer(heard, A_VISITOR, { token: 'key' })).toMatchObject(NOT_FOUND);
      expect(await answerQuote(heard, A_VISITOR, yes('key'))).toMatchObject(NOT_FOUND);
      expect((await drafted(heard, leadId)).lines).toEqual(draft.lines);
      expect(told).toEqual(Array(5).fill({ table: 'quotes', id }));
    });

    test('of a tariff is left out of what is calculated with, and stands on staff’s page', async () => {
      const { services } = await open();
      const { heard, told } = listening(services);
      const sound = await publishedTariffs(services.db, services.log);
      const { company, part, standing, source } = sound[0]!;
      const id = newId(services.now());
      await services.db
        .insertInto('tariff_rows')
        .values({
          id,
          company,
          part,
          standing,
          source,
          valid_from: '2027-01-01',
          figures: encodeJson({ value: 1, format: 99 }),
          read_on: null,
          published_at: services.now().toISOString(),
          retired_at: null,
        })
        .execute();
      // In whatever order the database has them.
      const inOrder = (rows: readonly object[]) =>
        rows.map((row) => JSON.stringify(row)).toSorted();
      const left = await publishedTariffs(heard.db, heard.log);
      expect(inOrder(left)).toEqual(inOrder(sound));
      expect(told).toEqual([{ table: 'tariff_rows', id }]);
      const rows = valueOf(await listRecords(services, mette, { kind: 'tariff' }));
      expect(rows.filter(isTariffUnreadable).map((row) => row.id)).toEqual([id]);
    });

    test('is left out of how far agreements were from what was calculated', async () => {
      const { services } = await open();
      const { heard, told } = listening(services);
      const [one, other] = [await agreed(services), await agreed(services)];
      await services.db
        .updateTable('offer_requests')
        .set({ calculator_state: FROM_LATER })
        .where('id', '=', other)
        .execute();
      const { agreements } = await latestDeviation(heard);
      expect(agreements.map(({ leadId }) => leadId)).toEqual([one]);
      expect(told).toEqual([{ table: 'offer_requests', id: other }]);
    });
  });
}
