import { measureSliderSteps, SHOWN_FIGURES, sliderPage } from '../../scripts/slider-step.ts';
import { DESKTOP, expect, test } from './support/site-test.ts';

// What a step costs is measured by npm run bench: the same step takes twice as long on a busy machine.
const STEPS = 16;

test.describe('slider', () => {
  test.use({ viewport: DESKTOP });

  test('every step shows the answer to its slope', async ({ page, baseURL }) => {
    const steps = await measureSliderSteps(page, baseURL!, STEPS);
    expect(steps).toHaveLength(STEPS);
    for (const { slope, shown } of [steps[0]!, steps[STEPS / 2]!, steps[STEPS - 1]!]) {
      await page.goto(sliderPage(slope));
      expect(await page.locator(SHOWN_FIGURES).allInnerTexts(), `at ${slope}°`).toEqual(shown);
      expect(shown).toHaveLength(3);
    }
    // Two steps may be alike where saving and payback turn, but not many.
    expect(new Set(steps.map(({ shown }) => shown.join())).size).toBeGreaterThan(STEPS / 2);
  });
});
