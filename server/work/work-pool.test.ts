import { afterEach, expect, test } from 'vitest';
import type { ReportDocument } from '../../words/report/report-document.ts';
import { reportPdf } from '../report-pdf/report-pdf.ts';
import { HOUSE, keyOfAsker, type Asker } from './asker.ts';
import { Budgets } from './budgets.ts';
import type { Task } from './tasks.ts';
import { WorkFailed, workPool, type WorkPool, type WorkWish } from './work-pool.ts';

const MADE_AT = new Date('2026-11-20T09:00:00.000Z');
const DOCUMENT: ReportDocument = {
  locale: 'da',
  brand: 'Solrig',
  title: 'Rapport',
  subject: 'Egevænget 14, 8381 Tilst',
  headline: 'Du sparer cirka 8.000 kr. om året.',
  prices: 'Priserne er fra 1. november 2026.',
  figures: [],
  verdict: { words: 'Det er godt', text: 'Anlægget er tjent ind.' },
  reasons: null,
  caution: null,
  sections: [],
  versions: ['Sådan er tallene lavet', 'Beregnet.'],
  pageNumber: 'Side {page} af {pages}',
};
const paper = (document: ReportDocument): Task<'paper'> => ({
  kind: 'paper',
  order: { document, madeAt: MADE_AT },
});
const titled = (title: string) => paper({ ...DOCUMENT, title });

const OBEDIENT = new URL('../testing/obedient-thread.mjs', import.meta.url);
const visitor = (network: string): Asker => ({ kind: 'visitor', network });
const A = visitor('192.0.2.1');
const B = visitor('192.0.2.2');
/** The most expensive work: it never takes the last thread. */
const SIZE_SEARCH: Task<'estimate'> = {
  kind: 'estimate',
  order: {
    state: {
      lat: 56,
      lon: 10,
      sizing: 'use',
      interestedInBattery: true,
      batteryStrategy: 'price-driven',
    },
    context: { version: 1, bytes: new SharedArrayBuffer(0) },
    yields: [],
  },
};

const pools: WorkPool[] = [];
const opened = (options: Parameters<typeof workPool>[0] = {}) => {
  const pool = workPool(options);
  pools.push(pool);
  return pool;
};
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

/** What a well-behaved thread has written, or why it was not asked to. */
async function written(pool: WorkPool, title: string, asker: Asker = A, wish: WorkWish = {}) {
  const done = await pool.run(asker, titled(title), wish);
  return done.ok ? Buffer.from(done.value).toString() : done.error;
}
/** A rejection that is awaited only later is intended here. */
function kept<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

test('a thread draws what this process would draw', async () => {
  const drawn = await opened().run(A, paper(DOCUMENT));
  const here = await reportPdf(DOCUMENT, MADE_AT);
  expect(here.toString('latin1')).toMatch(/^%PDF-1\.7/);
  expect(drawn.ok && Buffer.from(drawn.value).equals(here)).toBe(true);
});

test('failing work fails alone', async () => {
  const pool = opened({ threads: 1 });
  const broken = { ...DOCUMENT, sections: null as unknown as ReportDocument['sections'] };
  await expect(pool.run(A, paper(broken))).rejects.toThrow(WorkFailed);
  expect((await pool.run(A, paper(DOCUMENT))).ok).toBe(true);
});

test.each(['end', 'throw', 'hang'])('a thread made to %s is replaced', async (title) => {
  const pool = opened({ threads: 1, thread: OBEDIENT, longestMs: 4000 });
  const lost = kept(written(pool, title));
  const next = written(pool, 'next');
  await expect(lost).rejects.toThrow(WorkFailed);
  expect(await next).toBe('next');
});

test('work that is ended because it takes too long is charged by what it took', async () => {
  const budgets = new Budgets(() => 0);
  const pool = opened({ threads: 1, thread: OBEDIENT, longestMs: 1000, budgets });
  await expect(written(pool, 'hang')).rejects.toThrow(WorkFailed);
  // Of 20,000 ms, a drawing's 40 and the 1,000 that it took are gone.
  expect(budgets.charge(keyOfAsker(A), 18_961)).toBe(1);
  expect(budgets.charge(keyOfAsker(A), 18_960)).toBeNull();
});

test('one client’s task is next, with fifty of another’s in line', async () => {
  const pool = opened({ threads: 1, thread: OBEDIENT });
  const order: string[] = [];
  const asked = (title: string, asker: Asker) =>
    written(pool, title, asker).then(() => order.push(title));
  const all = Array.from({ length: 50 }, (_, index) => asked(`a${index}`, A));
  all.push(asked('b', B));
  await Promise.all(all);
  // One had begun, and one had its turn first.
  expect(order.indexOf('b')).toBeLessThanOrEqual(2);
});

test('expensive work leaves a thread for quick work, whoever asks', async () => {
  const pool = opened({ threads: 2, thread: OBEDIENT });
  const order: string[] = [];
  const dear = [A, B].map((asker) => pool.run(asker, SIZE_SEARCH).then(() => order.push('dear')));
  await written(pool, 'quick', visitor('192.0.2.3')).then(() => order.push('quick'));
  await Promise.all(dear);
  expect(order).toEqual(['quick', 'dear', 'dear']);
});

