import {
  describePageSize,
  measurePageSize,
  SIZE_LIMITS,
  sumBytes,
} from '../../scripts/page-size.ts';
import { DESKTOP, expect, test } from './support/site-test.ts';

test.use({ viewport: DESKTOP });

for (const limit of SIZE_LIMITS) {
  test(`the script of ${limit.name} stays within its limit`, async ({ page, baseURL }) => {
    const size = await measurePageSize(page, baseURL! + limit.path);
    console.log(describePageSize(limit, size));
    expect(size.first.length).toBeGreaterThan(0);
    expect(sumBytes(size.first)).toBeLessThanOrEqual(limit.limitBytes);
    expect(sumBytes(size.later)).toBeLessThanOrEqual(limit.laterLimitBytes);
  });
}
