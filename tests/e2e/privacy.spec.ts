import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { codeSentTo, signInByPhone } from './support/sign-in.ts';
import { expect, expectSound, open, PHONE, test, type Page } from './support/site-test.ts';

const PLANTED = {
  address: 'Sletvænget 815, 8000 Aarhus C',
  title: 'Sletterapport',
  fullName: 'Sletnavn Sletsen',
  email: 'slet@plante.example',
} as const;

test.use({ viewport: PHONE });

async function save(page: Page): Promise<string> {
  const { origin } = new URL((await page.request.get('/api/v1/site-settings')).url());
  const answer = await page.request.post('/api/v1/reports', {
    headers: { Origin: origin, 'Idempotency-Key': 'privacy-key-00000001' },
    data: { lat: 56.17, lon: 10.19, ...PLANTED },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { reportId: string }).reportId;
}

function filesWith(value: string): readonly string[] {
  const folder = process.env['E2E_DATA_DIR'] ?? '';
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
  expect(paths.length).toBeGreaterThan(1);
  return paths.filter((path) => readFileSync(path).includes(value));
}

test('one takes all data along, then has oneself deleted with a code, and nothing is left', async ({
  page,
  browser,
}) => {
  const phone = await signInByPhone(page);
  const reportId = await save(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await signInByPhone(elsewhere, phone);
  await open(page, '/da/report/solrig-report');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Hent alle mine data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('solrig-data.zip');
  const files = unzipSync(readFileSync(await download.path()));
  const data = Buffer.from(files['data.json']!).toString('utf8');
  for (const value of [...Object.values(PLANTED), `+45${phone}`]) expect(data).toContain(value);
  const pdf = Buffer.from(files[`reports/${reportId}.pdf`]!);
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');

  await page.getByRole('link', { name: 'Slet mig' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slet mig' })).toBeVisible();
  await expectSound(page, 'before the code');
  await page.getByRole('button', { name: 'Send koden' }).click();
  const code = page.getByLabel('Kode på 6 cifre');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Slet alt om mig' }).click();
  await expect(page.getByText('Koden passer ikke. Du har 4 forsøg tilbage.')).toBeVisible();
  await expectSound(page, 'a wrong code');
  expect((await page.request.get(`/api/v1/reports/${reportId}`)).status()).toBe(200);
  await code.fill(await codeSentTo(page, phone));
  await page.getByRole('button', { name: 'Slet alt om mig' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Du er slettet' })).toBeVisible();
  await expectSound(page, 'deleted');

  for (const browserOf of [page, elsewhere]) {
    expect((await browserOf.request.get('/api/v1/user-report-index')).status()).toBe(401);
    expect((await browserOf.request.get(`/da/report/${reportId}`)).status()).toBe(404);
  }
  const outbox = await (await page.request.get('/dev/outbox')).text();
  expect(outbox).not.toContain(phone);
  for (const value of [...Object.values(PLANTED), phone, reportId]) {
    expect(filesWith(value), value).toEqual([]);
  }
  await elsewhere.context().close();
});

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
    await page.getByLabel('Code of 6 digits').fill(await codeSentTo(page, phone));
    await page.getByRole('button', { name: 'Delete all about me' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are deleted' })).toBeVisible();
  });
});
