import { expect, test } from 'vitest';
import { pathsIn } from '../tests/route-paths.ts';
import { ownSpelling } from './own-spelling.server.ts';
import routes from './routes.ts';

const spellingOf = ownSpelling(pathsIn(await routes).filter((path) => path !== ''));

// The specification names SimpleReport, PvYieldReportOLD and pvgisTest so.
test.each([
  ['/EN/about', '/en/about'],
  ['/DA', '/da'],
  ['/Da/Guide', '/da/guide'],
  ['/da/Guide', '/da/guide'],
  ['/da/GUIDE.data', '/da/guide.data'],
  ['/EN.data', '/en.data'],
  ['/da/report/simplereport', '/da/report/SimpleReport'],
  ['/en/Report/SIMPLEENHANCEDREPORT', '/en/report/SimpleEnhancedReport'],
  ['/da/report/pvyieldreportold', '/da/report/PvYieldReportOLD'],
  ['/da/report/PvYieldReportOld.CSV', '/da/report/PvYieldReportOLD.csv'],
  ['/da/calculator/PVGISTEST', '/da/calculator/pvgisTest'],
  ['/da/calculator/pvgistest.data', '/da/calculator/pvgisTest.data'],
  ['/da/Calculator/Solrig-Calculator/Roof', '/da/calculator/solrig-calculator/roof'],
  ['/da/Articles/Own-Use', '/da/articles/Own-Use'],
  ['/da/Report/AbC-Key_1', '/da/report/AbC-Key_1'],
  ['/EN/report/AbC-Key_1/Share', '/en/report/AbC-Key_1/share'],
  ['/da/Thank-You/Picture/AbC', '/da/thank-you/picture/AbC'],
  ['/da/Legal/Privacy-Policy', '/da/legal/Privacy-Policy'],
  ['/da/deprecated/articleCopy', null],
  ['/da/Deprecated/articleCopy', '/da/deprecated/articleCopy'],
  ['/da/Admin/Leads/AbC', '/da/admin/leads/AbC'],
  ['/Robots.txt', '/robots.txt'],
  ['/EN/no/Such/Page', '/en/no/Such/Page'],
  ['/da/Guide/', '/da/guide/'],
  ['/da/report/SimpleReport', null],
  ['/da/calculator/pvgisTest', null],
  ['/da/guide', null],
  ['/da', null],
  ['/', null],
  ['/Guide', null],
  ['/da/articles/Guide', null],
  ['/da/report/Report', null],
  ['/no/Such/Page', null],
])('%s leads to %s', (asked, own) => expect(spellingOf(asked)).toBe(own));
