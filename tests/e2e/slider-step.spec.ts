import {
  describeSliderSteps,
  measureSliderSteps,
  SHOWN_FIGURES,
  sliderPage,
} from '../../scripts/slider-step.ts';
import { DESKTOP, expect, test } from './support/site-test.ts';

// Times are printed, never asserted: the same step takes twice as long on a busy machine.
test.describe('slider', () => {
  test.use({ viewport: DESKTOP });

  test('every step shows the answer to its slope; its cost is printed', async ({
    page,
    baseURL,
  }) => {
    const steps = await measureSliderSteps(page, baseURL!);
    console.log(describeSliderSteps(steps));
    expect(steps).toHaveLength(60);
    for (const { slope, shown } of [steps[0]!, steps[29]!, steps[59]!]) {
      await page.goto(sliderPage(slope));
      expect(await page.locator(SHOWN_FIGURES).allInnerTexts(), `at ${slope}°`).toEqual(shown);
      expect(shown).toHaveLength(3);
    }
    // Saving and payback rise and fall again over sixty degrees: two distant steps may be alike,
    // but not many.
    expect(new Set(steps.map(({ shown }) => shown.join())).size).toBeGreaterThan(10);
  });
});
