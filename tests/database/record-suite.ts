import { describe, expect, test } from 'vitest';
import type { RecordKind, RecordTexts } from '../../domain/records/record.ts';
import { NO_AUDIT_FILTER } from '../../domain/staff/audit.ts';
import { readAudit } from '../../server/admin/audit.ts';
import { readTestimonials } from '../../server/content/queries.ts';
import { listRecords } from '../../server/records/read-records.ts';
import {
  discardRecordDraft,
  publishAllRecords,
  publishRecord,
  retireRecord,
} from '../../server/records/publish-record.ts';
import { moveRecord } from '../../server/records/move-record.ts';
import { listCsvImports, undoCsvImport } from '../../server/records/csv-imports.ts';
import { exportRecords, importCsv, rehearseCsv } from '../../server/records/record-csv.ts';
import { saveRecord } from '../../server/records/save-record.ts';
import { publishDraft } from '../../server/pricing/publish.ts';
import { rehearseDraft } from '../../server/pricing/rehearse-draft.ts';
import { saveDraft, startDraft } from '../../server/pricing/drafts.ts';
import type { Services } from '../../server/services.ts';
import type { Who } from '../../server/use-case/who.ts';
import { A_VISITOR } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { staffOf, valueOf } from './staff-steps.ts';

const TW = 'TWMND-54HS440';

async function panel(services: Services, who: Who, id: string) {
  const rows = valueOf(await listRecords(services, who, { kind: 'panel' }));
  return rows.find((row) => row.id === id)!;
}

const save = (
  services: Services,
  who: Who,
  id: string | null,
  mine: RecordTexts,
  { ground = {}, name = '', kind = 'panel' as RecordKind } = {},
) => saveRecord(services, who, { kind, id, name, mine, ground });

/** A model is typed, priced and published: the only way into the calculator. */
async function priceFor(services: Services, who: Who, line: string): Promise<void> {
  const { number } = valueOf(await startDraft(services, who, {}));
  const mine = { [`${line}.cost`]: '900', [`${line}.price`]: '1200' };
  const { editVersion } = valueOf(await saveDraft(services, who, { number, mine, ground: {} }));
  valueOf(await rehearseDraft(services, who, { number }));
  valueOf(await publishDraft(services, who, { number, editVersion, from: null, reason: '' }));
}

const modelsIn = async (services: Services) =>
  (await services.estimateContext()).catalogue.panels.map(({ model }) => model);

/** A published row is calculated with in every process within this time. */
const SOON = { timeout: 1000, interval: 20 };

