import { expect, type Page } from './site-test.ts';

/** The link in the newest mail to somebody, as the local outbox shows it. */
export async function linkMailedTo(page: Page, email: string): Promise<string> {
  const list = await (await page.request.get('/dev/outbox')).text();
  const row = list.split('<tr>').find((one) => one.includes(email)) ?? '';
  const message = await page.request.get(/href="(\/dev\/outbox\/[^"]+)"/.exec(row)?.[1] ?? '');
  const text = (await message.text()).replaceAll('&amp;', '&');
  return /http:\/\/localhost:\d+\/(?:da|en)\/[^\s<"]+/.exec(text)?.[0] ?? '';
}

/** All messages of the local outbox, opened: on disk they are sealed. */
export async function outboxMessages(page: Page): Promise<readonly string[]> {
  const list = await page.request.get('/dev/outbox');
  expect(list.status()).toBe(200);
  const paths = [...(await list.text()).matchAll(/href="(\/dev\/outbox\/[^"]+)"/g)];
  return Promise.all(
    [...new Set(paths.map(([, path]) => path!))].map(async (path) =>
      (await page.request.get(path)).text(),
    ),
  );
}
