import { everyHour, type DailyJob } from '../every-day.ts';
import type { Services } from '../services.ts';
import { forgetShortLived } from './retention.ts';

/** Deletes what is kept for minutes or a day: the daily job alone would leave it for up to a day longer. */
export function startShortRetentionJob(services: Services): DailyJob {
  const { log } = services;
  return everyHour(
    async () => {
      await forgetShortLived(services);
    },
    (error) =>
      log.error({ code: error instanceof Error ? error.name : 'unknown' }, 'retention failed'),
  );
}
