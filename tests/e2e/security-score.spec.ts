import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePorts } from '../fixtures/free-ports.ts';
import { expect, LOCALES, test } from './support/site-test.ts';
import { sitePages } from './support/site-map.ts';

// As Mozilla's HTTP Observatory scores a site (github.com/mdn/mdn-http-observatory, src/grader/charts.js, read 2026-11-22): 100, less
// for what is missing, and more for what is stricter than it has to be. A test of ours, because theirs asks a public address only.

const AIM = 130;
const root = resolve(import.meta.dirname, '../..');

type Rule = { readonly name: string; readonly points: (answer: Response) => number };

const policyOf = ({ headers }: Response) =>
  new Map(
    (headers.get('content-security-policy') ?? '').split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const header = ({ headers }: Response, name: string) => headers.get(name)?.toLowerCase() ?? '';

const RULES: readonly Rule[] = [
  {
    name: 'content policy',
    points: (answer) => {
      const policy = policyOf(answer);
      const none = policy.get('default-src') ?? [];
      const scripts = policy.get('script-src') ?? none;
      const styles = policy.get('style-src') ?? none;
      if (none.length === 0 && scripts.length === 0) return -25;
      const isLoose = (source: string) =>
        ["'unsafe-inline'", 'data:', 'https:', 'http:', '*'].includes(source);
      if (scripts.some(isLoose)) return -20;
      if (scripts.includes("'unsafe-eval'")) return -10;
      if (styles.some(isLoose)) return 0;
      return none.join(' ') === "'none'" ? 10 : 5;
    },
  },
  {
    name: 'cookies',
    points: ({ headers }) => {
      const cookies = headers.getSetCookie();
      const has = (flag: RegExp) => cookies.every((cookie) => flag.test(cookie));
      if (cookies.length === 0) return 0;
      if (!has(/; secure/i)) return -20;
      if (!has(/; httponly/i)) return -30;
      return has(/; samesite=(lax|strict)/i) ? 5 : 0;
    },
  },
  {
    // Everybody may read what is everybody's; what another origin may not do is read it as the visitor.
    name: 'other origins as the visitor',
    points: (answer) => (header(answer, 'access-control-allow-credentials') === 'true' ? -50 : 0),
  },
  {
    name: 'referrer',
    points: (answer) =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        header(answer, 'referrer-policy'),
      )
        ? 5
        : -5,
  },
  {
    name: 'transport',
    points: (answer) => {
      const seconds = /max-age=(\d+)/.exec(header(answer, 'strict-transport-security'))?.[1];
      return Number(seconds ?? 0) >= 15_552_000 ? 0 : -20;
    },
  },
  {
    name: 'type',
    points: (answer) => (header(answer, 'x-content-type-options') === 'nosniff' ? 0 : -5),
  },
  {
    name: 'frames',
    points: (answer) => {
      if (policyOf(answer).get('frame-ancestors')?.join(' ') === "'none'") return 5;
      return /^(deny|sameorigin)$/.test(header(answer, 'x-frame-options')) ? 0 : -20;
    },
  },
  {
    name: 'resource policy',
    points: (answer) =>
      /^same-(origin|site)$/.test(header(answer, 'cross-origin-resource-policy')) ? 10 : 0,
  },
];

/** Extra points count only for who lacks little. */
const EXTRA_FROM = 90;

function scoreOf(answer: Response): { readonly score: number; readonly said: string } {
  const points = RULES.map(({ name, points: of }) => ({ name, of: of(answer) }));
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 100);
  const plain = sum(points.map(({ of }) => Math.min(0, of)));
  return {
    score: plain >= EXTRA_FROM ? sum(points.map(({ of }) => of)) : plain,
    said: points.map(({ name, of }) => `${name} ${of}`).join(', '),
  };
}

test.describe('a deployed site', () => {
  let server: ChildProcess;
  let url: string;
  const dataDir = mkdtempSync(join(tmpdir(), 'solrig-score-'));

  test.beforeAll(async () => {
    const [port = 0] = await freePorts(1);
    url = `http://127.0.0.1:${port}`;
    server = spawn(process.execPath, [join(root, 'server', 'main.ts')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        APP_URL: 'https://solrig.example',
        SESSION_SECRET: 's'.repeat(48),
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        YIELD: 'builtin',
        SMS: 'off',
        MAIL: 'off',
        GOOGLE: 'off',
        TRUSTED_PROXY: '1',
        LOG_LEVEL: 'error',
      },
    });
    const isReady = async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok;
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  });

  test.afterAll(async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('answers every kind of page, call and file with at least 130 points', async () => {
    const others = ['/', '/da/nothing-here', '/da/admin', '/da/admin/login', '/da/account/reports'];
    const files = [
      '/da/calculator/report.pdf',
      '/api/v1/openapi.json',
      '/api/v1/nothing',
      '/robots.txt',
    ];
    const pages = LOCALES.flatMap((locale) => sitePages(locale).map(({ address }) => address));
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
    for (const path of [...pages, ...others, ...files]) {
      const answer = await fetch(url + path, { redirect: 'manual', headers: forwarded });
      await answer.arrayBuffer();
      const { score, said } = scoreOf(answer);
      expect(score, `${path}: ${said}`).toBeGreaterThanOrEqual(AIM);
    }
  });
});

test('an answer without any of the headers is far from it', () => {
  expect(scoreOf(new Response('')).score).toBeLessThan(50);
  const loose = { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" };
  expect(scoreOf(new Response('', { headers: loose })).said).toContain('content policy -20');
});
