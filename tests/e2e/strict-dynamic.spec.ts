import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ALL, choosesBefore, onMeasuringSite } from './support/consent.ts';
import { expect, test, untilLive } from './support/site-test.ts';

const measuring = onMeasuringSite();

/** The site as if somebody could inject a script from an allowed host into its pages. */
async function withPlanted(script: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(measuring.site.url + request.url);
    response.statusCode = answer.status;
    for (const name of ['content-type', 'content-security-policy'])
      response.setHeader(name, answer.headers.get(name) ?? '');
    const text = await answer.text();
    response.end(text.replace('<main', `<script src="${script}"></script><main`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test.describe('with the tag manager', () => {
  test.use({ allowed: [/Content Security Policy|GTM-PLANTED csp|fonts?\b/] });
  test('an injected script of its host is not run; its own is', async ({ page }) => {
    const { server, url } = await withPlanted(`${measuring.trackers.url}/gtm.js?id=GTM-PLANTED`);
    await choosesBefore(page, ALL);
    await page.goto(`${url}/da/contact`);
    await untilLive(page);
    await expect.poll(() => measuring.trackers.asked).toContain('/gtm.js?id=GTM-TEST1');
    await expect.poll(() => measuring.trackers.asked).toContain('/gtag/js?id=G-FETCHED1');
    expect(measuring.trackers.asked).not.toContain('/gtm.js?id=GTM-PLANTED');
    server.close();
  });
});
