import { CALCULATOR, HOUSE, layoutIn, readAnswer } from './support/calculator.ts';
import { textOfPdf } from './support/pdf-text.ts';
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
} from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

for (const locale of LOCALES) {
  test.describe(`roof, ${locale}`, () => {
    const words = wordsIn(locale);
    const viewport = locale === 'da' ? DESKTOP : PHONE;
    test.use({ viewport });

    test('drawn from a typical roof, changed by keys, pointer and number, stored in the link', async ({
      page,
    }) => {
      await open(
        page,
        `${CALCULATOR(locale)}?${HOUSE}&slope=30&azimuth=0&calculatedNumberOfPanels=12`,
      );
      // The first touch loads the code.
      await page.mouse.wheel(0, 10);
      const roof = page.getByRole('region', { name: new RegExp(words('roof_title')) });
      const pressed = (name: RegExp) => roof.getByRole('button', { name, pressed: true });
      const panels = pressed(new RegExp(`^${words('roof_panel_label', { number: '' })}\\d+$`));
      // On a phone a face opens over the page.
      const isSheet = viewport === PHONE;
      const openFace = async () => {
        if (isSheet) await roof.getByRole('table').getByRole('button').first().click();
      };
      const closeFace = async () => {
        if (isSheet) await roof.getByRole('button', { name: words('calculator_done') }).click();
      };
      const shape = roof.getByRole('button', { name: words('roof_shape_gable') });
      await shape.click();
      await expect(shape).toHaveAttribute('aria-pressed', 'true');
      await openFace();
      await expect(panels).toHaveCount(12);

      await test.step('a panel is removed by key, and the answer follows', async () => {
        const before = await readAnswer(page, words);
        await panels.first().focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press(' ');
        await expect(panels).toHaveCount(11);
        expect(await readAnswer(page, words)).not.toEqual(before);
        await expect.poll(() => layoutIn(page)).toMatch(/^gable_12_8_4\*0p_1-/);
        await expect(roof.getByText(words('roof_change'))).toBeVisible();
      });
      await test.step('a chimney takes the panels beneath it, moves by key, and is removed', async () => {
        await roof.getByRole('button', { name: words('roof_chimney_add') }).click();
        const chimney = roof.getByRole('button', {
          name: new RegExp(`^${words('roof_chimney')}, `),
        });
        const named = await chimney.getAttribute('aria-label');
        await chimney.focus();
        await page.keyboard.press('ArrowDown');
        await expect(chimney).not.toHaveAttribute('aria-label', named!);
        await page.keyboard.press('Delete');
        await expect(chimney).toHaveCount(0);
      });
      await test.step('the house turns by key, pointer and number', async () => {
        if (isSheet) await expectSound(page, 'a face on its sheet');
        await closeFace();
        const handle = roof.getByRole('slider', { name: words('roof_handle_turn') });
        await handle.focus();
        await page.keyboard.press('Shift+ArrowRight');
        await expect(handle).toHaveAttribute('aria-valuenow', '-5');
        // What is fetched above it as it comes near moves it: the pointer waits until it stands still.
        await handle.hover();
        const from = (await handle.boundingBox())!;
        await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
        await page.mouse.down();
        // To the right of the middle of the compass: east.
        const plan = (await roof.getByRole('group', { name: /12,?\.?0? × 8/ }).boundingBox())!;
        await page.mouse.move(plan.x + plan.width - 20, plan.y + plan.width / 2, { steps: 8 });
        await page.mouse.up();
        await expect(handle).toHaveAttribute('aria-valuenow', '-90');
        await openFace();
        if (isSheet) await roof.getByRole('tab', { name: words('roof_sheet_direction') }).click();
        const front = roof.getByRole('textbox', { name: words('roof_front') });
        await expect(front).toHaveValue('90');
        const sideOf = (side: 'east' | 'west') =>
          new RegExp(`^${words(`calculator_azimuth_unit_${side}`)}`);
        await expect(front).toHaveAccessibleDescription(sideOf('east'));
        await front.fill('20');
        // A figure without a sign stays on the side that the field names.
        await expect(handle).toHaveAttribute('aria-valuenow', '-20');
        await front.fill(locale === 'da' ? '20 v' : '20 west');
        await expect(handle).toHaveAttribute('aria-valuenow', '20');
        await front.blur();
        await expect(front).toHaveValue('20');
        await expect(front).toHaveAccessibleDescription(sideOf('west'));
        await expect(handle).toHaveAttribute('aria-valuenow', '20');
        await expect.poll(() => new URL(page.url()).searchParams.get('azimuth')).toBe('20');
        if (isSheet) await expectSound(page, 'its direction');
        await closeFace();
      });
      await test.step('a second face gets its own panels', async () => {
        await roof.getByRole('table').getByRole('button').nth(1).click();
        await roof.getByRole('button', { name: words('roof_face_use') }).click();
        await expect
          .poll(() => new URL(page.url()).searchParams.get('roofFaces'))
          .toMatch(/_-160_/);
        await closeFace();
        await roof.getByRole('button', { name: words('depth_undo') }).click();
        await expect.poll(() => new URL(page.url()).searchParams.get('roofFaces')).toBeNull();
        await roof.getByRole('button', { name: words('depth_redo') }).click();
        await expect.poll(() => new URL(page.url()).searchParams.get('roofFaces')).not.toBeNull();
      });
      await test.step('sound, and the link draws the same roof', async () => {
        await expectSound(page, 'roof');
        await roof.getByRole('table').getByRole('button').first().click();
        const drawn = await panels.count();
        expect(drawn).toBeGreaterThan(0);
        await page.reload();
        await untilLive(page);
        await page.mouse.wheel(0, 10);
        await expect(shape).toHaveAttribute('aria-pressed', 'true');
        await openFace();
        await expect(panels).toHaveCount(drawn);
      });
    });

    test('appears in the report, its PDF and the request', async ({ page }) => {
      const drawn = `${HOUSE}&roofFaces=30_-8_10*30_82_10&roofLayout=l-shape_15_8_5.6*0p_11-12_c5.2x3.52*1p`;
      const name = words('roof_picture_title', { count: '20' });
      for (const path of ['report', 'offer']) {
        await open(page, `/${locale}/calculator/${path}?${drawn}`);
        await expect(page.getByRole('img', { name })).toBeVisible();
        await expectSound(page, `drawn roof in the ${path}`);
      }
      const text = await textOfPdf(page, `/${locale}/calculator/report.pdf?${drawn}`);
      expect(text).toContain(name);
      // A roof changed since, or never drawn, is not shown.
      await open(page, `/${locale}/calculator/report?${HOUSE}`);
      await expect(
        page.getByRole('img', { name: /Taget set fra oven|roof from above/ }),
      ).toHaveCount(0);
    });
  });
}

