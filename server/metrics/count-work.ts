import type { WorkPool } from '../work/work-pool.ts';
import type { Metrics } from './metrics.ts';

/** The same pool, with its work counted. */
export function countWork(pool: WorkPool, { worked }: Metrics): WorkPool {
  return {
    ...pool,
    async run(asker, task, wish) {
      const started = performance.now();
      const took = () => performance.now() - started;
      try {
        const done = await pool.run(asker, task, wish);
        worked(task.kind, done.ok ? 'done' : done.error.kind, took());
        return done;
      } catch (error) {
        worked(task.kind, 'failed', took());
        throw error;
      }
    },
  };
}
