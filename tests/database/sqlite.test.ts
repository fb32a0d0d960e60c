import { describe } from 'vitest';
import { foundationSuite } from './foundation-suite.ts';
import { offerSuite } from './offer-suite.ts';
import { servicesPerTest } from './open-services.ts';
import { outboxSuite } from './outbox-suite.ts';
import { spotPricesSuite } from './spot-prices-suite.ts';
import { yieldCacheSuite } from './yield-cache-suite.ts';

describe('SQLite', () => {
  const open = servicesPerTest(() => Promise.resolve({}));
  foundationSuite(open);
  offerSuite(open);
  outboxSuite(open);
  yieldCacheSuite(open);
  spotPricesSuite(open);
});
