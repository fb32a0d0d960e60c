import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIResponse, Browser } from '@playwright/test';
import { ROLES, type Role } from '../../../domain/access.ts';
import { fromOwnAddress, signInByPhone } from './sign-in.ts';
import { expect, type Page } from './site-test.ts';
import { signInAsStaff } from './staff.ts';
import { wordsIn } from './words.ts';

// One owner with a report full of planted words, and everyone else who may ask for it. The
// access-*.spec.ts files use it to try every cell of role × route × owner in domain/access.ts.

export const PLANTED = {
  title: 'Matrixtitel',
  address: 'Matrixvænget 4711, 8000 Aarhus C',
  name: 'Matrixnavn Matriksen',
  email: 'matrix@plante.example',
} as const;

/** phone-admin: the role is stored, and the session began by phone: it is like anybody else's. */
export const SENDERS = [...ROLES, 'phone-admin'] as const;
export type Sender = (typeof SENDERS)[number];
export const OTHERS = ['visitor', 'other', 'admin', 'phone-admin'] as const;

export const roleOf = (sender: Sender): Role => (sender === 'phone-admin' ? 'other' : sender);

export type Answer = {
  readonly status: number;
  /** Where it redirects a browser; undefined: nowhere. */
  readonly to: string | undefined;
  readonly text: string;
};

export type AccessSite = {
  readonly as: Readonly<Record<Sender, Page>>;
  readonly reportId: string;
  readonly ownerUid: string;
  /** Words only the owner may see. */
  readonly secrets: readonly string[];
  readonly close: () => Promise<void>;
};

export async function openAccessSite(browser: Browser): Promise<AccessSite> {
  const newPage = async () => (await browser.newContext()).newPage();
  const as = {
    visitor: await newPage(),
    owner: await newPage(),
    other: await newPage(),
    admin: await newPage(),
    'phone-admin': await newPage(),
  };
  const phone = await signInByPhone(as.owner);
  const report = await saved(as.owner, {
    lat: 56.17,
    lon: 10.19,
    address: PLANTED.address,
    title: PLANTED.title,
    fullName: PLANTED.name,
    email: PLANTED.email,
  });
  await fromOwnAddress(as.admin);
  await signInAsStaff(as.admin, wordsIn('da'), 'da');
  await signInByPhone(as.other);
  await signInByPhone(as['phone-admin']);
  for (const sender of ['other', 'admin', 'phone-admin'] as const) {
    const { ownerUid } = await saved(as[sender], { lat: 55.68, lon: 12.57 });
    if (sender === 'phone-admin') makeAdmin(ownerUid);
  }
  const grouped = phone.replace(/(..)(?=.)/g, '$1 ');
  return {
    as,
    ...report,
    secrets: [...Object.values(PLANTED), phone, grouped],
    async close() {
      inDatabase((database) =>
        database
          .prepare(
            'delete from admins where uid in (select uid from users where phone is not null)',
          )
          .run(),
      );
      for (const sender of SENDERS) await as[sender].context().close();
    },
  };
}

export async function originOf(page: Page): Promise<string> {
  return new URL((await page.request.get('/api/v1/site-settings')).url()).origin;
}

async function saved(page: Page, data: object) {
  const answer = await page.request.post('/api/v1/reports', {
    headers: { Origin: await originOf(page), 'Idempotency-Key': 'matrix-key-000000001' },
    data,
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { reportId: string; ownerUid: string };
}

export function inDatabase<Value>(work: (database: DatabaseSync) => Value): Value {
  const database = new DatabaseSync(join(process.env['E2E_DATA_DIR'] ?? '', 'solrig.sqlite'));
  database.exec('pragma busy_timeout = 5000');
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** As an import or a hand may leave it: nobody gets such a row through the site. */
function makeAdmin(uid: string): void {
  inDatabase((database) =>
    database.prepare('insert into admins (uid, role) values (?, ?)').run(uid, 'admin'),
  );
}

export async function read(answer: APIResponse): Promise<Answer> {
  return {
    status: answer.status(),
    to: answer.headers()['location'],
    text: await answer.text(),
  };
}

export async function get({ as }: AccessSite, sender: Sender, path: string): Promise<Answer> {
  return read(await as[sender].request.get(path, { maxRedirects: 0 }));
}

export function expectNoLeak({ secrets }: AccessSite, { text }: Answer, what: string): void {
  const leaked = secrets.filter((secret) => text.includes(secret));
  expect(leaked, what).toEqual([]);
}
