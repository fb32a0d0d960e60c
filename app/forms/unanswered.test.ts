import { redirect } from 'react-router';
import { expect, test } from 'vitest';
import { answerOr } from './unanswered.ts';

const said = (serverAction: () => Promise<{ readonly kind: string } | undefined>) => {
  const body = new URLSearchParams({ title: 'Taget' });
  const request = new Request('http://localhost/', { method: 'POST', body });
  const instead = (why: string, form: FormData) => ({ why, title: form.get('title') });
  return answerOr({ request, serverAction }, instead);
};

test('what the server answers is the page’s answer', async () => {
  expect(await said(async () => ({ kind: 'done' }))).toEqual({ kind: 'done' });
});

test.each([
  ['nothing can be reached', () => Promise.reject(new TypeError('fetch')), 'unreachable'],
  ['something failed there', () => Promise.reject(new Error('500')), 'failed'],
  ['the server did not know what was asked for', () => Promise.resolve(undefined), 'failed'],
])('where %s the page says so, with what was typed', async (_what, action, why) => {
  expect(await said(action)).toEqual({ why, title: 'Taget' });
});

test('a redirect goes its way', async () => {
  await expect(said(() => Promise.reject(redirect('/done')))).rejects.toBeInstanceOf(Response);
});
