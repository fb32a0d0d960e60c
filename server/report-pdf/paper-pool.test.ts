import { afterEach, expect, test } from 'vitest';
import type { ReportDocument } from '../../domain/report/report-document.ts';
import { PaperFailed, paperPool, type PaperPool } from './paper-pool.ts';
import { PapersBusy } from './papers-busy.ts';
import { reportPdf } from './report-pdf.ts';

const MADE_AT = new Date('2026-11-20T09:00:00.000Z');
const DOCUMENT: ReportDocument = {
  locale: 'da',
  brand: 'Solrig',
  title: 'Rapport',
  subject: 'Egevænget 14, 8381 Tilst',
  headline: 'Du sparer cirka 8.000 kr. om året.',
  prices: 'Priserne er fra 1. november 2026.',
  figures: [],
  verdict: { kind: 'good', words: 'Det er godt', text: 'Anlægget er tjent ind.' },
  reasons: null,
  caution: null,
  sections: [],
  versions: ['Sådan er tallene lavet', 'Beregnet.'],
  pageNumber: 'Side {page} af {pages}',
};
const titled = (title: string) => ({ document: { ...DOCUMENT, title }, madeAt: MADE_AT });

/** A thread that does what the title says, and answers with it. */
const OBEDIENT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ document: { title } }) => {
      if (title === 'hang') for (;;);
      if (title === 'end') process.exit(3);
      if (title === 'throw') throw new Error('thrown');
      parentPort.postMessage({ pdf: new TextEncoder().encode(title), failure: null });
    });`)}`,
);

const pools: PaperPool[] = [];
const opened = (options: Parameters<typeof paperPool>[0] = {}) => {
  const pool = paperPool(options);
  pools.push(pool);
  return pool;
};
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

const written = async (pdf: Promise<Uint8Array>) => Buffer.from(await pdf).toString();
/** A rejection that nobody has waited for yet is no accident here. */
function kept<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

test('a thread draws what would be drawn here', async () => {
  const pool = opened({ threads: 1 });
  const drawn = await pool.draw({ document: DOCUMENT, madeAt: MADE_AT });
  const here = await reportPdf(DOCUMENT, MADE_AT);
  expect(here.toString('latin1')).toMatch(/^%PDF-1\.7/);
  expect(Buffer.from(drawn).equals(here)).toBe(true);
});

test('a thread that was woken draws what comes', async () => {
  const pool = opened({ threads: 1, thread: OBEDIENT });
  pool.wake(3);
  pool.wake(1);
  expect(await written(pool.draw(titled('first')))).toBe('first');
  expect(await written(pool.draw(titled('second')))).toBe('second');
});

/** A thread that tells how many it has drawn, the one at hand with them. */
const COUNTING = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let drawn = 0;
    parentPort.on('message', () => {
      drawn += 1;
      setTimeout(() => {
        parentPort.postMessage({ pdf: new TextEncoder().encode(String(drawn)), failure: null });
      }, 50);
    });`)}`,
);

test('what a thread knows of reports is forgotten: at once, or when it is done', async () => {
  const pool = opened({ threads: 1, thread: COUNTING });
  const draw = () => written(pool.draw(titled('')));
  expect([await draw(), await draw()]).toEqual(['1', '2']);
  pool.forget();
  expect(await draw()).toBe('1');
  const drawing = draw();
  const next = draw();
  pool.forget();
  expect(await drawing).toBe('2');
  expect(await next).toBe('1');
});

test('a report that can’t be drawn fails alone', async () => {
  const pool = opened({ threads: 1 });
  const broken = { ...DOCUMENT, sections: null as unknown as ReportDocument['sections'] };
  await expect(pool.draw({ document: broken, madeAt: MADE_AT })).rejects.toThrow(PaperFailed);
  expect((await pool.draw({ document: DOCUMENT, madeAt: MADE_AT })).length).toBeGreaterThan(1000);
});

test.each(['end', 'throw', 'hang'])('a thread that should %s is replaced', async (title) => {
  const pool = opened({ threads: 1, thread: OBEDIENT, longestMs: 4000 });
  const lost = kept(pool.draw(titled(title)));
  const next = pool.draw(titled('next'));
  await expect(lost).rejects.toThrow(PaperFailed);
  expect(await written(next)).toBe('next');
});

test('who waits for one report goes before who waits for many', async () => {
  const pool = opened({ threads: 1, thread: OBEDIENT });
  const order: string[] = [];
  const drawn = (title: string, isOneOfMany: boolean) =>
    written(pool.draw(titled(title), { isOneOfMany })).then((done) => order.push(done));
  await Promise.all([
    drawn('first of many', true),
    drawn('second of many', true),
    drawn('third of many', true),
    drawn('one', false),
  ]);
  expect(order).toEqual(['first of many', 'one', 'second of many', 'third of many']);
});

test('more than can be drawn soon are refused, and nobody of many', async () => {
  const pool = opened({ threads: 1, thread: OBEDIENT, mostWaiting: 2 });
  const asked = Array.from({ length: 4 }, (_, index) => kept(pool.draw(titled(String(index)))));
  const ofMany = pool.draw(titled('of many'), { isOneOfMany: true });
  await expect(asked[3]).rejects.toThrow(PapersBusy);
  expect(await Promise.all(asked.slice(0, 3).map(written))).toEqual(['0', '1', '2']);
  expect(await written(ofMany)).toBe('of many');
});

test('what nobody wants any more is not drawn', async () => {
  const pool = opened({ threads: 1, thread: OBEDIENT });
  const leaving = new AbortController();
  const first = pool.draw(titled('first'));
  const left = kept(pool.draw(titled('end'), { signal: leaving.signal }));
  const next = pool.draw(titled('next'));
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  // Had it been drawn, it would have taken the thread with it.
  expect(await Promise.all([first, next].map(written))).toEqual(['first', 'next']);
  await expect(pool.draw(titled('late'), { signal: leaving.signal })).rejects.toThrow('aborted');
});
