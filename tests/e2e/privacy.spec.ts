import { codeSentTo, messageTo, signInByPhone } from './support/sign-in.ts';
import { expect, PHONE, test } from './support/site-test.ts';

// What is taken along and that nothing is left stand in whole-way.spec.ts.
test.use({ viewport: PHONE });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the code is asked for and taken by plain forms; who is not signed in signs in first', async ({
    page,
  }) => {
    await page.goto('/en/account/delete');
    await expect(page).toHaveURL(/\/en\/report\/solrig-report\?next=%2Fen%2Faccount%2Fdelete/);
    const phone = await signInByPhone(page);
    await page.goto('/en/account/delete');
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByRole('button', { name: 'Delete all about me' }).click();
    await expect(page.getByText('Enter all the digits')).toBeVisible();
    // Who is talked into passing it on reads what it does.
    expect(await messageTo(page, phone)).toContain('is the code that deletes all your data');
    await page.getByLabel('Code of 6 digits').fill(await codeSentTo(page, phone));
    await page.getByRole('button', { name: 'Delete all about me' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are deleted' })).toBeVisible();
  });
});

test('a code to sign in with deletes nobody', async ({ page, baseURL }) => {
  const phone = await signInByPhone(page);
  const headers = { Origin: baseURL ?? '' };
  const asked = await page.request.post('/api/v1/sign-in/code', { headers, data: { phone } });
  expect(asked.status()).toBe(202);
  const code = await codeSentTo(page, phone);
  expect(await messageTo(page, phone)).not.toContain('deletes');
  const form = { intent: 'delete', code };
  const refused = await page.request.post('/en/account/delete?step=code', { headers, form });
  expect(await refused.text()).toContain('The code is no longer valid.');
  await page.goto('/en/account/delete');
  await expect(page.getByRole('button', { name: 'Send the code' })).toBeVisible();
});
