import { describe, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import type { TestServices } from '../../server/testing/services.ts';
import {
  alwaysProved,
  HOUR_MS,
  MINUTE_MS,
  newestCode,
  onAll,
  openTwo,
  other,
  type Services,
} from './identity-steps.ts';
import type { OpenServices } from './open-services.ts';

const OWN = '20304050';
const HOME_ADDRESS = '203.0.113.7';
const NEW_PHONE_ADDRESS = '198.51.100.9';
const STRANGER = '192.0.2.1';

/** Browsers with their cookies, making calls as from outside. */
async function openSite(
  open: OpenServices,
  { smsPerHour = '300' }: { readonly smsPerHour?: string } = {},
) {
  const opened = await openTwo(open, { TRUSTED_PROXY: '1', SMS_PER_HOUR: smsPerHour });
  const apps = new Map(
    opened.servers.map((server) => [server, testApp({ ...server, personCheck: alwaysProved() })]),
  );

  function browser(address: string, cookies = new Map<string, string>()) {
    const post = async (server: Services, path: string, body: unknown) => {
      const answer = await apps.get(server)!.request(`http://localhost/api/v1${path}`, {
        method: 'POST',
        headers: {
          Origin: 'http://localhost',
          'Content-Type': 'application/json',
          'X-Forwarded-For': address,
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: JSON.stringify(body),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = '', life] = /^(\w+)=([^;]*);.*?Max-Age=(\d+)/.exec(cookie)!;
        if (life === '0') cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer.status;
    };
    return {
      cookies,
      ask: (phone = OWN, server = opened.services) => post(server, '/sign-in/code', { phone }),
      enter: (code: string, phone = OWN) => post(opened.services, '/sign-in', { phone, code }),
      signOut: (everywhere: boolean) => post(opened.services, '/sign-out', { everywhere }),
    };
  }
  type Browser = ReturnType<typeof browser>;

  /** One that signed in and was closed: its session is over, its persistent cookies remain. */
  async function knownBrowser(phone = OWN): Promise<Browser> {
    const owner = browser(HOME_ADDRESS);
    expect(await owner.ask(phone)).toBe(202);
    expect(await owner.enter(await newestCode(opened.services, `+45${phone}`), phone)).toBe(204);
    expect(await owner.signOut(false)).toBe(204);
    // A day later none of this counts against anybody.
    opened.advance(24 * HOUR_MS);
    return owner;
  }
  return { ...opened, browser, knownBrowser };
}

const sent = (statuses: readonly number[]) => statuses.filter((status) => status === 202).length;
const codeLength = async (site: TestServices) => (await newestCode(site.services)).length;

export function lockOutSuite(open: OpenServices): void {
  describe('nobody locks an owner out of signing in', () => {
    test('a stranger requests codes for six hours: the owner still gets all of theirs', async () => {
      const { browser, knownBrowser, advance } = await openSite(open);
      const owner = await knownBrowser();
      const strangers: number[] = [];
      const owners: number[] = [];
      for (let minute = 0; minute < 6 * 60; minute++) {
        if (minute % 12 === 0) strangers.push(await browser(STRANGER).ask());
        if (minute % 13 === 1) owners.push(await owner.ask());
        advance(MINUTE_MS);
      }
      expect(strangers).toHaveLength(30);
      expect(owners).toHaveLength(28);
      expect(sent(owners)).toBe(28);
      expect(sent(strangers), 'one asker has a few of the number’s codes a day').toBe(6);
    });

    test('one stranger leaves a new phone one code every ten minutes', async () => {
      const { servers, browser, advance } = await openSite(open);
      for (let round = 0; round < 6; round++) {
        const burst = await onAll(servers, 12, (server, index) =>
          // All 256 addresses of one renter, or a /48, are one asker.
          browser(index % 3 === 0 ? STRANGER : `192.0.2.${String(index)}`).ask(OWN, server),
        );
        expect(sent(burst)).toBeLessThan(3);
        if (round % 3 === 0) expect(await browser(NEW_PHONE_ADDRESS).ask()).toBe(202);
        advance(10 * MINUTE_MS);
      }
    });

    test('strangers from everywhere use up the number’s codes, but not those of a known browser', async () => {
      const { servers, browser, knownBrowser, advance } = await openSite(open);
      const owner = await knownBrowser();
      for (const left of [3, 2]) {
        const burst = await onAll(servers, 24, (server, index) =>
          browser(`10.${String(index)}.0.1`).ask(OWN, server),
        );
        expect(sent(burst), 'three in ten minutes, five in an hour').toBe(left);
        const own = await onAll(servers, 12, (server) =>
          browser(
            HOME_ADDRESS,
            new Map([...owner.cookies].filter(([name]) => /known/.test(name))),
          ).ask(OWN, server),
        );
        expect(sent(own), 'and as many of its own').toBe(left);
        advance(10 * MINUTE_MS);
      }
    });

    test('strangers’ wrong guesses don’t lengthen a known browser’s code, nor its guesses anyone else’s', async () => {
      const site = await openSite(open);
      const { browser, knownBrowser, advance, services } = site;
      const owner = await knownBrowser();
      const guessAt = async (guesser: ReturnType<typeof browser>) => {
        expect(await guesser.ask()).toBe(202);
        const code = await newestCode(services);
        for (let guess = 0; guess < 5; guess++) {
          expect(await guesser.enter(other(code))).toBe(401);
        }
        advance(11 * MINUTE_MS);
        return code.length;
      };
      for (let index = 0; index < 3; index++) {
        expect(await guessAt(browser(`10.${String(index)}.0.1`))).toBe(6);
      }
      advance(HOUR_MS);
      expect(await browser(STRANGER).ask()).toBe(202);
      expect(await codeLength(site), 'for strangers too long to be guessed').toBe(12);
      advance(1);
      const lengths = [];
      for (let code = 0; code < 3; code++) lengths.push(await guessAt(owner));
      expect(lengths, 'the owner’s own slips are counted too').toEqual([6, 6, 12]);
    });

    test('one network gets a quarter of the site’s codes, all strangers together four fifths', async () => {
      const { servers, browser, knownBrowser } = await openSite(open, { smsPerHour: '40' });
      const owner = await knownBrowser();
      const hex = (index: number) => index.toString(16);
      const askFrom = (address: (index: number) => string, first: number) =>
        onAll(servers, 60, (server, index) =>
          browser(address(index)).ask(`2${String(first + index)}`, server),
        );
      // Each from a different /64.
      const one = await askFrom((index) => `2001:db8:7:${hex(index)}::1`, 1_000_000);
      expect(sent(one)).toBe(10);
      expect(await browser('2001:db8:8::1').ask('31000001'), 'somebody else').toBe(202);
      const many = await askFrom((index) => `2001:db8:${hex(index + 100)}::1`, 2_000_000);
      expect(sent(many)).toBe(32 - 11);
      expect(await owner.ask(), 'a browser that is known').toBe(202);
    });

    test('being known is limited to one number, and ends with signing out everywhere', async () => {
      const site = await openSite(open);
      const { browser, knownBrowser, advance, services } = site;
      const owner = await knownBrowser();
      const useUp = async (phone: string) => {
        for (let index = 0; index < 3; index++) await browser(`10.${String(index)}.0.1`).ask(phone);
      };
      await useUp('31000001');
      expect(await owner.ask('31000001'), 'a number it never signed in to').toBe(429);
      await useUp(OWN);
      const forged = new Map([['solrig_known', 'x'.repeat(43)]]);
      expect(await browser(HOME_ADDRESS, forged).ask()).toBe(429);
      const kept = new Map(owner.cookies);
      advance(1);
      expect(await owner.ask()).toBe(202);
      expect(await owner.enter(await newestCode(services))).toBe(204);
      expect(await owner.signOut(true)).toBe(204);
      expect([...owner.cookies.keys()].filter((name) => /known/.test(name))).toEqual([]);
      advance(HOUR_MS);
      await useUp(OWN);
      expect(await browser(HOME_ADDRESS, kept).ask()).toBe(429);
    });
  });
}
