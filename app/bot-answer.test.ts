import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { errorForBot } from './bot-answer.server.ts';

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const HEADLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36';

const from = (agent: string | null) =>
  new Request('http://solrig.example/da/x', {
    headers: agent === null ? {} : { 'User-Agent': agent },
  });
const lost = new ErrorResponse(404, 'Not Found', 'Page not found: /da/x');

test('a robot reads which address is unknown', () => {
  expect(errorForBot(from(GOOGLE), lost)).toBe('Page not found: /da/x');
});

test('a robot reads nothing about what failed inside', () => {
  expect(errorForBot(from(GOOGLE), new Error('password'))).toBe('Beklager, noget gik galt.');
  expect(errorForBot(from(GOOGLE), new ErrorResponse(500, 'x', 'password'))).toBe(
    'Beklager, noget gik galt.',
  );
});

test.each([PHONE, HEADLESS, null])('a person gets the page: %s', (agent) => {
  expect(errorForBot(from(agent), lost)).toBeNull();
});
