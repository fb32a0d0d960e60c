import { CALCULATOR, HOUSE } from './support/calculator.ts';
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

const PANELS = 'calculatedNumberOfPanels=10';
const found = (locale: string) =>
  `/${locale}/calculator/found-roof?${HOUSE}&${PANELS}&demonstration=1`;

for (const locale of LOCALES) {
  test.describe(`found roof, ${locale}`, () => {
    const words = wordsIn(locale);
    test.use({ viewport: locale === 'da' ? DESKTOP : PHONE });

    test('is turned by keys, followed through a day, and taken into the calculator', async ({
      page,
    }) => {
      await open(page, found(locale));
      await untilLive(page);
      const table = page.getByRole('slider', { name: words('roof_view_turn') });
      await expect(table).toHaveAttribute('aria-valuenow', '0');
      await table.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(table).toHaveAttribute('aria-valuenow', '5');
      await page.getByRole('radio', { name: words('roof_view_above_button') }).check();
      await expect(table).toHaveAttribute('aria-valuetext', words('roof_view_from_above'));

      const hour = page.getByRole('slider', { name: words('roof_view_hour') });
      const picture = page.getByRole('img', { name: new RegExp(words('roof_view_from_above')) });
      const before = await picture.getAttribute('aria-label');
      await hour.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(picture).not.toHaveAttribute('aria-label', before!);
      await expectSound(page, 'found roof');
      await expectNoSidewaysScroll(page, 'found roof');

      const use = page.getByRole('link', { name: words('roof_view_use') });
      await use.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/roofLayout=found_demonstration_/);
      await page.mouse.wheel(0, 10);
      const roof = page.getByRole('region', { name: new RegExp(words('roof_title')) });
      await expect(roof.getByText(words('roof_found_example'))).toBeVisible();
      await expectSound(page, 'found roof in the editor');
    });
  });
}

/** The names of what Tab stops at from here on. */
async function stopsByTab(page: Page, most: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement | null;
        return (focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').trim();
      }),
    );
  }
  return names;
}

