import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createSession } from '../../identity/session.ts';
import { testApp } from '../../testing/app.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import { storeUser } from '../../testing/store-user.ts';
import { CALLS } from './calls.ts';
import { wayOf, type Call, type Schema } from './define-call.ts';

/** What a caller may send for a number, as it is written in JSON. */
const ODD =
  '-5|5.5|0|1e308|-1e308|1e400|123456789012345678901234567890|"NaN"|""|"5,5"|null|[]'.split('|');

type Described = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly additionalProperties?: Described | boolean;
};

/** Ways to every number that a schema names; one into a list leads to its first, one into a table to a key. */
function numbersIn(described: Described): readonly (readonly (string | number)[])[] {
  const { type, properties = {}, items, anyOf = [], additionalProperties } = described;
  if ([type].flat().some((one) => one === 'number' || one === 'integer')) return [[]];
  const inside = (key: string | number, one: Described) =>
    numbersIn(one).map((path) => [key, ...path]);
  return [
    ...Object.entries(properties).flatMap(([name, one]) => inside(name, one)),
    ...(items === undefined ? [] : inside(0, items)),
    ...(typeof additionalProperties === 'object' ? inside('key', additionalProperties) : []),
    ...anyOf.flatMap(numbersIn),
  ];
}

const numbersOf = (schema: Schema | undefined) =>
  schema === undefined
    ? []
    : numbersIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described);

const MARK = '@odd@';

/** The example with a mark where the way leads. */
function marked(example: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (key === undefined) return MARK;
  if (typeof key === 'number') return [marked(Array.isArray(example) ? example[0] : {}, rest)];
  const fields = typeof example === 'object' && !Array.isArray(example) ? example : {};
  return { ...fields, [key]: marked((fields as Record<string, unknown>)[key] ?? {}, rest) };
}

let opened: TestServices;
let cookie: string;
beforeAll(async () => {
  opened = await testServices();
  await storeUser(opened.services, { uid: 'anna', phone: '+4520304050' });
  const { db, now } = opened.services;
  cookie = `solrig_session=${await createSession(db, { uid: 'anna', now: now(), way: 'phone-code' })}`;
});
afterAll(() => opened.close());

async function statusOf(call: Call, path: string, body: string | null): Promise<number> {
  // A new app has counted no calls.
  const answer = await testApp(opened.services).request(`http://localhost/api/v1${path}`, {
    method: wayOf(call).method,
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
      'Idempotency-Key': 'number-fields-0000000001',
      Cookie: cookie,
    },
    ...(body === null ? {} : { body }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const withBody = CALLS.filter(({ body }) => numbersOf(body?.schema).length > 0);
const withQuery = CALLS.filter(({ query }) => query !== undefined);

test('there are calls with numbers to try', () => {
  expect(withBody.map(({ name }) => name)).toContain('POST /estimate');
  expect(numbersOf(withBody[0]!.body!.schema).length).toBeGreaterThan(40);
});

describe.each(withBody.map((call) => [call.name, call] as const))('%s', (_, call) => {
  test.each(numbersOf(call.body!.schema).map((way) => [way.join('.'), way] as const))(
    'no number in %s brings it down',
    { timeout: 60_000 },
    async (__, way) => {
      const path = wayOf(call).path.replaceAll(/\{\w+\}/g, '019356a0-0000-7000-8000-000000000001');
      const body = JSON.stringify(marked(call.example?.body ?? {}, way));
      for (const odd of ODD) {
        const sent = body.replace(`"${MARK}"`, odd);
        expect(await statusOf(call, path, sent), sent).toBeLessThan(500);
      }
    },
  );
});

describe.each(withQuery.map((call) => [call.name, call] as const))('%s', (_, call) => {
  test('no number in its query brings it down', { timeout: 60_000 }, async () => {
    const names = Object.keys((call.query as { readonly shape?: object }).shape ?? {});
    const example = Object.entries(call.example?.query ?? {}).map(
      ([name, value]) => [name, String(value)] as [string, string],
    );
    const path = wayOf(call).path.replaceAll(/\{\w+\}/g, 'x');
    for (const name of names) {
      for (const odd of ODD) {
        const query = new URLSearchParams(example);
        query.set(name, odd.replaceAll('"', ''));
        const asked = `${path}?${query}`;
        expect(await statusOf(call, asked, null), asked).toBeLessThan(500);
      }
    }
  });
});
