import { CALCULATOR, HOUSE, openInputs, readAnswer } from './support/calculator.ts';
import { expect, expectSound, open, OTHER_READERS, test } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

for (const { locale, screen, viewport } of OTHER_READERS) {
  test.describe(`tools of the inputs, ${locale}, ${screen}`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('a change is undone and redone, by button and by key', async ({ page }) => {
      await open(page, `${CALCULATOR(locale)}?${HOUSE}&slope=20`);
      const inputs = await openInputs(page, words);
      const slope = inputs.getByRole('textbox', { name: words('calculator_slope') });
      const undo = inputs.getByRole('button', { name: words('depth_undo'), exact: true });
      const redo = inputs.getByRole('button', { name: words('depth_redo'), exact: true });
      const first = await readAnswer(page, words);
      await slope.fill('60');
      await slope.blur();
      const changed = await readAnswer(page, words);
      expect(changed).not.toEqual(first);
      await undo.click();
      await expect(slope).toHaveValue('20');
      expect(await readAnswer(page, words)).toEqual(first);
      await expect(undo, 'nothing is left to take back').toHaveAttribute('aria-disabled', 'true');
      await redo.click();
      await expect(slope).toHaveValue('60');
      await page.keyboard.press('Control+z');
      await expect(slope).toHaveValue('20');
      await page.keyboard.press('Control+Shift+z');
      await expect(slope).toHaveValue('60');
      // In the next field, into which nothing was typed, it is the change that is taken back.
      await slope.fill('50');
      await inputs.getByRole('textbox', { name: words('calculator_roof_area') }).focus();
      await page.keyboard.press('Control+z');
      await expect(slope).toHaveValue('60');
      await expectSound(page, 'the tools');
    });

    test('a reset starts over at the same place, and can be undone', async ({ page }) => {
      await open(page, `${CALCULATOR(locale)}?${HOUSE}&slope=20&systemLoss=30`);
      const inputs = await openInputs(page, words);
      const slope = inputs.getByRole('textbox', { name: words('calculator_slope') });
      await inputs.getByRole('button', { name: words('depth_reset'), exact: true }).click();
      await expect(slope).toHaveValue('35');
      await expect(page).toHaveURL(/peakPower=10/);
      await expect(page).not.toHaveURL(/systemLoss|slope/);
      await expect(page).toHaveURL(/address=/);
      await inputs.getByRole('button', { name: words('depth_undo'), exact: true }).click();
      await expect(slope).toHaveValue('20');
    });

    test('the link to share has the figures and no address', async ({ page }) => {
      await open(page, `${CALCULATOR(locale)}?${HOUSE}&slope=20&ownOffer.priceDkk=90000`);
      const inputs = await openInputs(page, words);
      await inputs.getByRole('button', { name: words('depth_link'), exact: true }).click();
      const field = inputs.getByRole('textbox', { name: words('depth_link_label') });
      const link = await field.inputValue();
      expect(link).toContain('slope=20');
      expect(link).not.toMatch(/address|ownOffer/);
      await open(page, link);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
