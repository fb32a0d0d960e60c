import { inviteSampleStaff } from './admin/invitation.ts';
import { catalogueReader } from './catalogue/queries.ts';
import { seedCatalogue } from './catalogue/seed.ts';
import { companyReader, type CompanyReader } from './company/company-reader.ts';
import { seedCompany } from './company/example-company.ts';
import { seedVoices } from './content/seed.ts';
import {
  addressesOf,
  mailSender,
  personCheckOf,
  pvgisOf,
  roofRegistersOf,
  smsSender,
  spotPricesOf,
  tariffSourceOf,
  type RefreshSpotPrices,
} from './choose-adapters.ts';
import { openDatabase, type Database } from './db/database.ts';
import { waitBriefly } from './db/in-transaction.ts';
import type { Settings } from './env.ts';
import {
  estimatorOn,
  hoursEstimatorOn,
  offersComparerOn,
  reporterOn,
  yieldsReader,
  type Estimator,
  type HoursEstimator,
  type OffersComparer,
  type Reporter,
  type YieldsReader,
} from './estimates/estimate.ts';
import { contextReader, type ContextReader } from './estimates/estimate-context.ts';
import { outsideYieldOf, type OutsideYield } from './estimates/outside-yield.ts';
import { planeLightReader, type PlaneLightReader } from './estimates/plane-light.ts';
import type { PersonCheck } from './identity/captcha/port.ts';
import { googleOf, type Google } from './identity/google/google.ts';
import type { TariffSource } from './providers/tariffs/datahub-pricelist.ts';
import { createLogger, type Logger } from './logger.ts';
import { countWork } from './metrics/count-work.ts';
import { countAnswers, dayCounts, type DayCounts } from './metrics/day-counts.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { editionReader, type EditionReader } from './publishing/publications.ts';
import { priceBookReader, type PriceBookReader } from './pricing/current-price-book.ts';
import { seedPriceBook } from './pricing/seed.ts';
import { tariffReader } from './tariffs/read-tariffs.ts';
import { seedTariffs } from './tariffs/seed-tariffs.ts';
import { keepConsentTexts } from './privacy/consent-texts.ts';
import { blobsOf } from './providers/blobs/blobs-of.ts';
import type { BlobStore } from './providers/blobs/port.ts';
import type { AddressBook } from './providers/addresses/address-book.ts';
import type { MailSender } from './providers/mail/port.ts';
import type { SmsSender } from './providers/sms/port.ts';
import { keptYears } from './providers/yield/kept-years.ts';
import type { PvgisSource } from './providers/yield/pvgis.ts';
import { roofFinder, type RoofFinder } from './roofs/roof-finder.ts';
import { sessionSecretOf } from './session-secret.ts';
import { openTracing } from './tracing/open-tracing.ts';
import type { Tracing } from './tracing/tracing.ts';
import { Turns } from './work/turns.ts';
import { workPool, type WorkPool } from './work/work-pool.ts';

export type Services = {
  readonly settings: Settings;
  /** Signs tokens; never leaves the server. */
  readonly secret: string;
  readonly db: Database;
  readonly log: Logger;
  /** What is counted of this server, for Prometheus. */
  readonly metrics: Metrics;
  /** null: nobody is sent traces. */
  readonly tracing: Tracing | null;
  /** What all servers together count of a day. */
  readonly counts: DayCounts;
  readonly now: () => Date;
  readonly addresses: AddressBook;
  /** null: mail is switched off; messages wait in the outbox. */
  readonly mail: MailSender | null;
  /** null: SMS is switched off, and with it signing in by phone. */
  readonly sms: SmsSender | null;
  /** Whether a person asks for a code. */
  readonly personCheck: PersonCheck;
  /** How staff sign in. */
  readonly google: Google['signIn'];
  /** Where the sample people of a server without Google are chosen from; null: it has Google, or needs none. */
  readonly localIssuer: Google['localIssuer'];
  /** With costs: for staff's pages and the server's own sums only. */
  readonly priceBook: PriceBookReader;
  /** Another text as soon as visitors see something else. */
  readonly edition: EditionReader;
  /** What is known about the company, for pages and mails. */
  readonly company: CompanyReader;
  /** Catalogue and sales prices, for pages and browsers. */
  readonly estimateContext: ContextReader;
  readonly estimate: Estimator;
  readonly estimateHours: HoursEstimator;
  readonly report: Reporter;
  readonly compareOffers: OffersComparer;
  readonly planeLight: PlaneLightReader;
  readonly outsideYield: OutsideYield;
  /** PVGIS itself, asked anew each time; null: nobody outside is asked for yields. */
  readonly pvgis: PvgisSource | null;
  /** The same for every roof face of a state. */
  readonly yieldsOf: YieldsReader;
  /** Roofs of houses, from the height model. */
  readonly roofs: RoofFinder;
  /** Stores what the last year of day-ahead prices lacks; null: nobody is asked for prices. */
  readonly refreshSpotPrices: RefreshSpotPrices | null;
  /** Where grid companies' tariffs are fetched; null: nobody is asked for them. */
  readonly tariffSource: TariffSource | null;
  /** Files that were sent along with requests. */
  readonly blobs: BlobStore;
  /** Sums and drawings, in threads of their own and charged to who asks. */
  readonly work: WorkPool;
  /** Pages, which are made in the thread that answers. */
  readonly turns: Turns;
};

