import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings, settingNames } from '../../server/env.ts';
import { metricsApp } from '../../server/metrics/serve-metrics.ts';
import { testServices, testSettings, type TestServices } from '../../server/testing/services.ts';

// Metrics used by board and alerts are those a server exports.

const OPS = join(import.meta.dirname, '..', '..', 'ops');
const TOKEN = 'a token of a test, long enough';

let opened: TestServices;
beforeAll(async () => {
  opened = await testServices();
  const { db, now, metrics } = opened.services;
  metrics.watch({ db, now, isYieldLeftAlone: () => true, registersLeftAlone: () => ['bbr'] });
});
afterAll(() => opened.close());

function ask(settings: Readonly<Record<string, string>>, authorization?: string) {
  const headers = authorization === undefined ? {} : { Authorization: authorization };
  const app = metricsApp({ ...opened.services, settings: testSettings(settings) });
  return app.request('/metrics', { headers });
}

async function told(): Promise<string> {
  const { metrics } = opened.services;
  metrics.answered({ method: 'GET', path: '/da/guide', status: 200, ms: 3 });
  metrics.worked('report', 'busy', 2);
  metrics.yielded('unavailable');
  return (await ask({})).text();
}

test('what only a counter may be called, a counter is', async () => {
  const types = [...(await told()).matchAll(/^# TYPE (\S+_total) (\S+)$/gm)];
  expect(types.length).toBeGreaterThan(0);
  expect(types.filter(([, , type]) => type !== 'counter')).toEqual([]);
});

test('the metrics used are exported, under the same names', async () => {
  const text = await told();
  const rules = readFileSync(join(OPS, 'alerts.yml'), 'utf8');
  const board = readFileSync(join(OPS, 'grafana-board.json'), 'utf8');
  const asked = new Set([...rules.matchAll(NAMES), ...board.matchAll(NAMES)].map(([name]) => name));
  expect(asked.size).toBeGreaterThan(10);
  const lacking = [...asked].filter(
    (name) => !text.includes(`\n${name}{`) && !text.includes(`\n${name} `),
  );
  expect(lacking).toEqual([]);
  expect((parse(rules) as { groups: unknown[] }).groups).toHaveLength(1);
});
/** As compose reads a service: its own variables before those of its file, the shell's with what stands in for them. */
const FROM_SHELL: Readonly<Record<string, string>> = { APP_URL: 'https://solrig.example' };
const SECRETS: Readonly<Record<string, string>> = {
  SESSION_SECRET: 'a secret of a test, which is long enough',
  DATABASE_URL: 'postgres://solrig:password@database:5432/solrig',
};

test.each(['compose.yml', 'compose.two.yml'])(
  '%s gives every server what it starts with',
  (file) => {
    type Service = { image?: string; env_file?: string; environment?: Record<string, unknown> };
    const text = readFileSync(join(OPS, file), 'utf8');
    const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
    const ours = Object.values(services).filter(({ image }) => image === 'solrig');
    expect(ours.length).toBeGreaterThan(0);
    const example = parseEnv(readFileSync(join(OPS, 'settings.example.env'), 'utf8'));
    for (const { env_file, environment = {} } of ours) {
      expect(env_file).toBe('./settings.env');
      const own = Object.entries(environment).map(([written, value]) => {
        const name = written.replace(/_FILE$/, '');
        if (name !== written) return [name, SECRETS[name]];
        return [name, String(value).replace(/\$\{(\w+)(?::[?-]([^}]*))?\}/g, fromShell)];
      });
      const given = { ...example, ...Object.fromEntries(own) } as Record<string, string>;
      expect(settingNames(given).toSorted()).toEqual(Object.keys(given).toSorted());
      expect(readSettings(given)).toMatchObject({ ok: true });
    }
  },
);

const fromShell = (_all: string, name: string, otherwise = '') => FROM_SHELL[name] ?? otherwise;
const NAMES = /\b(?:solrig|nodejs|process)_[a-z0-9_]+/g;

test('this server’s own figures are in it', async () => {
  const text = await told();
  expect(text).toMatch(
    /solrig_http_request_seconds_count\{route="\/guide",method="GET",status="2xx"\} \d/,
  );
  expect(text).toContain('solrig_yield_breaker_open 1');
  expect(text).toMatch(/solrig_database_query_seconds_count\{outcome="ok"\} [1-9]/);
  expect(text).toContain('solrig_outbox_messages{status="dead"} 0');
});

test('a token is required where one is set, and beyond this machine one must be set', async () => {
  const settings = { METRICS_TOKEN: TOKEN };
  expect((await ask(settings)).status).toBe(401);
  expect((await ask(settings, 'Bearer another one altogether')).status).toBe(401);
  expect((await ask(settings, `Bearer ${TOKEN}`)).status).toBe(200);
  expect(() => testSettings({ METRICS_HOST: '0.0.0.0' })).toThrow('METRICS_TOKEN is needed');
});
