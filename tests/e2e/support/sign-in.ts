import { expect, newAddress, type Page } from './site-test.ts';

let phones = 0;

/** A Danish mobile number that no other test uses. */
export function newPhone(): string {
  phones += 1;
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
  return `2${String(((process.pid % 1000) * 10 + worker) * 1000 + phones).padStart(7, '0')}`;
}

/** As if the visitor had their own address, so that tests don't use up each other's limit. */
export async function fromOwnAddress(page: Page): Promise<void> {
  await page.context().setExtraHTTPHeaders(newAddress());
}

/** The newest message to a number, as the local outbox shows it. */
export async function messageTo(page: Page, phone: string, site = ''): Promise<string> {
  const list = await (await page.request.get(`${site}/dev/outbox`)).text();
  const rows = list.split('<tr>').filter((row) => row.includes(`+45${phone}`));
  const path = /href="(\/dev\/outbox\/[^"]+)"/.exec(rows[0] ?? '')?.[1];
  expect(path, 'a message to the number').toBeDefined();
  return (await page.request.get(site + (path ?? ''))).text();
}

/**
 * The newest code sent to a number.
 * @param site a test's own server
 */
export async function codeSentTo(page: Page, phone: string, site = ''): Promise<string> {
  const code = /#(\d+)/.exec(await messageTo(page, phone, site))?.[1];
  if (code === undefined) throw new Error('no code in the message');
  return code;
}

/**
 * Signs the page's browser in without the forms.
 * @returns the number
 */
export async function signInByPhone(page: Page, phone = newPhone()): Promise<string> {
  await fromOwnAddress(page);
  const { origin } = new URL((await page.request.get('/api/v1/site-settings')).url());
  const headers = { Origin: origin };
  const asked = await page.request.post('/api/v1/sign-in/code', { headers, data: { phone } });
  expect(asked.status()).toBe(202);
  const code = await codeSentTo(page, phone);
  const entered = await page.request.post('/api/v1/sign-in', { headers, data: { phone, code } });
  expect(entered.status()).toBe(204);
  return phone;
}
