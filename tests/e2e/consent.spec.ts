import type { Locator } from '@playwright/test';
import { banner, button, da, onMeasuringSite, settings, stored } from './support/consent.ts';
import { expect, expectSound, LOCALES, PHONE, SCREENS, test } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

const measuring = onMeasuringSite();

for (const locale of LOCALES) {
  for (const { name: screen, viewport } of SCREENS) {
    test.describe(`the question about cookies, ${locale}, ${screen}`, () => {
      test.use({ viewport });
      const words = wordsIn(locale);

      test('two equal answers, settings, and nothing that only some can use', async ({ page }) => {
        await page.goto(`${measuring.site.url}/${locale}`);
        const box = banner(page, words);
        await expect(box).toBeVisible();
        await test.step('equal in size, colour and place, necessary first', async () => {
          const names = [words('consent_necessary_only'), words('consent_accept')];
          const looks = await Promise.all(names.map((name) => lookOf(button(box, name))));
          expect(looks[0]!.style).toEqual(looks[1]!.style);
          const [first, second] = looks.map(({ place }) => place);
          expect(first!.height).toBe(second!.height);
          expect(first!.width).toBe(second!.width);
          expect(first!.x).toBe(second!.x);
          expect(second!.y - first!.y - first!.height).toBe(8);
          expect(first!.height).toBe(48);
        });
        await test.step('placed as the design says', async () => {
          const { x, y, width, height } = (await box.boundingBox())!;
          const isPhone = viewport.width === PHONE.width;
          expect({ x, width, below: viewport.height - y - height }).toEqual(
            isPhone ? { x: 0, width: 390, below: 0 } : { x: 324, width: 792, below: 24 },
          );
          const field = (await page.getByRole('main').locator('form').first().boundingBox())!;
          expect(field.y + field.height).toBeLessThan(y);
        });
        await expectSound(page, 'banner');
        await test.step('the settings', async () => {
          await button(box, words('consent_customise')).click();
          const form = settings(page, words);
          await expect(form.getByRole('heading')).toBeFocused();
          const necessary = form.getByRole('switch', { name: words('consent_necessary') });
          await expect(necessary).toBeChecked();
          await expect(necessary).toBeDisabled();
          await expect(form.getByRole('switch')).toHaveCount(4);
          await expect(form.getByRole('switch', { checked: true })).toHaveCount(1);
          await expectSound(page, 'settings');
          await button(form, words('consent_back')).click();
          await expect(box).toBeVisible();
          expect(await stored(page)).toBeNull();
        });
        const policy = box.getByRole('link', { name: words('consent_policy') });
        await expect(policy).toHaveAttribute('href', `/${locale}/legal/cookie-policy`);
        expect(measuring.trackers.asked).toEqual([]);
      });
    });
  }
}

async function lookOf(control: Locator) {
  const place = (await control.boundingBox())!;
  const style = await control.evaluate((element) => {
    const { color, backgroundColor, borderColor, borderWidth, borderRadius, fontSize, fontWeight } =
      getComputedStyle(element);
    return { color, backgroundColor, borderColor, borderWidth, borderRadius, fontSize, fontWeight };
  });
  return { place, style };
}

test('first in the order of focus, last in the page, and the rest stays usable', async ({
  page,
}) => {
  await page.goto(`${measuring.site.url}/da`);
  const box = banner(page);
  await expect(box).toBeVisible();
  const names = ['consent_necessary_only', 'consent_accept', 'consent_customise'] as const;
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(button(box, da(name))).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(box.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: da('shell_skip') })).toBeFocused();
  expect(await box.evaluate((element) => document.body.lastElementChild!.contains(element))).toBe(
    true,
  );
  await test.step('an answer by keyboard leaves the focus in the page', async () => {
    await button(box, da('consent_necessary_only')).press('Enter');
    await expect(box).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

for (const viewport of [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
  { width: 1366, height: 657 },
]) {
  test(`never over the address field at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${measuring.site.url}/da`);
    const box = page.locator('.consent-box');
    await box.waitFor({ state: 'attached' });
    const form = page.getByRole('main').locator('form').first();
    for (const scrolledPx of [0, 60, 120, 200, 260, 320]) {
      await page.evaluate(async (top) => {
        scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, scrolledPx);
      if (await box.isHidden()) continue;
      const [over, under] = [(await box.boundingBox())!, (await form.boundingBox())!];
      const isApart =
        under.y + under.height <= over.y ||
        under.x + under.width <= over.x ||
        under.y >= over.y + over.height;
      expect(isApart, `scrolled by ${scrolledPx}`).toBe(true);
    }
    await expect(box, 'seen after some scrolling at the latest').toBeVisible();
  });
}

test('makes room for the suggestions of an address', async ({ page }) => {
  await page.goto(`${measuring.site.url}/da`);
  await expect(banner(page)).toBeVisible();
  const field = page.getByRole('main').getByRole('combobox').first();
  await field.fill('Roskilde');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await field.press('Escape');
  await expect(banner(page)).toBeVisible();
});

test('shifts nothing and is not the page’s largest paint', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shifts: [] as number[], largest: [] as (string | undefined)[] };
    Object.assign(window, { seen });
    const inBox = (node: Node | null | undefined) =>
      node?.parentElement?.closest('.consent-box') != null;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        if (entry.sources.some(({ node }) => inBox(node))) seen.shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        seen.largest.push(inBox(entry.element) ? 'the box' : 'the page');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  for (const path of ['/da', '/da/calculator/solrig-calculator']) {
    await page.goto(measuring.site.url + path);
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)),
    );
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { shifts: number[]; largest: string[] } }).seen,
    );
    expect(seen.shifts).toEqual([]);
    expect(seen.largest).not.toContain('the box');
    expect(seen.largest).toContain('the page');
  }
});
