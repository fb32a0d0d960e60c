import { describeSliderSteps, measureSliderSteps } from '../../scripts/slider-step.ts';
import { DESKTOP, expect, test } from './support/site-test.ts';

// Printed, never asserted: the same step takes twice as long on a machine that is busy.
test.describe('slider', () => {
  test.use({ viewport: DESKTOP });

  test('every step gives a new answer; what it costs is printed', async ({ page, baseURL }) => {
    const steps = await measureSliderSteps(page, baseURL!);
    console.log(describeSliderSteps(steps));
    expect(steps).toHaveLength(60);
  });
});
