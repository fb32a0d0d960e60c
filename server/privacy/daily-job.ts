import { everyDay, type DailyJob } from '../every-day.ts';
import type { Services } from '../services.ts';
import { forgetOld } from './retention.ts';
import { logFailure } from '../log-failure.ts';

/**
 * Deletes once a day what need not be kept any longer. Several servers on one database may run it
 * at once.
 */
export function startRetentionJob(services: Services): DailyJob {
  const { log } = services;
  return everyDay(
    async () => {
      log.info(await forgetOld(services), 'what is no longer needed is forgotten');
      return true;
    },
    (error) => logFailure(log, 'retention failed', error),
  );
}
