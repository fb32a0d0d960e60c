import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { request as requests } from '@playwright/test';
import { STAFF_ERRORS } from '../../domain/staff-sign-in.ts';
import { googleStandIn, STAND_IN_CLIENT } from '../../server/testing/google-stand-in.ts';
import { siteBeside } from './support/site-beside.ts';
import { expect, test } from './support/site-test.ts';

const beside = siteBeside(googleStandIn, ({ issuer }) => ({
  GOOGLE_CLIENT_ID: STAND_IN_CLIENT.clientId,
  GOOGLE_CLIENT_SECRET: STAND_IN_CLIENT.clientSecret,
  GOOGLE_ISSUER: issuer,
  LOG_LEVEL: 'debug',
}));

/** Opens the sign-in page in a browser of its own, goes through Google and back. @returns where that leads */
async function comesBy(link: string) {
  const { outside, site } = beside;
  const browser = await requests.newContext({ baseURL: site.url });
  const page = await (await browser.get(link)).text();
  const [, way = ''] = /href="(\/auth\/google\?[^"]+)"/.exec(page) ?? [];
  const begun = await browser.get(way.replaceAll('&amp;', '&'), { maxRedirects: 0 });
  const back = outside.goThere(begun.headers()['location'] ?? '');
  const ended = await browser.get(back.href, { maxRedirects: 0 });
  const to = ended.headers()['location'] ?? '';
  const shown = await browser.get(to);
  const text = await shown.text();
  await browser.dispose();
  return { to, url: shown.url(), text };
}

/** As whoever runs the server asks for the link, beside it. */
function askForLink(): string {
  const { site } = beside;
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'admin.ts');
  const env = { ...process.env, DATA_DIR: site.dataDir, PORT: new URL(site.url).port };
  return execFileSync(process.execPath, [script, 'link'], { env, encoding: 'utf8' }).trim();
}

test('the start says how to get the first link, which lets one person in, once, and stands in no log', async () => {
  const { outside, site } = beside;
  await expect.poll(() => site.said()).toContain('npm run admin -- link');
  const link = askForLink();
  expect(new URL(link).origin).toBe(site.url);
  outside.manners.claims = { sub: 'anna', email: 'anna@firm.example' };
  const first = await comesBy(link);
  expect(first).toMatchObject({ to: '/da/admin', url: `${site.url}/da/admin` });
  outside.manners.claims = { sub: 'bo', email: 'bo@firm.example' };
  const second = await comesBy(link);
  expect(second.to).toMatch(/^\/da\/admin\/login\?outcome=/);
  expect(second.text).toContain(STAFF_ERRORS['not-admin']);
  outside.manners.claims = { sub: 'anna', email: 'new-address@firm.example' };
  expect((await comesBy('/da/admin/login')).to).toBe('/da/admin');
  const token = new URL(link).searchParams.get('invitation') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(site.said()).toContain('/da/admin/login');
  expect(site.said()).not.toContain(token);
});
