import { consentSuite } from './consent-suite.ts';
import { erasureRaceSuite } from './erasure-race-suite.ts';
import { erasureSuite } from './erasure-suite.ts';
import { importSuite } from './import-suite.ts';
import { myDataSuite } from './my-data-suite.ts';
import type { OpenServices } from './open-services.ts';
import { plantedSuite } from './planted-suite.ts';
import { retentionSuite } from './retention-suite.ts';

export function privacySuite(open: OpenServices): void {
  importSuite(open);
  erasureSuite(open);
  erasureRaceSuite(open);
  retentionSuite(open);
  plantedSuite(open);
  myDataSuite(open);
  consentSuite(open);
}
