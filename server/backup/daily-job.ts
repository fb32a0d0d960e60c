import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { everyDay, type DailyJob } from '../every-day.ts';
import { logFailure } from '../log-failure.ts';
import type { Services } from '../services.ts';

const COMMAND = join(import.meta.dirname, '..', '..', 'scripts', 'backup.ts');
const run = promisify(execFile);

/** A backup every day, by the command that makes one by hand: a process of its own, which nobody waits for. */
export function startBackupJob({ settings, log }: Pick<Services, 'settings' | 'log'>): DailyJob {
  return everyDay(
    async (signal) => {
      if (settings.backup.folder === null) return true;
      await run(process.execPath, [COMMAND], { signal });
      log.info({ folder: settings.backup.folder }, 'backup made');
      return true;
    },
    (error) => logFailure(log, 'backup failed', error),
  );
}