test.describe('found roof, corrected', () => {
  test.use({ viewport: DESKTOP });
  const words = wordsIn('da');

  test('a side is moved by key and by pointer, and each move is undone', async ({ page }) => {
    await open(page, found('da'));
    await page.getByRole('link', { name: words('roof_view_use') }).click();
    await page.waitForURL(/roofLayout=found_/);
    await page.mouse.wheel(0, 10);
    const layout = () => new URL(page.url()).searchParams.get('roofLayout');
    const roof = page.getByRole('region', { name: new RegExp(words('roof_title')) });
    const side = roof.getByRole('button', { name: /^Side 1,/ });
    const begun = layout();
    await side.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(layout).not.toBe(begun);
    await roof.getByRole('button', { name: words('depth_undo') }).click();
    await expect.poll(layout).toBe(begun);
    // The pointer reaches only what is in the window, clear of what sticks to its top.
    await side.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = (await side.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // Whichever way the side runs, this is across it.
    await page.mouse.move(x - 20, y + 8, { steps: 4 });
    await page.mouse.up();
    await expect.poll(layout).not.toBe(begun);
  });

  test('every correction is made by keys, and the focus is never lost', async ({ page }) => {
    // Enough for two faces: the last one can't be dropped.
    await open(page, found('da').replace(PANELS, 'calculatedNumberOfPanels=30'));
    await page.getByRole('link', { name: words('roof_view_use') }).press('Enter');
    await page.waitForURL(/roofLayout=found_/);
    await page.keyboard.press('PageDown');
    const layout = () => new URL(page.url()).searchParams.get('roofLayout');
    const roof = page.getByRole('region', { name: words('roof_title'), exact: true });
    const button = (name: string | RegExp) =>
      roof.getByRole('button', { name, exact: typeof name === 'string' });
    const undo = button(words('depth_undo'));
    await undo.focus();
    const stops = await stopsByTab(page, 60);
    for (const name of [
      /^Side 1,/,
      /^Side 4,/,
      /^Tilføj en skorsten$/,
      /^Skorsten, /,
      /^Panel 1$/,
    ]) {
      expect(stops, String(name)).toContainEqual(expect.stringMatching(name));
    }
    expect(stops).toContain(words('roof_face_drop'));
    const press = async (name: string | RegExp, key: string) => {
      const before = layout();
      await button(name).last().press(key);
      await expect.poll(layout, `${key} on ${String(name)}`).not.toBe(before);
      expect(await page.evaluate(() => document.activeElement?.tagName), key).not.toBe('BODY');
    };
    const begun = layout();
    await press(/^Side 2,/, 'ArrowDown');
    await press(words('depth_undo'), 'Enter');
    expect(layout()).toBe(begun);
    const chimneys = button(/^Skorsten, /);
    const count = await chimneys.count();
    await press(words('roof_chimney_add'), 'Enter');
    await expect(chimneys).toHaveCount(count + 1);
    await press(/^Skorsten, /, 'ArrowRight');
    await press(/^Skorsten, /, 'Delete');
    await expect(chimneys).toHaveCount(count);
    await press(/^Panel /, ' ');
    await press(words('roof_face_drop'), 'Enter');
    // Nobody had chosen a face: the one that was dropped still stays, and can be taken back.
    const empty = roof.getByText(words('roof_face_empty'));
    await expect(empty).toBeVisible();
    await press(words('roof_face_use'), 'Enter');
    await expect(empty).toBeHidden();
    await expectSound(page, 'found roof, corrected by keys');
  });

  test('on the page of its own its corners are moved, and undone', async ({ page }) => {
    await open(page, found('da'));
    await page.getByRole('link', { name: words('roof_view_use') }).press('Enter');
    await page.waitForURL(/roofLayout=found_/);
    await open(page, `${CALCULATOR('da')}/roof${new URL(page.url()).search}`);
    const layout = () => new URL(page.url()).searchParams.get('roofLayout');
    const begun = layout();
    const corner = page.getByRole('button', { name: /^Hjørne 2 af/ });
    await corner.press('ArrowLeft');
    await expect.poll(layout).not.toBe(begun);
    const byKey = layout();
    await page.getByRole('button', { name: words('depth_undo') }).click();
    await expect.poll(layout).toBe(begun);
    await corner.hover();
    const box = (await corner.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 12, y - 12, { steps: 4 });
    await page.mouse.up();
    await expect.poll(layout).not.toBe(begun);
    expect(layout()).not.toBe(byKey);
    await expectSound(page, 'found roof on its own page');
  });

  test('is drawn in the report and its links keep it', async ({ page }) => {
    await open(page, found('da'));
    const href = await page
      .getByRole('link', { name: words('roof_view_use') })
      .getAttribute('href');
    const query = href!.slice(href!.indexOf('?'), href!.indexOf('#'));
    await open(page, `/da/calculator/report${query}`);
    const name = words('roof_picture_title', { count: '10' });
    await expect(page.getByRole('img', { name })).toBeVisible();
  });
});

test.describe('found roof without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });
  const words = wordsIn('da');

  test('is drawn by the server for the day and hour of a form', async ({ page }) => {
    await page.goto(found('da'));
    await expect(page.getByRole('img', { name: /22\. august kl\. / })).toBeVisible();
    await page.locator('select[name=viewFrom]').selectOption('above');
    await page.locator('select[name=viewHour]').selectOption('72');
    await page.getByRole('button', { name: words('roof_view_show') }).click();
    await expect(
      page.getByRole('img', { name: new RegExp(words('roof_view_from_above')) }),
    ).toBeVisible();
    await expectNoSidewaysScroll(page, 'found roof without JavaScript');
    const use = page.getByRole('link', { name: words('roof_view_use') });
    expect(await use.getAttribute('href')).toContain('roofLayout=found_demonstration_');
  });

  test('says why where no roof is found, and leads to the drawing', async ({ page }) => {
    await page.goto(`/da/calculator/found-roof?${HOUSE}`);
    await expect(page.getByText(words('roof_view_none_title'))).toBeVisible();
    await page.getByRole('link', { name: words('roof_view_draw') }).click();
    await expect(page).toHaveURL(new RegExp(CALCULATOR('da')));
  });
});
