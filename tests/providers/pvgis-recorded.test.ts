import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPvgisText } from '../../server/providers/yield/pvgis-answer.ts';
import { PVGIS_AARHUS } from '../truth/pvgis-aarhus-data.ts';

// The recorded answer stays beside the project; a checkout without it skips what needs it.
const file = new URL(
  '../../../shared/reference/pvgis-pvcalc-response-aarhus.json',
  import.meta.url,
);
const isThere = existsSync(file);
const absent = isThere ? '' : ' (skipped: ../shared/reference is not beside this checkout)';

test.skipIf(!isThere)(`a recorded answer of PVGIS 5.3 is read as it is published${absent}`, () => {
  const year = readPvgisText(readFileSync(file, 'utf8'));
  if (!year.ok) throw new Error(year.error.kind);
  expect(year.value.monthlyYield).toEqual({
    source: 'pvgis',
    database: 'PVGIS-SARAH3',
    years: '2005–2023',
    monthlyKwhPerKwp: PVGIS_AARHUS.monthlyKwh,
  });
});
