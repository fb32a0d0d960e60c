import { expect, expectSound, PHONE, test } from './support/site-test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box leads to pages with the words marked', async ({ page }) => {
    await page.goto('/da/search');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Skriv et ord');
    await page.getByLabel('Søg på Solrig').fill('elafgft');
    await page.getByRole('button', { name: 'Søg' }).click();
    await expect(page).toHaveURL(/\/da\/search\?q=elafgft$/);
    const results = page.getByRole('region', { name: 'Resultater' }).getByRole('listitem');
    await expect(results.first().locator('mark').first()).toHaveText(/elafgift/i);
    await results.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(/search/);
  });
});

test('a figure that an article takes from the calculation can be found and read', async ({
  page,
}) => {
  await page.goto('/da/articles/taget-foer-solceller');
  const sentence = page.getByText('I vores eksempel er et anlæg på 6 kWp');
  const years = /betalt efter (\S+\sår)/.exec((await sentence.textContent()) ?? '')?.[1];
  expect(years).toMatch(/^\d+/);
  await page.goto('/da/search?q=anlæg sundt tag betalt');
  const results = page.getByRole('region', { name: 'Resultater' }).getByRole('listitem');
  await expect(results.filter({ hasText: 'Skal taget skiftes' })).toContainText(
    `betalt efter ${years}`,
  );
});

test('nothing found: says so, and leads to the main pages', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/en/search?q=xyzzy');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'We found nothing about “xyzzy”.',
  );
  const main = page.getByRole('navigation', { name: 'The main pages' });
  await expect(main.getByRole('link')).toHaveCount(4);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectSound(page, 'nothing found');
});
