import {
  CALCULATOR,
  changesAnswer,
  closeInputs,
  HOUSE,
  openInputs,
  readAnswer,
} from './support/calculator.ts';
import {
  expect,
  expectSound,
  open,
  READERS,
  test,
  untilLive,
  type Page,
  LONG_CALCULATION,
} from './support/site-test.ts';
import { wordsIn, type Words } from './support/words.ts';

type Inputs = Awaited<ReturnType<typeof openInputs>>;

for (const { locale, screen, viewport } of READERS) {
  test.describe(`calculator depth, ${locale}, ${screen}`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('battery strategy and the best size', async ({ page }) => {
      await open(page, `${CALCULATOR(locale)}?${HOUSE}&interestedInBattery=true`);
      const inputs = await openInputs(page, words);
      await followPrice(page, words, inputs);
      await expectSound(page, 'a battery that follows the price');
      await useBestSize(page, words, inputs);
      await expectSound(page, 'the best sizes');
      await closeInputs(page, words);
      await expectKept(
        page,
        words,
        /(?=.*batteryStrategy=price-driven)(?=.*calculatedNumberOfPanels=\d)/,
      );
    });

    test('two roof faces, and one again', async ({ page }) => {
      await open(page, `${CALCULATOR(locale)}?${HOUSE}`);
      const inputs = await openInputs(page, words);
      await expect(inputs.getByText(words('calculator_roof_one_face'))).toBeVisible();
      const before = await readAnswer(page, words);
      const added = await changesAnswer(page, words, () =>
        inputs.getByRole('button', { name: words('depth_faces_add') }).click(),
      );
      const second = inputs.getByRole('radio', {
        name: words('depth_faces_name', { number: '2' }),
      });
      await expect(second).toBeChecked();
      await expect(second, 'the new face is where one goes on').toBeFocused();
      const panels = inputs.getByRole('textbox', { name: words('depth_faces_panels') });
      await expect(panels).toHaveValue('6');
      const fewer = await changesAnswer(page, words, () => panels.fill('4'));
      expect(fewer).not.toEqual(added);
      await expectSound(page, 'two faces');
      await page.keyboard.press('Tab');
      await closeInputs(page, words);
      await expectKept(page, words, /roofFaces=/);

      const again = await openInputs(page, words);
      await again.getByRole('radio', { name: words('depth_faces_name', { number: '2' }) }).check();
      await again
        .getByRole('button', { name: words('depth_faces_remove', { number: '2' }) })
        .click();
      await expect(again.getByText(words('calculator_roof_one_face'))).toBeVisible();
      await expect(again.getByRole('button', { name: words('depth_faces_add') })).toBeFocused();
      await expect.poll(() => readAnswer(page, words)).toEqual(before);
    });

    test("another firm's offer, and a roof due for replacement", async ({ page }) => {
      await open(page, `${CALCULATOR(locale)}?${HOUSE}`);
      const inputs = await openInputs(page, words);
      await inputs.getByText(words('calculator_own_offer'), { exact: true }).click();
      const field = (name: Parameters<Words>[0]) =>
        inputs.getByRole('textbox', { name: words(name) });
      await field('depth_offer_price').fill('120000');
      const comparison = inputs.getByRole('region', { name: words('depth_offer_compare') });
      await expect(comparison.getByRole('row')).toHaveCount(4);
      await expect(comparison.getByRole('listitem'), 'nothing was promised').toHaveCount(0);
      await field('depth_offer_kwh').fill('20000');
      await field('depth_offer_growth').fill('4');
      await expect(comparison.getByRole('row')).toHaveCount(5);
      await expect(comparison.getByRole('listitem')).toHaveCount(2);

      await inputs.getByText(words('calculator_more_roof'), { exact: true }).click();
      await inputs.getByRole('checkbox', { name: words('calculator_replace_roof') }).check();
      const isCounted = inputs.getByRole('switch', { name: words('depth_roof_include') });
      await expect(isCounted).toBeChecked();
      const withWork = await readAnswer(page, words);
      await changesAnswer(page, words, () => isCounted.uncheck());
      await expect(inputs.getByText(words('depth_roof_left_out'))).toBeVisible();
      await isCounted.check();
      await expect.poll(() => readAnswer(page, words)).toEqual(withWork);
      await expectSound(page, 'offer and roof work');
      await closeInputs(page, words);
      await expectKept(page, words, /ownOffer\.promisedAnnualKwh=20/);
    });
  });
}

async function followPrice(page: Page, words: Words, inputs: Inputs) {
  const byPrice = inputs.getByRole('radio', { name: words('depth_strategy_price') });
  await expect(
    inputs.getByRole('radio', { name: words('depth_strategy_self') }),
    'what is taken for granted',
  ).toBeChecked();
  await changesAnswer(page, words, async () => {
    await inputs.getByRole('radio', { name: words('depth_strategy_self') }).focus();
    await page.keyboard.press('ArrowRight');
  });
  await expect(byPrice).toBeChecked();
  await expect(inputs.getByText(words('depth_strategy_price_help'))).toBeVisible();
  const [beforeAmount = ''] = words('depth_foresight_gap', { amount: '\n' }).split('\n');
  await expect(inputs.getByText(beforeAmount)).toBeVisible();
}

async function useBestSize(page: Page, words: Words, inputs: Inputs) {
  await inputs.getByRole('button', { name: words('depth_sizes_find') }).click();
  const card = inputs.getByRole('region', { name: words('depth_sizes_highest') });
  await expect(card).toBeVisible(LONG_CALCULATION);
  // The answer says above its figure that it is about so much.
  const about = words('calculator_about_price', { amount: '' });
  const figures = (await card.locator('dd').allInnerTexts()).map((text) =>
    plain(text.replace(about, '')),
  );
  expect(figures).toHaveLength(4);
  await card.getByRole('button', { name: words('depth_sizes_use') }).click();
  await expect(card.getByRole('button', { name: words('depth_sizes_used') })).toBeFocused();
  await expect
    .poll(() => readAnswer(page, words), 'the answer is what the card said')
    .toEqual(figures.slice(0, 3));
}

/** The address contains it, and gives the same answer again. */
async function expectKept(page: Page, words: Words, inAddress: RegExp) {
  await expect(page).toHaveURL(inAddress);
  const answer = await readAnswer(page, words);
  await page.reload();
  await untilLive(page);
  expect(await readAnswer(page, words), 'after a reload').toEqual(answer);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
