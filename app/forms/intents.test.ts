import { data, redirect, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices, type TestServices } from '../../server/testing/services.ts';
import { requestContext } from '../request-context.server.ts';
import { intents } from './intents.server.ts';

let site: TestServices;
beforeAll(async () => {
  site = await testServices();
});
afterAll(() => site.close());

const act = intents({
  name: async ({ field, who }) => data({ named: field('title'), by: who.kind }),
  leave: () => redirect('/away', 303),
  '': ({ form }) => data({ ticked: form.getAll('ticked') }),
});

function post(body: FormData | URLSearchParams | string) {
  const context = new RouterContextProvider();
  const { services } = site;
  context.set(requestContext, { services, nonce: '', clientAddress: '::1', signedIn: null });
  const request = new Request('http://localhost/', { method: 'POST', body });
  return act({ request: body instanceof FormData ? body : request, context });
}

const of = (fields: Record<string, string>) => post(new URLSearchParams(fields));

test('each form does what its intent names, with its fields and who sent it', async () => {
  const named = { data: { named: 'Taget', by: 'visitor' } };
  expect(await of({ intent: 'name', title: 'Taget' })).toMatchObject(named);
  expect(await of({ intent: 'leave' })).toMatchObject({ status: 303 });
});

test('a form that a route has read is not read again', async () => {
  const form = new FormData();
  form.set('intent', 'name');
  expect(await post(form)).toMatchObject({ data: { named: '', by: 'visitor' } });
});

test('a form without an intent is the one that posts none', async () => {
  const ticked = new URLSearchParams('ticked=1&ticked=2');
  expect(await post(ticked)).toMatchObject({ data: { ticked: ['1', '2'] } });
});

test.each(['gone', 'Name', 'constructor', '__proto__'])(
  'the unknown intent %j is answered with the page as it stands, not thrown',
  async (intent) => {
    expect(await of({ intent })).toMatchObject({ data: undefined, init: { status: 400 } });
  },
);

test('what is no form is answered as every form does', async () => {
  await expect(post('no form')).rejects.toMatchObject({ status: 415 });
});
