import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeSentTo, messageTo, signInByPhone } from './support/sign-in.ts';
import { expect, expectSound, PHONE, test } from './support/site-test.ts';

// What is exported, and that nothing remains, is tested in whole-way.spec.ts.
test.use({ viewport: PHONE });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the code is requested and entered by plain forms; signed-out visitors sign in first', async ({
    page,
  }) => {
    await page.goto('/en/account/delete');
    await expect(page).toHaveURL(/\/en\/report\/solrig-report\?next=%2Fen%2Faccount%2Fdelete/);
    const phone = await signInByPhone(page);
    await page.goto('/en/account/delete');
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByRole('button', { name: 'Delete everything about me' }).click();
    await expect(page.getByText('Enter all the digits')).toBeVisible();
    // Somebody talked into passing it on reads what it does.
    expect(await messageTo(page, phone)).toContain('is the code that deletes all your data');
    await page.getByLabel('Code of 6 digits').fill(await codeSentTo(page, phone));
    await page.getByRole('button', { name: 'Delete everything about me' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Everything about you has been deleted' }),
    ).toBeVisible();
  });
});

test('a sign-in code deletes nobody', async ({ page, baseURL }) => {
  const phone = await signInByPhone(page);
  const headers = { Origin: baseURL ?? '' };
  const asked = await page.request.post('/api/v1/sign-in/code', { headers, data: { phone } });
  expect(asked.status()).toBe(202);
  const code = await codeSentTo(page, phone);
  expect(await messageTo(page, phone)).not.toContain('deletes');
  const form = { intent: 'confirm', code };
  const refused = await page.request.post('/en/account/delete?step=code', { headers, form });
  expect(await refused.text()).toContain('The code is no longer valid.');
  await page.goto('/en/account/delete');
  await expect(page.getByRole('button', { name: 'Send the code' })).toBeVisible();
});

/** As if this person had signed in an hour ago. */
function ageSessionOf(phone: string): void {
  const database = new DatabaseSync(join(process.env['E2E_DATA_DIR'] ?? '', 'solrig.sqlite'));
  // The server writes to it, too.
  database.exec('pragma busy_timeout = 5000');
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const { changes } = database
    .prepare(
      'update sessions set created_at = ? where uid = (select uid from users where phone = ?)',
    )
    .run(hourAgo, `+45${phone}`);
  database.close();
  expect(changes).toBe(1);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`own data, with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('needs a code when signing in was an hour ago', async ({ page }) => {
      const phone = await signInByPhone(page);
      ageSessionOf(phone);
      await page.goto('/en/report/solrig-report');
      const get = page.getByRole('button', { name: 'Download all my data' });
      await get.click();
      await expect(page).toHaveURL(/\/en\/account\/my-data$/);
      await page.getByRole('button', { name: 'Send the code' }).click();
      const code = page.getByLabel('Code of 6 digits');
      await expect(code).toBeVisible();
      expect(await messageTo(page, phone)).toContain('is the code to download all your data');
      const right = await codeSentTo(page, phone);
      await code.fill(right === '000000' ? '000001' : '000000');
      const confirm = page.getByRole('button', { name: 'Confirm' });
      await confirm.click();
      await expect(page.getByText('You have 4 attempts left')).toBeVisible();
      if (javaScriptEnabled) await expectSound(page, 'code for one’s data');
      await code.fill(right);
      await confirm.click();
      await expect(page.getByText('within 15 minutes')).toBeVisible();
      if (javaScriptEnabled) await expectSound(page, 'one’s data');
      const [download] = await Promise.all([page.waitForEvent('download'), get.click()]);
      expect(download.suggestedFilename()).toBe('solrig-data.zip');
    });
  });
}
