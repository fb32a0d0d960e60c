import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { serveBuilt, type BuiltSite } from '../../../scripts/serve-built.ts';
import { freePorts } from '../../fixtures/free-ports.ts';

/** What fill-quotes.ts says it has put there. */
export type Filled = {
  readonly token: string;
  readonly draftId: string;
  readonly session: string;
};

/**
 * A deployed site with quotes on it.
 * @param dataDir empty folder of its own
 * @param isEmpty nobody has said yet whom it belongs to, and there is a draft alone
 */
export async function startDeployed(
  dataDir: string,
  { isEmpty }: { readonly isEmpty: boolean },
): Promise<readonly [BuiltSite, Filled]> {
  const [port = 0] = await freePorts(1);
  const env = {
    NODE_ENV: 'production',
    APP_URL: `http://127.0.0.1:${port}`,
    SESSION_SECRET: 's'.repeat(48),
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    YIELD: 'builtin',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Solrig <hej@solrig.example>',
    STAFF_EMAIL: 'staff@solrig.example',
    SMS: 'off',
    GOOGLE: 'off',
    // Gaps are warned of at the start.
    LOG_LEVEL: isEmpty ? 'warn' : 'silent',
  };
  const fill = join(import.meta.dirname, 'fill-quotes.ts');
  const said = execFileSync(process.execPath, isEmpty ? [fill, '--empty'] : [fill], {
    env: { ...process.env, ...env, LOG_LEVEL: 'silent' },
    encoding: 'utf8',
  });
  return [await serveBuilt(env), JSON.parse(said) as Filled];
}