test.describe('roof without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });
  const words = wordsIn('da');

  test('is a form; the server draws it and counts anew', async ({ page }) => {
    await page.goto(`${CALCULATOR('da')}?${HOUSE}&calculatedNumberOfPanels=8&whole=1`);
    const field = (name: string) => page.locator(`input[name=${name}]`);
    await page.locator('select[name=roofShape]').selectOption('gable');
    await field('roofLengthM').fill('14');
    await field('roofWidthM').fill('9');
    await field('roofFrontDeg').fill('-20');
    await field('roofSlopeDeg').fill('25');
    await field('roofPanels').fill('10');
    await page
      .locator('form:has(select[name=roofShape])')
      .getByRole('button', { name: words('calculator_recalculate') })
      .click();
    await page.waitForURL(/roofLayout=gable_14_9/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('roofShape')).toBeNull();
    expect(searchParams.get('azimuth')).toBe('-20');
    expect(searchParams.get('slope')).toBe('25');
    expect(searchParams.get('calculatedNumberOfPanels')).toBe('10');
    await expect(field('roofLengthM')).toHaveValue('14');
    await expectNoSidewaysScroll(page, 'roof without JavaScript');

    await field('roofBesideLengthM').nth(0).fill('6');
    await field('roofBesideWidthM').nth(0).fill('4');
    await page
      .locator('form:has(select[name=roofShape])')
      .getByRole('button', { name: words('calculator_recalculate') })
      .click();
    await page.waitForURL(/roofLayout=gable_14_9_[^&]*6x4x10x0/);
    await expect(field('roofPanels')).toHaveValue('10');
    await expect(field('roofBesideLengthM').nth(0)).toHaveValue('6');
    // Room for one more.
    await expect(field('roofBesideLengthM').nth(1)).toHaveValue('');
  });
});
