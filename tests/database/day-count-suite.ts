import { describe, expect, test } from 'vitest';
import { calculatedSince, countAnswers, dayCounts } from '../../server/metrics/day-counts.ts';
import type { WorkPool } from '../../server/work/work-pool.ts';
import type { OpenServices } from './open-services.ts';

/** @param open real services on the database under test */
export function dayCountSuite(open: OpenServices): void {
  describe('answers that are counted', () => {
    test('two processes add to one sum; only estimates that came about count', async () => {
      const { services } = await open();
      const { db, now } = services;
      let isDone = true;
      const pool = { run: () => Promise.resolve({ ok: isDone }) } as unknown as WorkPool;
      const processes = [dayCounts(db, now), dayCounts(db, now)];
      for (const counts of processes) {
        const counted = countAnswers(pool, counts);
        await counted.run('a' as never, { kind: 'estimate' } as never);
        await counted.run('a' as never, { kind: 'picture' } as never);
      }
      isDone = false;
      await countAnswers(pool, processes[0]!).run('a' as never, { kind: 'estimate' } as never);
      await Promise.all(processes.map((counts) => counts.flush()));
      await Promise.all(processes.map((counts) => counts.flush()));
      expect(await calculatedSince(db, '2000-01-01')).toBe(2);
      expect(await calculatedSince(db, '2999-01-01')).toBe(0);
    });
  });
}
