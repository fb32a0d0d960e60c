import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { work } from '../../app/forms/proof/work.ts';
import { browserWork } from '../../server/identity/captcha/browser-work.ts';
import { recaptcha } from '../../server/identity/captcha/recaptcha.ts';
import { createLogger } from '../../server/logger.ts';
import {
  HUMAN_PROOF,
  SITE_HOST,
  startSmsAndRecaptchaServer,
  type OutsideManner,
  type SmsAndRecaptchaServer,
} from '../fixtures/sms-and-recaptcha-server.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

describe('proof of work', () => {
  const check = browserWork('s'.repeat(32));

  function challenge() {
    const made = check.challenge(NOW);
    if (made.kind !== 'work') throw new Error(made.kind);
    return made;
  }

  test('what a browser finds is a hash with so many zero bits, and is taken', async () => {
    const { token, bits } = challenge();
    const proof = await work(token, bits);
    const hash = createHash('sha256').update(`${token}:${proof}`).digest();
    expect(hash.readUInt32BE(0).toString(2).padStart(32, '0')).toMatch(
      new RegExp(`^0{${String(bits)}}`),
    );
    const verdict = await check.judge({ token, proof }, after(5_000));
    expect(verdict).toMatchObject({ kind: 'proved', once: expect.stringContaining('work:') });
  });

  test('nothing else is: too early, too late, another token, no work', async () => {
    const { token, bits } = challenge();
    const proof = await work(token, bits);
    const judged = async (answer: { token: string; proof: string }, ms = 5_000) =>
      (await check.judge(answer, after(ms))).kind;
    expect(await judged({ token, proof }, 999)).toBe('unproved');
    expect(await judged({ token, proof }, 2 * 3_600_000 + 1)).toBe('unproved');
    expect(await judged({ token, proof: '' })).toBe('unproved');
    expect(await judged({ token: '', proof: '' })).toBe('unproved');
    const [, nonce, mac] = token.split('.');
    const younger = `${String(after(60_000).getTime())}.${nonce}.${mac}`;
    expect(await judged({ token: younger, proof: await work(younger, bits) }, 65_000)).toBe(
      'unproved',
    );
    const other = browserWork('t'.repeat(32));
    expect((await other.judge({ token, proof }, after(5_000))).kind).toBe('unproved');
  });
});

describe('reCAPTCHA', () => {
  let server: SmsAndRecaptchaServer;
  beforeAll(async () => {
    server = await startSmsAndRecaptchaServer();
  });
  afterAll(() => server.close());

  const ownWork = browserWork('s'.repeat(32));
  const check = (hostname: string | null = SITE_HOST) =>
    recaptcha({
      ownWork,
      siteKey: 'site',
      secret: 'recaptcha-secret',
      url: server.url,
      hostname,
      log: createLogger('silent'),
      timeoutMs: 300,
    });
  const judge = (proof: string, hostname?: string) =>
    check(hostname).judge({ token: '', proof }, NOW);

  test('takes Google’s word, for this host alone', async () => {
    server.behave('well');
    expect(await judge(HUMAN_PROOF)).toEqual({ kind: 'proved', once: null });
    expect(await judge('a-machine')).toEqual({ kind: 'machine' });
    expect(await judge(HUMAN_PROOF, 'other.example')).toEqual({ kind: 'machine' });
    expect(server.calls.at(-1)).toMatchObject({
      path: '/recaptcha/api/siteverify',
      body: `secret=recaptcha-secret&response=${HUMAN_PROOF}`,
    });
  });

  test('without its proof the browser’s own work is taken, and Google is not asked', async () => {
    const before = server.calls.length;
    const challenge = check().challenge(NOW);
    if (challenge.kind !== 'recaptcha') throw new Error(challenge.kind);
    const { token, bits } = challenge.work;
    const judged = (proof: string, of = token) => check().judge({ token: of, proof }, after(5_000));
    const once = expect.stringContaining('work:') as string;
    expect(await judged(await work(token, bits))).toEqual({ kind: 'proved', once });
    // Without JavaScript: the form that was shown is good for one time.
    expect(await judged('')).toEqual({ kind: 'unproved', once });
    expect(await judged('', '')).toEqual({ kind: 'unproved', once: null });
    expect(await judged('12345', '')).toEqual({ kind: 'unproved', once: null });
    expect(server.calls).toHaveLength(before);
  });

  test.each<OutsideManner>([
    'hangs',
    'hangs-half-way',
    '500',
    'rubbish',
    'another-answer',
    'huge',
    'redirect',
    'drops',
  ])('when Google %s one may go on, less often', async (manner) => {
    server.behave(manner);
    expect(await judge(HUMAN_PROOF)).toEqual({ kind: 'unproved', once: null });
  });
});
