import routes from '../../app/routes.ts';
import { signInByPhone } from './support/sign-in.ts';
import { expect, LOCALES, test } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

// A post to a page that is not a form is answered as the sender's mistake, in the language of the
// page.

const BODIES = [
  { what: 'JSON', headers: { 'content-type': 'application/json' }, data: '{"intent":"share"}' },
  { what: 'text', headers: { 'content-type': 'text/plain' }, data: 'intent=share' },
  { what: 'bytes', headers: { 'content-type': 'application/pdf' }, data: '%PDF' },
  {
    what: 'a form in parts without its boundary',
    headers: { 'content-type': 'multipart/form-data' },
    data: '--x\r\n',
  },
  {
    what: 'a form that breaks off',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    data: '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nsha',
  },
] as const;

/** Pages whose forms anybody may send, and those of a signed-in user. */
const FORM_PAGES = [
  '/contact',
  '/calculator/offer',
  '/calculator/report',
  '/calculator/report/mail',
  '/report',
  '/report/solrig-report',
  '/account/delete',
  '/account/my-data',
  '/report/ID',
  '/report/ID/share',
];

const PATHS = routes.flatMap(({ path = '' }: { path?: string }) =>
  path.startsWith('da/') ? [path.slice('da'.length)] : [],
);

for (const locale of LOCALES) {
  test(`a body that is not a form, ${locale}`, async ({ page, baseURL }) => {
    await signInByPhone(page);
    const { request } = page;
    const Origin = baseURL!;
    const saved = await request.post('/api/v1/reports', {
      headers: { Origin },
      data: { state: { lat: 56.16, lon: 10.2 } },
    });
    const { reportId } = (await saved.json()) as { reportId: string };
    const words = wordsIn(locale);
    for (const path of FORM_PAGES) {
      for (const { what, headers, data } of BODIES) {
        const answer = await request.post(`/${locale}${path.replace('ID', reportId)}`, {
          headers: { ...headers, Origin },
          data,
        });
        expect(answer.status(), `${what} at ${path}`).toBe(415);
        const text = await answer.text();
        expect(text.includes(words('shell_error_unread')), `words, ${path}`).toBe(true);
        expect(text).toContain(`<html lang="${locale}"`);
      }
    }
  });
}

test('breaks no route, as a page or as data', async ({ page, baseURL }) => {
  await signInByPhone(page);
  for (const path of PATHS) {
    const [body] = BODIES;
    const at = `/da${path.replace(/:\w+|\*/g, 'x')}`;
    for (const address of [at, `${at}.data`]) {
      const answer = await page.request.post(address, {
        headers: { ...body.headers, Origin: baseURL! },
        data: body.data,
        maxRedirects: 0,
      });
      expect(answer.status(), address).toBeLessThan(500);
    }
  }
});
