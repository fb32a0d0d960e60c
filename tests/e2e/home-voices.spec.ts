import { DESKTOP, expect, open, PHONE, test, type Page } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

// The testimonials of the home page: one large, turned by hand or by itself.
const words = wordsIn('da');

const carousel = (page: Page) => page.locator('[aria-roledescription]');
const press = (page: Page, name: string) =>
  carousel(page).getByRole('button', { name, exact: true }).click();
const large = (page: Page) => carousel(page).locator('[aria-live] blockquote:visible');
const place = (page: Page, at: number, of: number) =>
  expect(
    carousel(page).getByText(words('voices_place', { at, of }), { exact: true }),
  ).toBeVisible();

async function openVoices(page: Page): Promise<number> {
  await open(page, '/da');
  await carousel(page).scrollIntoViewIfNeeded();
  // Its code has come when the server's drawing is no longer in its place.
  await expect(carousel(page).locator('xpath=ancestor::*[@data-waiting]')).toHaveCount(0);
  return carousel(page).locator('[aria-live] blockquote').count();
}

test.describe('turned by hand', () => {
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

  test('by buttons and keys; with less motion asked for it never moves itself', async ({
    page,
  }) => {
    await page.clock.install();
    const count = await openVoices(page);
    expect(count).toBeGreaterThan(2);
    const first = await large(page).innerText();
    await page.clock.runFor(60_000);
    await place(page, 1, count);
    await expect(carousel(page).getByRole('button')).toHaveCount(2);
    await press(page, words('voices_next'));
    await place(page, 2, count);
    await expect(large(page)).not.toHaveText(first);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await place(page, count, count);
    await press(page, words('voices_next'));
    await expect(large(page)).toHaveText(first);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('by itself while nobody is at it, by a swipe, and not after that', async ({ page }) => {
    await page.clock.install();
    const count = await openVoices(page);
    await page.clock.runFor(10_000);
    await place(page, 2, count);
    await press(page, words('voices_stop'));
    await page.clock.runFor(30_000);
    await place(page, 2, count);
    await press(page, words('voices_start'));
    await page.mouse.click(1, 1);
    await page.clock.runFor(10_000);
    await place(page, 3, count);
    const box = (await large(page).boundingBox())!;
    const y = box.y + box.height / 2;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: string, x?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await touch('touchStart', 60);
    for (const x of [100, 180, 260]) await touch('touchMove', x);
    await touch('touchEnd');
    await place(page, 2, count);
    await page.clock.runFor(30_000);
    await place(page, 2, count);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every quote stands there to be read', async ({ page }) => {
    await page.goto('/da');
    const all = carousel(page).locator('[aria-live] blockquote');
    const shown = carousel(page).locator('blockquote:visible');
    expect((await shown.allInnerTexts()).sort()).toEqual((await all.allTextContents()).sort());
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
  });
});
