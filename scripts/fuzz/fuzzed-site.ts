import { serveBuilt, type BuiltSite } from '../serve-built.ts';
import type { Sender } from './target.ts';

type Signed = Exclude<Sender, 'visitor'>;

/** A server with something to lose: three signed-in people, a saved report, a shared one. */
export type FuzzedSite = {
  readonly url: string;
  readonly cookies: Readonly<Record<Sender, string>>;
  readonly annaUid: string;
  readonly reportId: string;
  /** The token in the address of a shared report. */
  readonly sharedKey: string;
  /** What the server wrote into its log. */
  readonly said: () => string;
  /** CPU time that its main thread has used since its start [ms]. */
  readonly mainMs: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

const PHONES: Readonly<Record<Signed, string>> = {
  anna: '20304050',
  bo: '30405060',
  leaving: '40506070',
};

export async function openFuzzedSite(): Promise<FuzzedSite> {
  // Each request comes from its own address, as behind a proxy; from a single one, most would be
  // refused as too many.
  const site = await serveBuilt({ TRUSTED_PROXY: '1', LOG_LEVEL: 'error', SMS_PER_HOUR: '9999' });
  try {
    return await withPeople(site);
  } catch (error) {
    await site.stop();
    throw error;
  }
}

async function withPeople(site: BuiltSite): Promise<FuzzedSite> {
  const cookies = {
    visitor: '',
    anna: await signIn(site.url, 'anna'),
    bo: await signIn(site.url, 'bo'),
    leaving: await signIn(site.url, 'leaving'),
  };
  const headers = { Cookie: cookies.anna, Origin: site.url };
  const saved = await fetch(`${site.url}/api/v1/reports`, {
    method: 'POST',
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      'Idempotency-Key': 'fuzz-key-000000000001',
    },
    body: JSON.stringify({ lat: 56.17, lon: 10.19, postcode: '8000' }),
  });
  const { reportId, ownerUid } = (await expectOk(saved, 'saving').json()) as Record<string, string>;
  const shared = await fetch(`${site.url}/da/report/${reportId}/share`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ intent: 'share', days: '30' }),
  });
  const sharedKey = /\/report\/(s-[\w-]{22})/.exec(await expectOk(shared, 'sharing').text())?.[1];
  if (reportId === undefined || ownerUid === undefined || sharedKey === undefined)
    throw new Error('Nothing was saved or shared that could be asked for.');
  const { url, said, mainMs, stop } = site;
  return { url, said, mainMs, stop, cookies, reportId, annaUid: ownerUid, sharedKey };
}

async function signIn(url: string, who: Signed): Promise<string> {
  const phone = PHONES[who];
  const send = (path: string, body: object, cookie = '') =>
    fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      headers: { Origin: url, Cookie: cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const asked = expectOk(await send('sign-in/code', { phone }), 'asking for a code');
  const list = await (await fetch(`${url}/dev/outbox`)).text();
  const row = list.split('<tr>').find((one) => one.includes(`+45${phone}`)) ?? '';
  const message = await fetch(url + (/href="(\/dev\/outbox\/[^"]+)"/.exec(row)?.[1] ?? ''));
  const code = /#(\d+)/.exec(await message.text())?.[1];
  const entered = await send('sign-in', { phone, code }, pairIn(asked));
  return pairIn(expectOk(entered, 'signing in'));
}

const pairIn = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

function expectOk(answer: Response, what: string): Response {
  if (!answer.ok) throw new Error(`Before the run, ${what} was answered with ${answer.status}.`);
  return answer;
}

export function headersOf(
  { cookies, url }: Pick<FuzzedSite, 'url' | 'cookies'>,
  sender: Sender,
): Record<string, string> {
  return { Origin: url, ...(sender === 'visitor' ? {} : { Cookie: cookies[sender] }) };
}
