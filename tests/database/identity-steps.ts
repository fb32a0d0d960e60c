import { sql } from 'kysely';
import type { CodePurpose } from '../../server/identity/code-message.ts';
import { askForOwnCode, askForSignInCode } from '../../server/identity/request-code.ts';
import { signIn } from '../../server/identity/sign-in.ts';
import { openText } from '../../server/sealed-text.ts';
import type { TestServices } from '../../server/testing/services.ts';
import { whoOf } from '../../server/use-case/who.ts';
import type { OpenServices } from './open-services.ts';

export type Services = TestServices['services'];

export const PHONE = '20 30 40 50';
export const NORMAL = '+4520304050';
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

type Asking = {
  knownToken?: string | null;

  purpose?: CodePurpose;
  phone?: string;
  browserToken?: string | null;
  address?: string;
};

export function ask(
  services: Services,
  {
    purpose = 'sign-in',
    phone = PHONE,
    browserToken = null,
    address = 'a',
    knownToken = null,
  }: Asking = {},
) {
  const browser = { browserToken, host: 'solrig.example' };
  if (purpose !== 'sign-in') {
    const signedIn = { uid: 'anna', phone, sessionId: 's', role: null };
    return askForOwnCode(services, whoOf(signedIn, address), { ...browser, purpose }, 'da');
  }
  const asked = { ...browser, phone, knownToken, trap: '', challenge: { token: '', proof: '' } };
  return askForSignInCode(services, whoOf(null, address), asked, 'da');
}

export async function browserWithCode(services: Services, asking: Asking = {}): Promise<string> {
  const sent = await ask(services, asking);
  if (!sent.ok) throw new Error(sent.error.kind);
  return sent.value.browserToken;
}

/** Messages sent in the same millisecond have no newest: move the clock in between. */
export async function newestCode(services: Services, phone = NORMAL): Promise<string> {
  const row = await services.db
    .selectFrom('outbox')
    .select('body_text')
    .where('recipient', '=', phone)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const code = /#(\d+)$/.exec(openText(row.body_text, services.secret) ?? '')?.[1];
  if (code === undefined) throw new Error('no code in the message');
  return code;
}

/** As long as the code, but different. */
export const other = (code: string) =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

export function enter(
  services: Services,
  browserToken: string | null,
  code: string,
  phone = PHONE,
  knownToken: string | null = null,
) {
  return signIn(services, whoOf(null, 'a'), {
    phone,
    code,
    browserToken,
    oldSession: null,
    knownToken,
  });
}

export const kinds = (results: readonly { ok: boolean; error?: { kind: string } }[]) =>
  results.map((result) => (result.ok ? 'ok' : result.error?.kind));

export const countOf = (results: Parameters<typeof kinds>[0], kind: string) =>
  kinds(results).filter((answer) => answer === kind).length;

type Servers = readonly [Services, Services];

/**
 * Two servers on one database, as when one takes over from the other or both share the visitors.
 */
export async function openTwo(
  open: OpenServices,
  environment?: Readonly<Record<string, string>>,
): Promise<TestServices & { readonly servers: Servers }> {
  const opened = await open(environment);
  const servers = [opened.services, await opened.another()] as const;
  for (const { db, settings } of servers) {
    // SQLite waits inside the call, which within one process would block the very server it waits
    // for.
    if (settings.databaseUrl === null) await sql`pragma busy_timeout = 0`.execute(db);
  }
  return { ...opened, servers };
}

/** Requests that all start before one is answered, alternating between the servers. */
export function onAll<Answer>(
  [first, second]: Servers,
  count: number,
  request: (server: Services, index: number) => Promise<Answer>,
): Promise<Answer[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => request(index % 2 === 0 ? first : second, index)),
  );
}

/** Guesses wrongly until the number's fifteen guesses for the day are used up. */
export async function guessAll({ services, advance }: TestServices): Promise<string[]> {
  const browsers: string[] = [];
  for (let code = 0; code < 3; code++) {
    const browser = await browserWithCode(services, { address: 'stranger' });
    const right = await newestCode(services);
    for (let guess = 0; guess < 5; guess++) await enter(services, browser, other(right));
    browsers.push(browser);
    advance(11 * MINUTE_MS);
  }
  return browsers;
}

export function alwaysProved(name?: string): Services['personCheck'] {
  let proofs = 0;
  return {
    asksAlways: false,
    work: () => ({ kind: 'work', token: '', bits: 1 }),
    challenge: () => ({ kind: 'work', token: '', bits: 1 }),
    judge: () => Promise.resolve({ kind: 'proved', once: name ?? `work:${(proofs += 1)}` }),
  };
}
