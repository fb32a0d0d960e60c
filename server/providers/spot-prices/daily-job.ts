import { everyDay, type DailyJob } from '../../every-day.ts';
import type { Services } from '../../services.ts';
import { logFailure } from '../../log-failure.ts';

/** Keeps the last twelve months of prices, once a day. Several servers on one database store the same hours. */
export function startSpotPriceJob({
  refreshSpotPrices,
  log,
}: Pick<Services, 'refreshSpotPrices' | 'log'>): DailyJob {
  if (refreshSpotPrices === null) return { stop: () => Promise.resolve() };
  return everyDay(
    async (signal) => {
      const kept = await refreshSpotPrices(signal);
      if (kept.ok) log.info({ hours: kept.value }, 'spot prices kept');
      else log.warn({ code: kept.error.kind }, 'spot prices not kept');
      return kept.ok;
    },
    (error) => logFailure(log, 'spot prices failed', error),
  );
}