/** The only place that wires adapters. Opens the database and fills an empty one. */
export async function createServices(
  settings: Settings,
  now: () => Date = () => new Date(),
  poolFor: (mode: Settings['mode']) => WorkPool = (mode) => workPool({ mode }),
): Promise<Services> {
  const log = createLogger(settings.logLevel);
  const metrics = createMetrics();
  const tracing = await openTracing(settings.tracing, log);
  const db = await openDatabase(settings, log, (ms, isError, text) => {
    metrics.queried(ms, isError);
    tracing?.queried(text, ms, isError);
  });
  const counts = dayCounts(db, now);
  const work = countWork(countAnswers(poolFor(settings.mode), counts), metrics, tracing);
  await seedCatalogue(db);
  await seedPriceBook(db, now());
  await seedTariffs(db, now());
  await keepConsentTexts(db, now(), log);
  const blobs = blobsOf(settings);
  if (settings.mode === 'local') {
    await seedVoices(db);
    await seedCompany({ db, now, blobs });
  }
  if (settings.google.kind === 'local') await inviteSampleStaff(db, now());
  await waitBriefly(db, settings.databaseUrl);
  const priceBook = priceBookReader(db, now);
  const pvgis = pvgisOf(settings, { log, told: metrics.yielded });
  const outsideYield = outsideYieldOf(
    pvgis === null ? null : keptYears({ db, source: pvgis, now, log }),
  );
  const spotPrices = spotPricesOf(settings, db, now);
  const edition = editionReader(db, now);
  const tariffs = tariffReader({ db, log }, edition);
  const catalogue = catalogueReader(db, edition);
  const readContext = contextReader({
    catalogue,
    priceBook,
    spotYears: spotPrices.read,
    tariffs,
    now,
  });
  const sources = { readContext, outsideYield, work };
  const secret = sessionSecretOf(settings);
  const google = googleOf(settings.google, log, now);
  return {
    settings,
    secret,
    db,
    log,
    metrics,
    tracing,
    counts,
    now,
    addresses: addressesOf(settings, log),
    mail: mailSender(settings),
    sms: smsSender(settings),
    personCheck: personCheckOf(settings, secret, log),
    google: google.signIn,
    localIssuer: google.localIssuer,
    priceBook,
    edition,
    company: companyReader(db, edition),
    estimateContext: readContext,
    estimate: estimatorOn(sources),
    estimateHours: hoursEstimatorOn(sources),
    report: reporterOn(sources),
    compareOffers: offersComparerOn(sources),
    planeLight: planeLightReader(outsideYield, work),
    outsideYield,
    pvgis,
    yieldsOf: yieldsReader(outsideYield),
    roofs: roofFinder(roofRegistersOf(settings, { log, now, told: metrics.registerAnswered }), {
      work,
      now,
      log,
    }),
    refreshSpotPrices: spotPrices.refresh,
    tariffSource: tariffSourceOf(settings),
    blobs,
    work,
    turns: new Turns(),
  };
}
