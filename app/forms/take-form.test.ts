import * as z from 'zod/mini';
import { redirect, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fail, ok, type Result } from '../../domain/result.ts';
import { testServices, type TestServices } from '../../server/testing/services.ts';
import { requestContext } from '../request-context.server.ts';
import { formCheck } from './form-check.ts';
import { takeForm, type SentForm } from './take-form.server.ts';

const check = formCheck({
  form: { id: 'test', fields: ['name', 'age'], kept: null },
  schema: z.strictObject({ name: z.string().check(z.minLength(1)), age: z.string() }),
  words: { name: { required: () => 'A name, please.' } },
});

type Sent = SentForm<'name' | 'age'>;
type Taken = Result<Response, { readonly kind: string; readonly waitMs?: number }>;

let site: TestServices;
beforeAll(async () => {
  site = await testServices();
});
afterAll(() => site.close());

const POSTED = { name: 'Åse', age: '41', idempotencyKey: 'a-key-of-the-page-0001' };

function taking(take: (sent: Sent) => Promise<Taken>, posted: Record<string, string> = POSTED) {
  const context = new RouterContextProvider();
  const { services } = site;
  context.set(requestContext, { services, nonce: '', clientAddress: '::1', signedIn: null });
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: new URLSearchParams(posted),
  });
  return takeForm({ request, context }, check, take);
}

async function refusal(take: (sent: Sent) => Promise<Taken>, posted?: Record<string, string>) {
  const answer = await taking(take, posted);
  if (answer instanceof Response) throw new Error('was taken');
  return { ...answer.data, status: answer.init?.status, headers: answer.init?.headers };
}

test('a use case gets the form’s own fields as they were typed, the key, who asks and the language', async () => {
  const seen: Sent[] = [];
  const posted = { ...POSTED, name: ' Åse ', extra: 'of a browser’s extension' };
  const answer = await taking(async (sent) => {
    seen.push(sent);
    return ok(redirect('/done', 303));
  }, posted);
  expect(answer).toBeInstanceOf(Response);
  expect(seen).toMatchObject([
    {
      values: { name: ' Åse ', age: '41' },
      idempotencyKey: POSTED.idempotencyKey,
      who: { kind: 'visitor' },
      locale: 'da',
    },
  ]);
  expect(Object.keys(seen[0]!.values)).toEqual(['name', 'age']);
});

test('what a machine fills in never reaches the use case', async () => {
  const never = () => Promise.reject(new Error('was asked'));
  const answer = await refusal(never, { ...POSTED, website: 'https://spam.example' });
  expect(answer).toMatchObject({ problem: 'trap', status: 200, values: { name: 'Åse' } });
});

test.each([
  [{ kind: 'key-reused' }, { problem: 'repeated', status: 200 }],
  [{ kind: 'signed-out' }, { problem: 'failed', status: 500 }],
  [{ kind: 'unavailable' }, { problem: 'failed', status: 500 }],
  [
    { kind: 'too-many', waitMs: 61_000 },
    { problem: 'too-many', status: 200, waitMs: 61_000 },
  ],
  [
    { kind: 'too-often', seconds: 7 },
    { problem: 'busy', status: 429 },
  ],
  [
    { kind: 'busy', seconds: 7 },
    { problem: 'busy', status: 503 },
  ],
])('the refusal %j is answered as %j, with what was typed', async (error, expected) => {
  const answer = await refusal(async () => fail(error));
  expect(answer).toMatchObject({ ...expected, values: { name: 'Åse', age: '41' } });
  const isNewKey = answer.idempotencyKey !== POSTED.idempotencyKey;
  expect(isNewKey).toBe(expected.problem === 'repeated');
  if (expected.problem === 'busy') expect(answer.headers).toMatchObject({ 'Retry-After': '7' });
});

test('wrong fields are named in words; wrong parts of the page itself are a failure with a new, working key', async () => {
  const invalid = (field: string) =>
    fail({ kind: 'invalid', errors: [{ field, code: 'required' }] } as const);
  expect(await refusal(async () => invalid('name'))).toMatchObject({
    problem: 'fields',
    errors: { name: 'A name, please.' },
    idempotencyKey: POSTED.idempotencyKey,
  });
  const ofPage = await refusal(async () => invalid('idempotencyKey'));
  expect(ofPage).toMatchObject({ problem: 'failed', errors: {} });
  expect(ofPage.idempotencyKey).toMatch(/^[\w-]{16,64}$/);
  expect(ofPage.idempotencyKey).not.toBe(POSTED.idempotencyKey);
});

test('an error is a failure that keeps what was typed; a redirect is not', async () => {
  const broken = await refusal(() => Promise.reject(new TypeError('broken')));
  expect(broken).toMatchObject({ problem: 'failed', status: 500, values: { name: 'Åse' } });
  const away = await taking(() => Promise.reject(redirect('/sign-in'))).catch(
    (thrown: unknown) => thrown,
  );
  expect(away).toBeInstanceOf(Response);
  expect((away as Response).headers.get('Location')).toBe('/sign-in');
});

test('current errors are found by the schema, in the order of the page', () => {
  expect(check.errorsIn({ name: 'Åse', age: '' })).toEqual({});
  expect(check.errorsIn({ name: '', age: '' })).toEqual({ name: 'A name, please.' });
});
