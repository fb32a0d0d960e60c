import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import { keyOfAsker } from '../../../server/work/asker.ts';
import { requestContext } from '../../request-context.server.ts';
import { sendComparison } from './compare-offers.server.ts';

let site: TestServices;
beforeAll(async () => {
  site = await testServices();
});
afterAll(() => site.close());

const LETTER = 'Solrøven ApS\n16 stk. paneler, 435 W\nI alt 82.400 kr. ekskl. moms';

async function readBy(clientAddress: string, typed: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  const { services } = site;
  context.set(requestContext, { services, nonce: '', clientAddress, signedIn: null });
  const url = new URL('http://localhost/da/calculator/compare-offers?lat=56.2&lon=10.1');
  const body = new URLSearchParams({
    intent: 'read',
    idempotencyKey: 'a-key-of-the-page-0001',
    text: LETTER,
    ...typed,
  });
  const answer = await sendComparison(new Request(url, { method: 'POST', body }), url, context);
  if (answer instanceof Response) throw new Error('the letter was added unseen');
  return {
    ...answer.data,
    status: answer.init?.status,
    headers: new Headers(answer.init?.headers),
  };
}

test('a pasted letter is read in the pool of threads, and what was typed stays', async () => {
  const kinds: string[] = [];
  const { work } = site.services;
  const run = work.run;
  Object.assign(work, {
    run: (...asked: Parameters<typeof run>) => {
      kinds.push(asked[1].kind);
      return run(...asked);
    },
  });
  const answer = await readBy('192.0.2.10', { panels: '18' });
  Object.assign(work, { run });
  expect(kinds).toEqual(['letter']);
  expect(answer).toMatchObject({
    problem: 'read',
    values: {
      firm: 'Solrøven ApS',
      price: '82400',
      vat: 'excl',
      panels: '18',
      panelW: '435',
      text: LETTER,
    },
  });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('who has used up what others may use is told to wait, and the letter stays', async () => {
  const network = '192.0.2.11';
  site.services.work.budgets.owe(keyOfAsker({ kind: 'visitor', network }), 20_000);
  const answer = await readBy(network);
  expect(answer).toMatchObject({ problem: 'busy', status: 429, values: { text: LETTER } });
  expect(answer.headers.get('Retry-After')).toBe('1');
  expect(await readBy('192.0.2.12')).toMatchObject({ problem: 'read' });
});
