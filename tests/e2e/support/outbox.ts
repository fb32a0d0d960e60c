import { expect, type Page } from './site-test.ts';

/** The link in the newest mail to somebody, as the local outbox shows it. */
export async function linkMailedTo(page: Page, email: string): Promise<string> {
  const list = await (await page.request.get('/dev/outbox')).text();
  const row = list.split('<tr>').find((one) => one.includes(email)) ?? '';
  const message = await page.request.get(/href="(\/dev\/outbox\/[^"]+)"/.exec(row)?.[1] ?? '');
  const text = (await message.text()).replaceAll('&amp;', '&');
  return /http:\/\/localhost:\d+\/(?:da|en)\/[^\s<"]+/.exec(text)?.[0] ?? '';
}

/**
 * Messages of the local outbox, opened: on disk they are sealed.
 * @param sinceMs those made since then; other tests leave hundreds, and to open them all takes seconds
 */
export async function outboxMessages(page: Page, sinceMs = 0): Promise<readonly string[]> {
  const list = await page.request.get('/dev/outbox');
  expect(list.status()).toBe(200);
  const rows = (await list.text()).matchAll(
    /<tr><td><a href="(\/dev\/outbox\/[^"]+)".*?<td>([^<]+)<\/td><\/tr>/gs,
  );
  const paths = [...rows].filter(([, , madeAt]) => Date.parse(madeAt!) >= sinceMs);
  return Promise.all(paths.map(async ([, path]) => (await page.request.get(path!)).text()));
}
