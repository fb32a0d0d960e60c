import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { decodeJson, encodeJson } from '../../server/db/json.ts';
import { newId } from '../../server/db/new-id.ts';
import { STALLED_MS, myDataZip } from '../../server/privacy/my-data-zip.ts';
import type { DrawReport } from '../../server/privacy/my-data-papers.ts';
import type { Services } from '../../server/services.ts';
import type { OpenServices } from './open-services.ts';
import { person, row, saved } from './saved-reports.ts';

const PAPER = new TextEncoder().encode('%PDF');
const PER_INSERT = 50;
const drawn: DrawReport = () => Promise.resolve(PAPER);

/**
 * This many reports of one person, each of the same calculation.
 * @returns their ids, oldest first
 */
async function ownerOf(services: Services, reports: number) {
  const owner = await person(services, '20123456');
  const { reportId } = await saved(services, owner);
  const stored = await row(services, reportId);
  const ids = [reportId];
  for (let from = 1; from < reports; from += PER_INSERT) {
    const copies = Array.from({ length: Math.min(PER_INSERT, reports - from) }, (_, offset) => {
      const at = new Date(services.now().getTime() + from + offset);
      return {
        ...stored,
        report_id: newId(at),
        created_at: at.toISOString(),
        calculator_state: encodeJson(decodeJson(stored.calculator_state)),
      };
    });
    await services.db.insertInto('reports').values(copies).execute();
    ids.push(...copies.map((copy) => copy.report_id));
  }
  return { owner, ids };
}

function zipOf(
  services: Services,
  owner: Awaited<ReturnType<typeof person>>,
  draw: DrawReport = drawn,
) {
  return myDataZip(services, { person: owner, locale: 'da', draw });
}

const TURNS = 10;

/** Lets running work continue, for as many turns as the database gives others meanwhile. */
async function turns({ db }: Services): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    await db.selectFrom('reports').select('report_id').limit(1).execute();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function unzipped(zip: ReadableStream<Uint8Array> | null) {
  if (zip === null) throw new Error('is being made already');
  const chunks: Uint8Array[] = [];
  for await (const chunk of zip) chunks.push(chunk);
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8');
  return { names: Object.keys(files), text };
}

export function myDataSuite(open: OpenServices): void {
  describe('the user’s own data file', () => {
    test('holds every report as PDF, and lists its contents', async () => {
      const { services } = await open();
      const { owner, ids } = await ownerOf(services, 3);
      const { names, text } = await unzipped(zipOf(services, owner));
      const papers = ids.map((id) => `reports/${id}.pdf`);
      expect(names).toEqual(['data.json', ...papers, 'contents.json']);
      expect(text(papers[1]!)).toBe('%PDF');
      expect(JSON.parse(text('contents.json'))).toEqual({
        format: 'solrig-my-data-contents',
        files: ['data.json', ...papers],
        missing: [],
      });
    });

    test('names the report that could not be drawn, and the one deleted meanwhile', async () => {
      const { services } = await open();
      const { owner, ids } = await ownerOf(services, 5);
      const [, failing, , gone] = ids;
      const draw: DrawReport = (id) =>
        id === failing
          ? Promise.reject(new Error('no such glyph'))
          : Promise.resolve(id === gone ? null : PAPER);
      const { names, text } = await unzipped(zipOf(services, owner, draw));
      expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(3);
      expect((JSON.parse(text('contents.json')) as { missing: unknown }).missing).toEqual([
        { reportId: failing, file: `reports/${failing}.pdf`, why: 'not-drawn' },
        { reportId: gone, file: `reports/${gone}.pdf`, why: 'deleted-meanwhile' },
      ]);
      const note = text('MANGLER.txt');
      expect(note).toContain('ikke med som pdf');
      expect(note).toContain(`Skovvej 12, 8000 Aarhus C (${failing})`);
      const { reports } = JSON.parse(text('data.json')) as { reports: { reportId: string }[] };
      expect(reports.map(({ reportId }) => reportId)).toEqual(ids);
    });

    test('is made no faster than it is fetched, even with two thousand reports', async () => {
      const { services } = await open();
      const { owner, ids } = await ownerOf(services, 2000);
      let started = 0;
      const draw: DrawReport = () => {
        started += 1;
        return Promise.resolve(PAPER);
      };
      const reader = zipOf(services, owner, draw)!.getReader();
      const chunks: Uint8Array[] = [];
      let most = 0;
      for (let taken = 0; ;) {
        const { done, value } = await reader.read();
        if (done) break;
        chunks.push(value);
        if (started > 0) taken += 1;
        most = Math.max(most, started - taken);
      }
      // At most as many as there are threads, plus a few waiting for one.
      expect(most).toBeLessThan(12);
      expect(started).toBe(2000);
      const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
      expect(Object.keys(files)).toHaveLength(2002);
      const data = JSON.parse(Buffer.from(files['data.json']!).toString('utf8')) as {
        reports: { reportId: string }[];
      };
      expect(data.reports.map(({ reportId }) => reportId)).toEqual(ids);
    });

    test('is given up when its reader goes away', async () => {
      const { services } = await open();
      const { owner } = await ownerOf(services, 60);
      const signals = new Set<AbortSignal>();
      let started = 0;
      const draw: DrawReport = (_id, signal) => {
        started += 1;
        signals.add(signal);
        return Promise.resolve(PAPER);
      };
      const reader = zipOf(services, owner, draw)!.getReader();
      // data.json comes first, in one or a few parts; then the reports.
      for (let read = 0; signals.size === 0 && read < 20; read++) await reader.read();
      await reader.cancel();
      const then = started;
      expect([...signals].map(({ aborted }) => aborted)).toEqual([true]);
      await turns(services);
      expect(started).toBe(then);
      expect(started).toBeLessThan(20);
      // And is available again at once.
      expect((await unzipped(zipOf(services, owner))).names).toHaveLength(62);
    });

    test('is sent only once at a time, unless nobody reads the first any more', async () => {
      const { services, advance } = await open();
      const { owner } = await ownerOf(services, 4);
      const first = zipOf(services, owner)!.getReader();
      await first.read();
      // The next part is ready.
      await turns(services);
      advance(STALLED_MS - 1);
      expect(zipOf(services, owner)).toBeNull();
      advance(1);
      let second = zipOf(services, owner);
      // On a busy machine the next part is ready only now, and its time begins here.
      for (let tries = 0; second === null && tries < 100; tries++) {
        await turns(services);
        advance(STALLED_MS);
        second = zipOf(services, owner);
      }
      expect((await unzipped(second)).names).toHaveLength(6);
      const rest = async () => {
        while (!(await first.read()).done);
      };
      await expect(rest()).rejects.toThrow('stalled');
    });
  });
}
