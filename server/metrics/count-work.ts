import type { WorkPool } from '../work/work-pool.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Metrics } from './metrics.ts';

/** The same pool, with its work counted. */
export function countWork(
  pool: WorkPool,
  metrics: Pick<Metrics, 'worked'>,
  tracing: Tracing | null,
): WorkPool {
  const worked: Metrics['worked'] = (kind, outcome, ms) => {
    metrics.worked(kind, outcome, ms);
    tracing?.worked(kind, outcome, ms);
  };
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
