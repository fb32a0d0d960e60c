import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Settings } from '../env.ts';
import { createServices, type Services } from '../services.ts';

export type TestServices = {
  readonly services: Services;
  /** Moves the services' clock. */
  readonly advance: (ms: number) => void;
  readonly close: () => Promise<void>;
};

export const TEST_START = new Date('2026-11-20T09:00:00.000Z');

export function testSettings(environment: Readonly<Record<string, string>>): Settings {
  const read = readSettings({ LOG_LEVEL: 'silent', YIELD: 'builtin', ...environment });
  if (!read.ok) throw new Error(read.error.problems.join(' '));
  return read.value;
}

/** Real services on a folder of their own, with a clock that stands still until moved. */
export async function testServices(
  environment: Readonly<Record<string, string>> = {},
): Promise<TestServices> {
  const folder = mkdtempSync(join(tmpdir(), 'solrig-test-'));
  let nowMs = TEST_START.getTime();
  const settings = testSettings({ DATA_DIR: folder, ...environment });
  const services = await createServices(settings, () => new Date(nowMs));
  return {
    services,
    advance(ms) {
      nowMs += ms;
    },
    async close() {
      await services.papers.close();
      await services.db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
