import { CALCULATOR, HOUSE, layoutIn } from './support/calculator.ts';
import {
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  expectSound,
  LOCALES,
  open,
  PHONE,
  test,
  untilLive,
  type Page,
} from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

const DRAWN = `${HOUSE}&roofFaces=30_-8_9*30_82_8&roofLayout=l-shape_15_8_5.6*0p_11-12_c5.2x3.52*1p`;
const ROOF = (locale: string) => `${CALCULATOR(locale)}/roof?${DRAWN}`;

for (const locale of LOCALES) {
  test.describe(`the roof on its own page, ${locale}`, () => {
    const words = wordsIn(locale);
    const viewport = locale === 'da' ? DESKTOP : PHONE;
    test.use({ viewport });

    test('is opened from the calculator, and what is drawn is there on the way back', async ({
      page,
    }) => {
      await open(page, `${CALCULATOR(locale)}?${DRAWN}`);
      await page.mouse.wheel(0, 10);
      // A tab that is chosen stays chosen.
      const months = page.getByRole('tab', { name: words('calculator_tab_months') });
      await months.click();
      await page.getByRole('link', { name: words('roof_screen_open') }).click();
      await page.waitForURL(/solrig-calculator\/roof\?/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('roof_title'));
      await expect(page).toHaveTitle(new RegExp(words('roof_title')));
      await expectSound(page, 'the roof on its own page');
      await expectNoSidewaysScroll(page, 'the roof on its own page');
      const begun = layoutIn(page);
      if (viewport === PHONE) await page.getByRole('table').getByRole('button').first().click();
      const panel = (number: string) =>
        page.getByRole('button', { name: words('roof_panel_label', { number }), exact: true });
      await panel('9').click();
      await expect(panel('9')).toHaveCount(0);
      await expect.poll(() => layoutIn(page)).not.toBe(begun);
      if (viewport === PHONE) {
        await expectSound(page, 'a face on its sheet');
        await page.getByRole('button', { name: words('calculator_done') }).click();
      }
      const drawn = layoutIn(page);
      await page.getByRole('link', { name: words('roof_screen_back') }).click();
      await page.waitForURL(/solrig-calculator\?/);
      expect(layoutIn(page)).toBe(drawn);
      await expect(months).toHaveAttribute('aria-selected', 'true');
      const section = page.getByRole('region', { name: words('roof_title'), exact: true });
      await expect(section).toBeInViewport();
      // The same calculation: the change is taken back where it was not made.
      await section.getByRole('button', { name: words('depth_undo') }).click();
      await expect.poll(() => layoutIn(page)).toBe(begun);
    });

    test('is led to from the small picture among the inputs', async ({ page }) => {
      await open(page, `${CALCULATOR(locale)}?${DRAWN}`);
      if (viewport === PHONE) {
        await page.getByRole('button', { name: words('calculator_adjust'), exact: true }).click();
      }
      await page.getByRole('link', { name: words('roof_sketch_edit'), exact: true }).click();
      await page.waitForURL(/solrig-calculator\/roof\?/);
      // The sheet that the picture stands in on a phone is no longer before the page.
      await page.getByRole('link', { name: words('roof_screen_back') }).click();
      await page.waitForURL(/solrig-calculator\?/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('stands by itself, and leads on to the whole calculation', async ({ page }) => {
      await open(page, ROOF(locale));
      await untilLive(page);
      const turn = page.getByRole('slider', { name: words('roof_handle_turn') });
      await turn.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(turn).toHaveAttribute('aria-valuenow', '-7');
      await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/roof$/);
      await page.getByRole('link', { name: words('roof_screen_back') }).click();
      await expect(page.getByRole('region', { name: words('calculator_heading') })).toBeVisible();
      await expectSound(page, 'the calculator after the roof');
    });
  });
}

test.describe('panels pressed on the plan', () => {
  test.use({ viewport: DESKTOP });
  const words = wordsIn('da');

  test('go and come back, the chimney is dragged along the slope, and arrows follow the sheet', async ({
    page,
  }) => {
    await open(page, ROOF('da'));
    await untilLive(page);
    const panels = page.getByRole('button', { name: /^Panel \d+$/, pressed: true });
    await expect(panels).toHaveCount(9);
    await page.getByRole('button', { name: words('roof_fill', { count: '3' }) }).click();
    await expect(panels).toHaveCount(12);
    await panels.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    await expect(panels).toHaveCount(11);
    const chimney = page.getByRole('button', { name: new RegExp(`^${words('roof_chimney')}, `) });
    const named = await chimney.getAttribute('aria-label');
    const box = (await chimney.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y + 10, { steps: 4 });
    await page.mouse.up();
    await expect(chimney).not.toHaveAttribute('aria-label', named!);
  });
});

test.describe('the house made larger, and a face beside it', () => {
  const words = wordsIn('da');
  const corner = (page: Page, number: string) =>
    page.getByRole('button', {
      name: new RegExp(
        `^${words('roof_corner_handle', { number, length: '', height: '' }).split('  ')[0]}`,
      ),
    });

  test.describe('on a desktop', () => {
    test.use({ viewport: DESKTOP });

    test('a corner is dragged, and moved by arrows; both are taken back', async ({ page }) => {
      await open(page, ROOF('da'));
      await untilLive(page);
      const begun = layoutIn(page);
      await expect(page.getByText(/^\d+\s% af bedste$/).first()).toBeVisible();
      // The left end of the eave of the front, which faces a little east of south.
      const first = corner(page, '1');
      // Each is taken back by itself: two that follow each other quickly are one step, and two on a busy machine are two.
      const undo = page.getByRole('button', { name: words('depth_undo') });
      for (const [key, moved, takeBack] of [
        ['ArrowLeft', /^l-shape_15\.1_8_5\.6/, () => undo.click()],
        ['Shift+ArrowDown', /^l-shape_15_8\.01_5\.6/, () => page.keyboard.press('Control+z')],
      ] as const) {
        await first.focus();
        await page.keyboard.press(key);
        await expect.poll(() => layoutIn(page)).toMatch(moved);
        await expect(first).toBeFocused();
        await takeBack();
        await expect.poll(() => layoutIn(page)).toBe(begun);
      }

      const box = (await first.boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 60, y, { steps: 4 });
      // The house stands still under the hand.
      expect(layoutIn(page)).toBe(begun);
      await page.mouse.up();
      await expect.poll(() => layoutIn(page)).toMatch(/^l-shape_1[67]/);
      await expectSound(page, 'a house made longer');
    });
  });

  for (const [name, viewport] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    test.describe(`on a ${name}`, () => {
      test.use({ viewport });
      test('a face is added with its own measures, and goes again', async ({ page }) => {
        await open(page, ROOF('da'));
        await untilLive(page);
        const rows = page.getByRole('table').locator('tbody tr');
        await expect(rows).toHaveCount(4);
        await page.getByRole('button', { name: words('roof_beside_add') }).click();
        await expect(rows).toHaveCount(5);
        await expect.poll(() => layoutIn(page)).toMatch(/^l-shape_15_8_5\.6_6x4x10x0\*.*\*4p$/);
        const slope = page.getByRole('textbox', { name: words('roof_beside_slope') });
        await slope.fill('20');
        await slope.press('Enter');
        await expect.poll(() => layoutIn(page)).toMatch(/_6x4x20x0\*/);
        await expectSound(page, 'a face beside the house');
        await expectNoSidewaysScroll(page, 'a face beside the house');
        await page.getByRole('button', { name: words('roof_beside_remove') }).click();
        await expect(rows).toHaveCount(4);
        await expect.poll(() => layoutIn(page)).toMatch(/^l-shape_15_8_5\.6\*/);
      });
    });
  }
});

test.describe('the shade of a face on a phone', () => {
  test.use({ viewport: PHONE });

  test('is chosen on its sheet, and told by months', async ({ page }) => {
    const words = wordsIn('da');
    await open(page, ROOF('da'));
    await untilLive(page);
    await page.getByRole('table').getByRole('button').first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('tab', { name: words('roof_sheet_shade') }).click();
    const months = sheet.getByRole('table', { name: words('roof_shade_table') });
    await expect(months).toBeHidden();
    await sheet.getByText(words('calculator_shading_much'), { exact: true }).click();
    await expect(months).toBeVisible();
    // Nothing around the house was measured.
    await expect(sheet.getByText(words('roof_shade_note'))).toBeHidden();
    await expectSound(page, 'the shade of a face');
  });
});

test.describe('the roof on its own page without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });
  const words = wordsIn('da');

  test('is drawn by the server, and its form draws another', async ({ page }) => {
    await page.goto(ROOF('da'));
    await expect(page.getByRole('table').getByText(words('roof_faces_total'))).toBeVisible();
    await page.locator('select[name=roofShape]').selectOption('gable');
    await page.locator('input[name=roofLengthM]').fill('14');
    await page.getByRole('button', { name: words('calculator_recalculate') }).click();
    await page.waitForURL(/\/roof\?.*roofLayout=gable_14_/);
    await expectNoSidewaysScroll(page, 'the roof without JavaScript');
    await page.getByRole('link', { name: words('roof_screen_back') }).click();
    await expect(page).toHaveURL(/solrig-calculator\?/);
  });
});