test('an asker with too much in line is told when to retry; others and the server’s own jobs go on', async () => {
  // A PDF costs 40.
  const pool = opened({ threads: 1, thread: OBEDIENT, mostWaitingOfOneMs: 80 });
  const asked = Array.from({ length: 4 }, () => written(pool, 'wait'));
  const house = Array.from({ length: 4 }, () => written(pool, 'house', HOUSE));
  expect(await asked[3]).toEqual({ kind: 'too-often', seconds: 1 });
  expect(await written(pool, 'b', B)).toBe('b');
  expect(await Promise.all(asked.slice(0, 3))).toEqual(['wait', 'wait', 'wait']);
  expect(await Promise.all(house)).toEqual(['house', 'house', 'house', 'house']);
});

test('above what all askers together may have in line, everybody is told that the server is busy', async () => {
  const pool = opened({ threads: 1, thread: OBEDIENT, mostWaitingMs: 80 });
  const askers = [A, B, visitor('192.0.2.3'), visitor('192.0.2.4')];
  const asked = askers.map((asker, index) => written(pool, String(index), asker));
  expect(await asked[3]).toEqual({ kind: 'busy', seconds: 1 });
  expect(await Promise.all(asked.slice(0, 3))).toEqual(['0', '1', '2']);
});

test('a share is used up by cost, and signing in has a share of its own', async () => {
  const pool = opened({
    threads: 1,
    thread: OBEDIENT,
    mostWaitingOfOneMs: Infinity,
    mostWaitingMs: Infinity,
  });
  // 20,000 ms of work, at 40 each.
  const asked = await Promise.all(Array.from({ length: 501 }, () => written(pool, 'x')));
  expect(asked.filter((answer) => answer === 'x')).toHaveLength(500);
  expect(asked[500]).toMatchObject({ kind: 'too-often' });
  expect(await written(pool, 'u', { kind: 'user', uid: 'anna' })).toBe('u');
  expect(await written(pool, 'h', HOUSE)).toBe('h');
});

test.each(['127.0.0.1', '0:0:0:0::/64'])(
  'this machine (%s) is charged like anybody, unless the server is local',
  async (network) => {
    const last = async (mode: 'local' | 'deployed') => {
      const pool = opened({ mode, threads: 1, thread: OBEDIENT });
      pool.budgets.charge(keyOfAsker(visitor(network)), 19_999);
      return written(pool, 'here', visitor(network));
    };
    expect(await last('local')).toBe('here');
    expect(await last('deployed')).toMatchObject({ kind: 'too-often' });
  },
);

test('an asker of one job goes before an asker of many, and many are paid for later', async () => {
  const pool = opened({ threads: 1, thread: OBEDIENT });
  const order: unknown[] = [];
  const drawn = (title: string, isOneOfMany: boolean) =>
    written(pool, title, A, { isOneOfMany }).then((done) => order.push(done));
  await Promise.all([drawn('m1', true), drawn('m2', true), drawn('m3', true), drawn('one', false)]);
  expect(order).toEqual(['m1', 'one', 'm2', 'm3']);
  await Promise.all(
    Array.from({ length: 500 }, () => written(pool, 'm', A, { isOneOfMany: true })),
  );
  expect(await written(pool, 'late', A, { isOneOfMany: true })).toBe('late');
  expect(await written(pool, 'one')).toMatchObject({ kind: 'too-often' });
});

test('what a thread remembers is forgotten: at once, or when it is done', async () => {
  const pool = opened({ threads: 1, thread: OBEDIENT });
  expect([await written(pool, 'count'), await written(pool, 'count')]).toEqual(['1', '2']);
  pool.forget();
  expect(await written(pool, 'count')).toBe('1');
  const drawing = written(pool, 'wait');
  pool.forget();
  expect(await drawing).toBe('wait');
  expect(await written(pool, 'count')).toBe('1');
});

test('threads told to forget finish what they are doing', async () => {
  const pool = opened({ threads: 2, thread: OBEDIENT });
  await Promise.all([written(pool, 'wait'), written(pool, 'wait')]);
  const doing = ['wait', 'wait longer'].map((title) => written(pool, title));
  pool.forget();
  expect(await Promise.all(doing)).toEqual(['wait', 'wait longer']);
});

test('work that nobody wants any more is not done', async () => {
  const pool = opened({ threads: 1, thread: OBEDIENT });
  const leaving = new AbortController();
  const { signal } = leaving;
  const first = written(pool, 'first');
  const left = kept(written(pool, 'end', A, { signal }));
  const next = written(pool, 'next');
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  // Had it run, it would have killed the thread.
  expect(await Promise.all([first, next])).toEqual(['first', 'next']);
  await expect(written(pool, 'late', A, { signal })).rejects.toThrow('aborted');
});
