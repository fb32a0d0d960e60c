import { API_ACCESS, outcomeOf, type Role } from '../../domain/access.ts';
import {
  expectNoLeak,
  get,
  openAccessSite,
  originOf,
  OTHERS,
  read,
  roleOf,
  type AccessSite,
} from './support/access-site.ts';
import { expect, test } from './support/site-test.ts';

type CallName = keyof typeof API_ACCESS;

// Every call of the interface, made by each role. That each is described, and answers as described,
// is tested in server/http/api/described-calls.test.ts.

let site: AccessSite;
test.beforeAll(async ({ browser }) => {
  site = await openAccessSite(browser);
});
test.afterAll(() => site.close());

type Described = {
  readonly requestBody?: { readonly content: { 'application/json': { example?: unknown } } };
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly example?: unknown;
  }[];
};

/** What a call with the description's own example answers to a permitted caller. */
const ANSWERS: Readonly<Record<string, number>> = {
  // No outside register is asked.
  'GET /address': 404,
  'POST /reports': 201,
  // The example names a report that does not exist.
  'PUT /user-report-index': 404,
};

/** The exact answer for a role: staff have no more rights on these than anybody. */
function statusOf(call: CallName, role: Role): number {
  const outcome = outcomeOf(API_ACCESS[call], role);
  if (outcome === 'shown') return ANSWERS[call] ?? 200;
  return outcome === 'sign-in' ? 401 : 404;
}

test('calls × roles, from their own description', async () => {
  const { text } = await get(site, 'visitor', '/api/v1/openapi.json');
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Described>> };
  for (const [path, methods] of Object.entries(paths)) {
    // Signing in and out would change who calls.
    if (/sign-(in|out)/.test(path)) continue;
    for (const [name, { requestBody, parameters = [] }] of Object.entries(methods)) {
      const method = name.toUpperCase();
      const call = `${method} ${path.replace('/api/v1', '')}` as CallName;
      const query = parameters.flatMap((it) =>
        it.in === 'query' && it.example !== undefined ? [[it.name, String(it.example)]] : [],
      );
      const address = `${path
        .replace('{id}', site.reportId)
        .replace('{uid}', site.ownerUid)
        .replace('{manufacturer}', 'TW')}?${new URLSearchParams(query)}`;
      const data = requestBody?.content['application/json'].example;
      for (const role of OTHERS) {
        const what = `${role} ${method} ${address}`;
        const send = (headers: Readonly<Record<string, string>>) =>
          site.as[role].request.fetch(address, {
            method,
            headers: { 'Idempotency-Key': 'matrix-key-000000002', ...headers },
            ...(data === undefined ? {} : { data }),
          });
        const answer = await read(await send({ Origin: await originOf(site.as[role]) }));
        expectNoLeak(site, answer, what);
        expect(answer.status, what).toBe(statusOf(call, roleOf(role)));
        if (API_ACCESS[call] === 'anyone' || method === 'GET') continue;
        const foreign = await send({ Origin: 'https://evil.example' });
        expect(foreign.status(), `${what} from another site`).toBe(403);
      }
      if (method !== 'GET') continue;
      const own = await get(site, 'owner', address);
      // Owning a report makes nobody staff.
      expect(own.status, `owner ${address}`).toBe(
        call === 'GET /admins/{uid}' ? 404 : statusOf(call, 'owner'),
      );
    }
  }
});
