import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { calculationSuite } from './calculation-suite.ts';
import { contactSuite } from './contact-suite.ts';
import { countersSuite } from './counters-suite.ts';
import { fetchTariffsSuite } from './fetch-tariffs-suite.ts';
import { foundationSuite } from './foundation-suite.ts';
import { gatheredSuite } from './gathered-suite.ts';
import { identitySuite } from './identity-suite.ts';
import { dayCountSuite } from './day-count-suite.ts';
import { doubleSuite } from './double-suite.ts';
import { leadCsvSuite } from './lead-csv-suite.ts';
import { leadSuite } from './lead-suite.ts';
import { quoteSuite } from './quote-suite.ts';
import { offerSuite } from './offer-suite.ts';
import { servicesPerTest } from './open-services.ts';
import { oddTextSuite } from './odd-text-suite.ts';
import { olderDatabaseSuite } from './older-database-suite.ts';
import { olderPagesSuite } from './older-pages-suite.ts';
import { outboxSuite } from './outbox-suite.ts';
import { ownDataSuite } from './own-data-suite.ts';
import { privacySuite } from './privacy-suite.ts';
import { registerSuite } from './register-suite.ts';
import { reportListSuite } from './report-list-suite.ts';
import { reportSuite } from './report-suite.ts';
import { savedCalculationSuite } from './saved-calculation-suite.ts';
import { sendingSuite } from './sending-suite.ts';
import { saveRulesSuite } from './save-rules-suite.ts';
import { shareSuite } from './share-suite.ts';
import { spotPricesSuite } from './spot-prices-suite.ts';
import { priceSuite } from './price-suite.ts';
import { privacyStaffSuite } from './privacy-staff-suite.ts';
import { recordSuite } from './record-suite.ts';
import { tariffSuite } from './tariff-suite.ts';
import { staffReportsSuite } from './staff-reports-suite.ts';
import { staffSuite } from './staff-suite.ts';
import { uploadSuite } from './upload-suite.ts';
import { useCaseSuite } from './use-case-suite.ts';
import { voicesSuite } from './voices-suite.ts';
import { yieldCacheSuite } from './yield-cache-suite.ts';
import { postgresBinaries, startCluster, type Cluster } from './postgres-cluster.ts';

const binaries = postgresBinaries();
if (binaries === null) {
  process.stdout.write('PostgreSQL is not installed: its run of the database tests is skipped.\n');
}

describe.skipIf(binaries === null)('PostgreSQL', () => {
  let cluster: Cluster | null = null;
  beforeAll(() => {
    if (binaries !== null) cluster = startCluster(binaries);
  });
  afterAll(() => cluster?.stop());
  // Registered first, so run last: after the test's services are closed.
  afterEach(() => cluster?.giveBack());

  const databaseOf = async (state: 'empty' | 'filled') => {
    if (cluster === null) throw new Error('The cluster did not start.');
    return { DATABASE_URL: await cluster.database(state) };
  };
  const open = servicesPerTest(databaseOf);
  foundationSuite(open);
  countersSuite(open);
  offerSuite(open);
  contactSuite(open);
  identitySuite(open);
  voicesSuite(open);
  outboxSuite(open);
  sendingSuite(open);
  gatheredSuite(open);
  yieldCacheSuite(open);
  spotPricesSuite(open);
  olderDatabaseSuite(() => databaseOf('empty'));
  olderPagesSuite(() => databaseOf('empty'));
  reportSuite(open);
  calculationSuite(open);
  savedCalculationSuite(open);
  reportListSuite(open);
  ownDataSuite(open);
  oddTextSuite(open);
  privacySuite(open);
  registerSuite(open);
  saveRulesSuite(open);
  shareSuite(open);
  useCaseSuite(open);
  staffSuite(open);
  leadSuite(open);
  doubleSuite(open);
  dayCountSuite(open);
  leadCsvSuite(open);
  staffReportsSuite(open);
  fetchTariffsSuite(open);
  quoteSuite(open);
  uploadSuite(open);
  priceSuite(open);
  privacyStaffSuite(open);
  recordSuite(open);
  tariffSuite(open);
});
