import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../../server/env.ts';
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
test.each(['compose.yml', 'compose.two.yml'])('%s sets what there is to set', (file) => {
  type Service = { image?: string; environment?: Record<string, string> };
  const text = readFileSync(join(OPS, file), 'utf8');
  const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
  const ours = Object.values(services).filter(({ image }) => image === 'solrig');
  expect(ours.length).toBeGreaterThan(0);
  for (const { environment = {} } of ours) {
    const names = Object.keys(environment).map((name) => name.replace(/_FILE$/, ''));
    const given = Object.fromEntries(names.map((name) => [name, 'set']));
    expect(settingNames(given).toSorted()).toEqual(names.toSorted());
  }
});
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
