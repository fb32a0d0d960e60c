import { everyHour, type DailyJob } from '../every-day.ts';
import type { Services } from '../services.ts';
import { forgetShortLived } from './retention.ts';
import { logFailure } from '../log-failure.ts';

/**
 * Deletes what is kept for minutes or a day; the daily job alone would leave it up to a day longer.
 */
export function startShortRetentionJob(services: Services): DailyJob {
  const { log } = services;
  return everyHour(
    async () => {
      await forgetShortLived(services);
    },
    (error) => logFailure(log, 'retention failed', error),
  );
}
