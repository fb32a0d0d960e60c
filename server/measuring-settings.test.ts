import { describe, expect, test } from 'vitest';
import { testSettings } from './testing/services.ts';
import { readSettings } from './env.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { AppEnvironment } from './http/environment.ts';
import { Hono } from 'hono';

const ALL = {
  GTM_ID: 'GTM-AB12CD3',
  CLARITY_ID: 'ab12cd34ef',
  ANALYTICS_APP_ID: '1:1234567890:web:ab12cd34',
  ANALYTICS_API_KEY: 'a-web-key',
  MEASUREMENT_ID: 'G-AB12CD34EF',
};

async function policyWith(environment: Record<string, string>): Promise<Map<string, string>> {
  const app = new Hono<AppEnvironment>();
  app.use(securityHeaders(false, testSettings(environment).measuring.hosts));
  app.get('/', (context) => context.text(''));
  const policy = (await app.request('/')).headers.get('content-security-policy')!;
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0]!, part]));
}

describe('what a page measures with', () => {
  test('is nothing unless it is set', () => {
    expect(testSettings({}).measuring.site).toEqual({
      tagManager: null,
      clarity: null,
      analytics: null,
      measurementId: null,
      measurementScript: null,
    });
  });

  test('is found at its makers’ addresses', () => {
    expect(testSettings(ALL).measuring.site).toEqual({
      tagManager: { url: 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3' },
      clarity: { url: 'https://www.clarity.ms/tag/ab12cd34ef' },
      analytics: {
        url: 'https://firebase.googleapis.com/v1alpha/projects/-/apps/1:1234567890:web:ab12cd34/webConfig',
        apiKey: 'a-web-key',
      },
      measurementId: 'G-AB12CD34EF',
      measurementScript: 'https://www.googletagmanager.com/gtag/js',
    });
  });

  test('can be a stand-in on this machine', () => {
    const { site } = testSettings({ ...ALL, CLARITY_URL: 'http://127.0.0.1:9/' }).measuring;
    expect(site.clarity).toEqual({ url: 'http://127.0.0.1:9/tag/ab12cd34ef' });
  });

  test.each([
    [{ GTM_ID: 'AB12' }, 'GTM_ID'],
    [{ GTM_ID: 'GTM-A"></script>' }, 'GTM_ID'],
    [{ CLARITY_ID: '../x' }, 'CLARITY_ID'],
    [{ MEASUREMENT_ID: 'UA-1' }, 'MEASUREMENT_ID'],
    [{ ...ALL, GTM_URL: 'http://tags.example' }, 'GTM_URL'],
    [{ ...ALL, CLARITY_URL: 'https://x.example/?a=b' }, 'CLARITY_URL'],
    [{ ANALYTICS_APP_ID: '1:2:web:3' }, 'ANALYTICS_APP_ID'],
    [{ ANALYTICS_API_KEY: 'a-web-key' }, 'ANALYTICS_API_KEY'],
    [{ CLARITY_URL: 'https://x.example' }, 'CLARITY_URL'],
    [{ GTM_URL: 'https://x.example' }, 'GTM_URL'],
  ])('%o is refused', (environment, name) => {
    const read = readSettings(environment);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error.problems.join()).toMatch(new RegExp(`^${name} `));
  });
});

describe('the policy of a page', () => {
  test('takes no text for a part of the page, and no address for a script, but by the page’s rule', async () => {
    const policy = await policyWith({});
    expect(policy.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(policy.get('trusted-types')).toBe('trusted-types default');
    expect(policy.get('script-src')).not.toContain('strict-dynamic');
  });

  test('names every script of others by its path, no host as a whole', async () => {
    const { hosts } = testSettings(ALL).measuring;
    for (const script of hosts.scripts) expect(script).not.toMatch(/\*|^https:\/\/www\.[^/]+\/?$/);
  });

  test('names no other site unless one is set up', async () => {
    for (const part of (await policyWith({})).values()) expect(part).not.toContain('http');
  });

  test('names the hosts that are set up, and only for scripts, calls and pictures', async () => {
    const policy = await policyWith({
      GTM_ID: ALL.GTM_ID,
      GTM_URL: 'https://tags.example/first',
      CLARITY_ID: ALL.CLARITY_ID,
    });
    expect(policy.get('script-src')).toMatch(
      / 'strict-dynamic' https:\/\/tags\.example\/first\/gtm\.js https:\/\/tags\.example\/first\/gtag\/js https:\/\/www\.clarity\.ms\/tag\//,
    );
    expect(policy.get('connect-src')).toMatch(/^connect-src 'self' https:\/\/tags\.example /);
    const open = [...policy].filter(([, part]) => part.includes('http')).map(([name]) => name);
    expect(open).toEqual(['script-src', 'img-src', 'connect-src']);
  });

  test('lets the configuration be asked for, but runs no script of its host', async () => {
    const policy = await policyWith({
      ANALYTICS_APP_ID: ALL.ANALYTICS_APP_ID,
      ANALYTICS_API_KEY: ALL.ANALYTICS_API_KEY,
      ANALYTICS_CONFIG_URL: 'http://localhost:9/v1',
    });
    expect(policy.get('connect-src')).toContain('http://localhost:9');
    expect(policy.get('script-src')).not.toContain('localhost');
  });
});