/** @param open real services on the database under test */
export function recordSuite(open: OpenServices): void {
  describe('rows kept by staff', () => {
    test('what is typed changes nothing until it is published, and then every process', async () => {
      const { services, another } = await open();
      const who = await staffOf(services, 'anna');
      const other = await another();
      const before = await other.edition();
      const { editVersion } = valueOf(await save(services, who, TW, { x: '1,732' }));
      expect((await panel(services, who, TW)).draft?.cells['x']?.text).toBe('1,732');
      const size = async (server: Services) =>
        (await server.estimateContext()).catalogue.panels.find(({ model }) => model === TW)?.x;
      expect(await size(other)).toBe(1.722);
      valueOf(await publishRecord(services, who, { kind: 'panel', id: TW, editVersion }));
      await expect.poll(() => size(other), SOON).toBe(1.732);
      await expect.poll(() => other.edition()).not.toBe(before);
      const log = valueOf(
        await readAudit(services, who, {
          ...NO_AUDIT_FILTER,
          text: 'record.publish',
          before: null,
        }),
      );
      expect(log.rows[0]).toMatchObject({ before: { x: '1,722' }, after: { x: '1,732' } });
      // By what the page calls the row, which stands nowhere in the log.
      const named = async (subjects: readonly string[]) =>
        valueOf(
          await readAudit(services, who, {
            ...NO_AUDIT_FILTER,
            text: 'as it is called',
            namedSubjects: subjects.map((subject) => ({ kind: 'record', subject })),
            before: null,
          }),
        ).rows.map(({ action }) => action);
      expect(await named(['panel other', `panel ${TW}`])).toContain('record.publish');
      expect(await named(['panel other'])).toEqual([]);
      const [{ id: row }] = log.rows as [(typeof log.rows)[number]];
      const alone = await readAudit(services, who, { ...NO_AUDIT_FILTER, row, before: null });
      expect(valueOf(alone).rows.map(({ id }) => id)).toEqual([row]);
    });

    test('dimensions that are not numbers are kept, reported, and never published', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const { editVersion } = valueOf(
        await save(services, who, TW, { x: 'ca. 1,76', y: '', peak_power: '465' }),
      );
      const { draft } = await panel(services, who, TW);
      expect(draft?.problems).toEqual([
        { field: 'x', kind: 'not-a-number', text: 'ca. 1,76' },
        { field: 'y', kind: 'missing', text: '' },
      ]);
      expect(
        await publishRecord(services, who, { kind: 'panel', id: TW, editVersion }),
      ).toMatchObject({ error: { kind: 'wrong-fields' } });
      valueOf(await discardRecordDraft(services, who, { kind: 'panel', id: TW }));
      expect((await panel(services, who, TW)).draft).toBeNull();
    });

    test('the address of a datasheet is https, is published with its model, and goes out and in by file', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const url = `https://www.example.com/datablade/${'æ'.repeat(200)}.pdf?sprog=da`;
      const type = async (text: string) => {
        const before = (await panel(services, who, TW)).draft?.cells['datasheet_url']?.text ?? '';
        const ground = { datasheet_url: before };
        const mine = { datasheet_url: text, datasheet_read_on: '2026-09-04' };
        return valueOf(await save(services, who, TW, mine, { ground }));
      };
      const problemOf = async (text: string) => {
        await type(text);
        return (await panel(services, who, TW)).draft?.problems.map(({ kind }) => kind) ?? [];
      };
      for (const text of [
        'http://example.com/a.pdf',
        'javascript:alert(1)',
        'https://anna:kode@example.com/a.pdf',
        'https://example.com/a b.pdf',
        'example.com/a.pdf',
      ]) {
        expect(await problemOf(text), text).toEqual(['not-a-secure-address']);
      }
      expect(await problemOf(`https://example.com/${'a'.repeat(500)}`)).toEqual(['too-long']);
      const { editVersion } = await type(url);
      valueOf(await publishRecord(services, who, { kind: 'panel', id: TW, editVersion }));
      expect((await panel(services, who, TW)).texts).toMatchObject({
        datasheet_url: url,
        datasheet_read_on: '2026-09-04',
      });
      const { rows } = valueOf(
        await readAudit(services, who, {
          ...NO_AUDIT_FILTER,
          text: 'record.publish',
          before: null,
        }),
      );
      expect(rows[0]).toMatchObject({ after: { datasheet_url: url } });
      const { csv } = valueOf(await exportRecords(services, who, { kind: 'panel' }));
      expect(csv).toContain(url);
      const again = valueOf(await rehearseCsv(services, who, { kind: 'panel', csv }));
      expect(new Set(again.lines.map(({ state }) => state))).toEqual(new Set(['same']));
      const file = `id;datasheet_url\r\n${TW};http://example.com/a.pdf`;
      const { lines } = valueOf(await rehearseCsv(services, who, { kind: 'panel', csv: file }));
      expect(lines[0]?.problems).toMatchObject([{ kind: 'not-a-secure-address' }]);
    });

    test('changes by two people are both kept, and the second to change one field is asked', async () => {
      const { services } = await open();
      const [anna, bo] = [await staffOf(services, 'anna'), await staffOf(services, 'bo')];
      const ground = { x: '1,722', y: '1,134', peak_power: '440' };
      valueOf(await save(services, anna, TW, { ...ground, x: '1,73' }, { ground }));
      const second = valueOf(
        await save(services, bo, TW, { ...ground, x: '1,74', y: '1,14' }, { ground }),
      );
      expect(second.conflicts).toMatchObject([{ key: 'x', mine: '1,74', theirs: '1,73' }]);
      const { draft } = await panel(services, anna, TW);
      expect(draft?.cells).toMatchObject({
        x: { text: '1,73', by: 'ANNA', isYou: true },
        y: { text: '1,14', by: 'BO', isYou: false },
      });
      const stale = await publishRecord(services, anna, { kind: 'panel', id: TW, editVersion: 1 });
      expect(stale).toMatchObject({ error: { kind: 'stale' } });
    });

    test('two who save at once lose nothing', async () => {
      const { services, another } = await open();
      const other = await another();
      const [anna, bo] = [await staffOf(services, 'anna'), await staffOf(services, 'bo')];
      await Promise.all([
        save(services, anna, TW, { x: '1,73' }),
        save(other, bo, TW, { y: '1,14' }),
      ]);
      const { draft } = await panel(services, anna, TW);
      expect(Object.keys(draft?.cells ?? {}).toSorted()).toEqual(['x', 'y']);
    });

    test('a new model waits for its price', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const texts = {
        manufacturer: 'TW',
        manufacturer_name: 'Tongwei',
        peak_power: '465',
        x: '1,762',
        y: '1,134',
        is_default: 'yes',
      };
      expect(await save(services, who, null, texts, { name: 'a*b' })).toMatchObject({
        error: { kind: 'not-a-name' },
      });
      expect(await save(services, who, null, texts, { name: TW })).toMatchObject({
        error: { kind: 'taken' },
      });
      const saved = valueOf(await save(services, who, null, texts, { name: 'TW-465' }));
      const publish = () =>
        publishRecord(services, who, {
          kind: 'panel',
          id: saved.id,
          editVersion: saved.editVersion,
        });
      expect(await publish()).toMatchObject({ error: { kind: 'no-price' } });
      expect(await modelsIn(services)).not.toContain('TW-465');
      await priceFor(services, who, 'panels.TW-465');
      valueOf(await publish());
      await expect.poll(() => modelsIn(services), SOON).toContain('TW-465');
      // A code identifies one model.
      expect((await panel(services, who, TW)).texts['is_default']).toBe('');
    });

    test('a retired model can no longer be chosen; the last of its kind stays', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const retire = (kind: RecordKind, id: string, isRetired = true) =>
        retireRecord(services, who, { kind, id, isRetired });
      valueOf(await retire('panel', 'JAM54D40-445/GB'));
      await expect.poll(() => modelsIn(services), SOON).not.toContain('JAM54D40-445/GB');
      expect((await panel(services, who, 'JAM54D40-460/LB')).texts['is_default']).toBe('yes');
      valueOf(await retire('panel', 'JAM54D40-445/GB', false));
      await expect.poll(() => modelsIn(services), SOON).toContain('JAM54D40-445/GB');
      const batteries = valueOf(await listRecords(services, who, { kind: 'battery' }));
      const outcomes = [];
      for (const { id } of batteries) outcomes.push(await retire('battery', id));
      expect(outcomes.filter(({ ok }) => !ok)).toMatchObject([{ error: { kind: 'last-one' } }]);
    });

    test('a row stands elsewhere on its page and for visitors, in a log line; what has no order of its own stays', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const order = async () => {
        const rows = valueOf(await listRecords(services, who, { kind: 'testimonial' }));
        return rows.map(({ id }) => id);
      };
      const first = await order();
      const id = first.at(-1)!;
      const move = (kind: RecordKind, by: number) => moveRecord(services, who, { kind, id, by });
      const { by } = valueOf(await move('testimonial', -99));
      expect(by).toBe(1 - first.length);
      expect(await order()).toEqual([id, ...first.slice(0, -1)]);
      const shown = valueOf(await readTestimonials(services, A_VISITOR, {}, 'da'));
      expect(shown[0]?.id).toBe(id);
      valueOf(await move('testimonial', -by));
      expect(await order()).toEqual(first);
      expect(await move('panel', 1)).toMatchObject({ error: { kind: 'not-found' } });
      const log = valueOf(
        await readAudit(services, who, { ...NO_AUDIT_FILTER, text: 'record.move', before: null }),
      );
      // Two rows of one millisecond stand in any order.
      const logged = log.rows.map(({ before, after }) => JSON.stringify([before, after]));
      expect(logged.toSorted()).toEqual([
        `[{"sort_order":1},{"sort_order":${first.length}}]`,
        `[{"sort_order":${first.length}},{"sort_order":1}]`,
      ]);
    });

    test('a file is taken back in one press: what was typed before it is there again, what was typed since stays', async () => {
      const { services, advance } = await open();
      const [anna, bo] = [await staffOf(services, 'anna'), await staffOf(services, 'bo')];
      const other = 'AIKO-A460-MAH54Mw';
      const ground = { x: '1,722', y: '1,134', peak_power: '440' };
      valueOf(await save(services, anna, TW, { ...ground, x: '1,73', y: '1,14' }, { ground }));
      const before = (await panel(services, anna, TW)).draft?.cells;
      advance(60_000);
      const csv = `id;peak_power;x;y\r\n${TW};445;1,722;1,15\r\n${other};461;;`;
      expect(valueOf(await importCsv(services, bo, { kind: 'panel', csv })).taken).toBe(2);
      const [taken] = valueOf(await listCsvImports(services, anna, { kind: 'panel' }));
      expect(taken).toEqual({ at: services.now().toISOString(), rows: 2 });
      advance(60_000);
      const after = { peak_power: '445', x: '1,722', y: '1,15' };
      valueOf(await save(services, anna, TW, { ...after, peak_power: '450' }, { ground: after }));
      const undoing = { kind: 'panel' as const, at: taken?.at ?? '' };
      expect(valueOf(await undoCsvImport(services, anna, undoing))).toEqual({ undone: 2 });
      expect((await panel(services, anna, TW)).draft?.cells).toEqual({
        ...before,
        peak_power: expect.objectContaining({ text: '450', by: 'ANNA' }),
      });
      expect((await panel(services, anna, other)).draft).toBeNull();
      expect(await undoCsvImport(services, anna, undoing)).toMatchObject({
        error: { kind: 'not-found' },
      });
      const filter = { ...NO_AUDIT_FILTER, text: 'record.undo-import', before: null };
      const { rows } = valueOf(await readAudit(services, anna, filter));
      expect(rows).toContainEqual(
        expect.objectContaining({ before: { peak_power: '461' }, after: { peak_power: '460' } }),
      );
    });

    test('a file is rehearsed, its valid lines become drafts, and all are published at once', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const { csv } = valueOf(await exportRecords(services, who, { kind: 'panel' }));
      const again = valueOf(await rehearseCsv(services, who, { kind: 'panel', csv }));
      expect(new Set(again.lines.map(({ state }) => state))).toEqual(new Set(['same']));
      expect(again.absent).toEqual([]);
      const file = [
        'id;peak_power;x;y',
        `${TW};440;1,722;1,143`,
        'REC430AA Pure-R;430;1757 mm;1,118',
        'AIKO-A460-MAH54Mw;460;1,757;1,134',
        'AIKO-A460-MAH54Mw;461;;',
      ].join('\r\n');
      const { lines } = valueOf(await rehearseCsv(services, who, { kind: 'panel', csv: file }));
      expect(lines.map(({ line, state, fault }) => [line, state, fault])).toEqual([
        [2, 'changed', null],
        [3, 'faulty', null],
        [4, 'same', null],
        [5, 'faulty', 'twice'],
      ]);
      expect(lines[1]!.problems).toEqual([
        {
          field: 'x',
          kind: 'unclear-number',
          text: '1757 mm',
          error: { code: 'other-unit', unit: 'mm' },
        },
      ]);
      expect((await panel(services, who, TW)).draft).toBeNull();
      expect(valueOf(await importCsv(services, who, { kind: 'panel', csv: file })).taken).toBe(1);
      expect((await panel(services, who, TW)).draft?.cells['y']?.text).toBe('1,143');
      expect(valueOf(await publishAllRecords(services, who, { kinds: ['panel'] }))).toEqual({
        published: 1,
        left: 0,
      });
      expect((await panel(services, who, TW)).texts['y']).toBe('1,143');
      expect(valueOf(await listCsvImports(services, who, { kind: 'panel' }))).toEqual([]);
      expect(await rehearseCsv(services, who, { kind: 'panel', csv: 'a,b\n1,2' })).toMatchObject({
        error: { kind: 'no-columns' },
      });
    });
  });
}
