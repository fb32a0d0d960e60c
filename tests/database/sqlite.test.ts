import { describe } from 'vitest';
import { contactSuite } from './contact-suite.ts';
import { foundationSuite } from './foundation-suite.ts';
import { identitySuite } from './identity-suite.ts';
import { offerSuite } from './offer-suite.ts';
import { servicesPerTest } from './open-services.ts';
import { outboxSuite } from './outbox-suite.ts';
import { privacySuite } from './privacy-suite.ts';
import { reportSuite } from './report-suite.ts';
import { shareSuite } from './share-suite.ts';
import { spotPricesSuite } from './spot-prices-suite.ts';
import { voicesSuite } from './voices-suite.ts';
import { yieldCacheSuite } from './yield-cache-suite.ts';

describe('SQLite', () => {
  const open = servicesPerTest(() => Promise.resolve({}));
  foundationSuite(open);
  offerSuite(open);
  contactSuite(open);
  identitySuite(open);
  voicesSuite(open);
  outboxSuite(open);
  yieldCacheSuite(open);
  spotPricesSuite(open);
  reportSuite(open);
  privacySuite(open);
  shareSuite(open);
});
