import { CALCULATOR, openInputs, readAnswer } from './support/calculator.ts';
import { DESKTOP, expect, expectSound, LOCALES, open, test } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

for (const locale of LOCALES) {
  test.describe(`unfinished input, ${locale}`, () => {
    test.use({ viewport: DESKTOP });
    const words = wordsIn(locale);

    test('is there when the calculator is opened again', async ({ context }) => {
      const first = await context.newPage();
      await open(first, CALCULATOR(locale));
      await expect(first.getByText(words('calculator_restored'))).toBeHidden();
      const inputs = await openInputs(first, words);
      await inputs.getByRole('textbox', { name: words('calculator_slope') }).fill('8');
      await inputs.getByRole('switch', { name: words('calculator_with_battery') }).click();
      await expect(first).toHaveURL(/interestedInBattery=true/);
      const answer = await readAnswer(first, words);
      await first.close();

      const second = await context.newPage();
      await open(second, CALCULATOR(locale));
      await expect(second.getByText(words('calculator_restored'))).toBeVisible();
      expect(await readAnswer(second, words)).toEqual(answer);
      const there = await openInputs(second, words);
      await expect(there.getByRole('textbox', { name: words('calculator_slope') })).toHaveValue(
        '8',
      );
      await expectSound(second, 'restored figures');
    });

    test('gives way to an address with its own figures', async ({ context }) => {
      const first = await context.newPage();
      await open(first, `${CALCULATOR(locale)}?lat=55.6761&lon=12.5683&slope=40`);
      const inputs = await openInputs(first, words);
      await inputs.getByRole('textbox', { name: words('calculator_slope') }).fill('8');
      await expect(first).toHaveURL(/slope=8(&|$)/);
      await first.close();

      const second = await context.newPage();
      await open(second, `${CALCULATOR(locale)}?lat=55.6761&lon=12.5683&slope=40`);
      const there = await openInputs(second, words);
      await expect(there.getByRole('textbox', { name: words('calculator_slope') })).toHaveValue(
        '40',
      );
      await expect(second.getByText(words('calculator_restored'))).toBeHidden();
    });
  });
}
