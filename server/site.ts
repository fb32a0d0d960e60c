import type { Hono } from 'hono';
import { gapsOf } from '../domain/company/duties.ts';
import { keepRemoved } from './admin/staff-removals.ts';
import { startBackupJob } from './backup/daily-job.ts';
import type { Settings } from './env.ts';
import { createApp, type AppParts } from './http/app.ts';
import type { AppEnvironment } from './http/environment.ts';
import type { Readiness } from './http/health.ts';
import { logFailure } from './log-failure.ts';
import { keepCounting } from './metrics/day-counts.ts';
import { startOutboxWorker } from './outbox/worker.ts';
import { startRetentionJob } from './privacy/daily-job.ts';
import { startShortRetentionJob } from './privacy/hourly-job.ts';
import { keepErased } from './privacy/keep-erased.ts';
import { startSpotPriceJob } from './providers/spot-prices/daily-job.ts';
import { startPriceListJob } from './tariffs/price-list-job.ts';
import { createServices, type Services } from './services.ts';

/** What is shown differs between the built site and the one that is worked on; all else is the same. */
type Shown = Pick<AppParts, 'pages' | 'assets' | 'stillPages'>;

type Site<Parts extends Shown> = Parts & {
  readonly services: Services;
  readonly readiness: Readiness;
  readonly app: Hono<AppEnvironment>;
};

/** Opens the database, wires the services and makes the app that answers. */
export async function openSite<Parts extends Shown>(
  settings: Settings,
  shownWith: (services: Services) => Parts,
): Promise<Site<Parts>> {
  const services = await createServices(settings);
  // Before anybody is served: the database may come from a backup that is older than an erasure or a removal.
  await keepErased(services);
  await keepRemoved(services);
  const { db, now, pvgis, roofs, metrics, log } = services;
  const gaps = gapsOf(await services.company());
  if (gaps.blocks.length + gaps.warns.length > 0) log.warn(gaps, 'company facts are missing');
  metrics.watch({
    db,
    now,
    isYieldLeftAlone: pvgis?.isLeftAlone ?? null,
    registersLeftAlone: roofs.leftAlone,
  });
  const readiness: Readiness = { accepting: true };
  const shown = shownWith(services);
  return { ...shown, services, readiness, app: createApp({ ...shown, services, readiness }) };
}

/** What runs beside the answers. */
export function startWorkers(
  services: Services,
): readonly { readonly stop: () => Promise<void> }[] {
  return [
    ...(services.tracing === null ? [] : [services.tracing]),
    startOutboxWorker(services),
    startSpotPriceJob(services),
    startPriceListJob(services),
    startRetentionJob(services),
    startShortRetentionJob(services),
    startBackupJob(services),
    keepCounting(services.counts, (error) =>
      logFailure(services.log, 'answers not counted', error),
    ),
  ];
}
