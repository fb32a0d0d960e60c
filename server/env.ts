import * as z from 'zod/mini';
import { fail, ok, type Result } from '../domain/result.ts';
import { backupSettingsFrom, backupVariables, type BackupSettings } from './backup-settings.ts';
import {
  blobSettingsFrom,
  blobVariables,
  contradictionsInBlobs,
  type BlobSettings,
} from './blob-settings.ts';
import {
  contradictionsInGoogle,
  googleSettingsFrom,
  googleVariables,
  type GoogleSettings,
} from './google-settings.ts';
import {
  contradictionsInIdentity,
  identitySettingsFrom,
  identityVariables,
  type IdentitySettings,
} from './identity-settings.ts';
import {
  contradictionsInMail,
  mailSettingsFrom,
  mailVariables,
  type MailSettings,
} from './mail-settings.ts';
import {
  contradictionsInMeasuring,
  measuringSettingsFrom,
  measuringVariables,
  type MeasuringSettings,
} from './measuring-settings.ts';
import {
  contradictionsInMetrics,
  metricsSettingsFrom,
  metricsVariables,
  type MetricsSettings,
} from './metrics-settings.ts';
import { tracingSettingsFrom, tracingVariables, type TracingSettings } from './tracing-settings.ts';
import { withSecretFiles } from './secret-files.ts';
import {
  contradictionsInSources,
  sourceSettingsFrom,
  sourceVariables,
  type SourceSettings,
} from './source-settings.ts';
import { isUrl, oneLine, oneOf, text, url, wholeNumber } from './written-settings.ts';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

export type Settings = IdentitySettings &
  MailSettings &
  SourceSettings & {
    readonly mode: 'local' | 'deployed';
    readonly port: number;
    readonly host: string;
    readonly dataDir: string;
    /** null: the embedded database in dataDir. */
    readonly databaseUrl: string | null;
    /** Origin under which visitors reach a deployed site; null in local mode. */
    readonly appUrl: string | null;
    /** null: made at the first start and kept in dataDir. */
    readonly sessionSecret: string | null;
    /** How many proxies in front of the server add to X-Forwarded-For. */
    readonly trustedProxyHops: number;
    /** Tag manager, session replay and analytics; for who agrees to them. */
    readonly measuring: MeasuringSettings;
    /** How staff sign in. */
    readonly google: GoogleSettings;
    readonly backup: BackupSettings;
    /** Where files are kept. */
    readonly blobs: BlobSettings;
    readonly metrics: MetricsSettings;
    /** null: nobody is sent traces. */
    readonly tracing: TracingSettings;
    readonly logLevel: LogLevel;
  };

export type InvalidSettings = {
  readonly kind: 'invalid-settings';
  readonly problems: readonly string[];
};

function isSite(value: string): boolean {
  return isUrl(value, ['http:', 'https:']) && new URL(value).pathname === '/';
}

const variables = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.optional(oneLine),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/solrig'),
  APP_URL: z.optional(
    text(isSite, 'must be the site alone, without a path, such as https://solrig.example'),
  ),
  SESSION_SECRET: z.optional(
    text((value) => value.length >= 32, 'must have at least 32 characters'),
  ),
  TRUSTED_PROXY: wholeNumber(0, 10, 0),
  ...sourceVariables,
  ...mailVariables,
  ...identityVariables,
  ...measuringVariables,
  ...googleVariables,
  ...backupVariables,
  ...blobVariables,
  ...metricsVariables,
  ...tracingVariables,
  LOG_LEVEL: z._default(oneOf(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
});
type Variables = z.infer<typeof variables>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Which variables are set, without what to. */
export function settingNames(environment: Environment): readonly string[] {
  const isSet = (name: string) => (environment[name] ?? '').trim() !== '';
  return Object.keys(variables.shape).filter((name) => isSet(name) || isSet(`${name}_FILE`));
}

/** Parses every variable; a failure names each wrong one in plain words. */
export function readSettings(environment: Environment): Result<Settings, InvalidSettings> {
  const names = Object.keys(variables.shape);
  // An empty variable is how compose files and shells write «not set».
  const given = Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name]?.trim();
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const parsed = z.safeParse(variables, given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')} ${issue.message}.`,
    );
    return fail({ kind: 'invalid-settings', problems: [...new Set(problems)] });
  }
  const problems = contradictionsIn(parsed.data);
  if (problems.length > 0) return fail({ kind: 'invalid-settings', problems });
  return ok(settingsFrom(parsed.data));
}

function contradictionsIn(given: Variables): readonly string[] {
  const isDeployed = given.APP_URL !== undefined;
  const problems: string[] = [
    ...contradictionsInMeasuring(given),
    ...contradictionsInMetrics(given),
    ...contradictionsInIdentity(given, isDeployed),
    ...contradictionsInGoogle(given, isDeployed),
    ...contradictionsInBlobs(given),
    ...contradictionsInSources(given),
    ...contradictionsInMail(given, isDeployed),
  ];
  if (isDeployed && given.SESSION_SECRET === undefined) {
    problems.push('SESSION_SECRET is needed with APP_URL.');
  }
  return problems;
}

function settingsFrom(given: Variables): Settings {
  const deployed = given.APP_URL !== undefined;
  return {
    mode: deployed ? 'deployed' : 'local',
    port: given.PORT,
    host: given.HOST ?? (deployed ? '0.0.0.0' : '127.0.0.1'),
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL ?? null,
    appUrl: given.APP_URL === undefined ? null : new URL(given.APP_URL).origin,
    sessionSecret: given.SESSION_SECRET ?? null,
    ...sourceSettingsFrom(given),
    trustedProxyHops: given.TRUSTED_PROXY,
    ...mailSettingsFrom(given),
    ...identitySettingsFrom(given),
    measuring: measuringSettingsFrom(given),
    google: googleSettingsFrom(given),
    backup: backupSettingsFrom(given),
    blobs: blobSettingsFrom(given),
    metrics: metricsSettingsFrom(given),
    tracing: tracingSettingsFrom(given),
    logLevel: given.LOG_LEVEL,
  };
}

/** The same with secrets that come from files. */
export function readEnvironment(environment: Environment): Result<Settings, InvalidSettings> {
  const whole = withSecretFiles(environment, Object.keys(variables.shape));
  return whole.ok ? readSettings(whole.value) : whole;
}

/** The settings of this process. Wrong ones are named on stderr and end it. */
export function settingsOfProcess(): Settings {
  const read = readEnvironment(process.env);
  if (read.ok) return read.value;
  process.stderr.write(
    `Solrig can't start:\n${read.error.problems.map((line) => `- ${line}\n`).join('')}`,
  );
  process.exit(1);
}
