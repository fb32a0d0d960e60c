import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './scripts/chromium.ts';

// Workers read this file again; they must see the first reading's folder.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'solrig-e2e-'));

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalTeardown: './tests/e2e/support/remove-data.ts',
  // Two kept less than one core busy: their pages wait most of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // As in vitest.config.ts: what needed its second try is named at the end of `npm test`.
  retries: 1,
  // Guards against a hang, no measurements: a busy machine took three times as long as a quiet one.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    // The server takes a free port and says which; the named group makes it an environment variable.
    wait: { stdout: /Solrig: http:\/\/localhost:(?<E2E_PORT>\d+)/ },
    env: {
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: process.env['E2E_DATA_DIR'],
      LOG_LEVEL: 'error',
      // A test's figures must not depend on who answers outside.
      YIELD: 'builtin',
      // A test may come from an address of its own, as behind a proxy.
      TRUSTED_PROXY: '1',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    stderr: 'pipe',
  },
  use: {
    // A browser whose frames have stopped lets no click through: seen once in many runs, and it cost the whole limit.
    actionTimeout: 120_000,
    baseURL: `http://localhost:${process.env['E2E_PORT'] ?? ''}`,
    // A trace of every test costs a fifth of the run; whoever looks into a failure asks for one: --trace on.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await chromiumPath(), args: CHROMIUM_ARGS },
  },
});
