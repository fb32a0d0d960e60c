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
import { withSecretFiles } from './secret-files.ts';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

export type MailSettings =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  /** Messages stay in the outbox and are read there. */
  | { readonly kind: 'local' }
  | { readonly kind: 'off' };

export type YieldSettings =
  | { readonly kind: 'builtin' }
  /** The built-in climate still answers where PVGIS does not. */
  | { readonly kind: 'pvgis'; readonly url: string };

export type SpotPriceSettings =
  /** The engine's own table of months and hours. */
  | { readonly kind: 'embedded' }
  /** Energi Data Service; the table answers until a year of its prices is stored. */
  | { readonly kind: 'eds'; readonly url: string };

export type AddressSettings =
  /** Postcodes and towns; house numbers are not looked up. */
  | { readonly kind: 'embedded' }
  /** Adressevælger; the postcodes still answer where it does not. */
  | { readonly kind: 'adressevaelger'; readonly url: string; readonly token: string };

export type Settings = IdentitySettings & {
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
  readonly yieldSource: YieldSettings;
  readonly spotPrices: SpotPriceSettings;
  readonly addresses: AddressSettings;
  /** How many proxies in front of the server add to X-Forwarded-For. */
  readonly trustedProxyHops: number;
  readonly mail: MailSettings;
  /** Mails that the whole site sends in an hour: the same. */
  readonly mailPerHour: number;
  /** Who is told of a new request. */
  readonly staffEmail: string;
  /** Tag manager, session replay and analytics; for who agrees to them. */
  readonly measuring: MeasuringSettings;
  /** How staff sign in. */
  readonly google: GoogleSettings;
  readonly backup: BackupSettings;
  /** Where files are kept. */
  readonly blobs: BlobSettings;
  readonly metrics: MetricsSettings;
  readonly logLevel: LogLevel;
};

export type InvalidSettings = {
  readonly kind: 'invalid-settings';
  readonly problems: readonly string[];
};

const PVGIS = 'https://re.jrc.ec.europa.eu/api/v5_3';
const ADRESSEVAELGER = 'https://adressevaelger.dk';
const ENERGI_DATA_SERVICE = 'https://api.energidataservice.dk';
/** Room for the mails to staff that always go, four an hour, and for some to visitors. */
const LEAST_MAIL_PER_HOUR = 16;
/** More is not counted: server/counters.ts keeps 10,000 times. */
const MOST_PER_HOUR = 9999;
const LOCAL_STAFF = 'staff@localhost';

function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

/** @param wrong what a person reads after the variable's name */
function text(isRight: (value: string) => boolean, wrong: string) {
  return z.string().check(z.refine<string>(isRight, { error: wrong }));
}

function wholeNumber(least: number, most: number, fallback: number) {
  const isRight = (value: string) =>
    /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;
  const written = text(isRight, `must be a whole number from ${least} to ${most}`);
  return z._default(z.pipe(written, z.transform(Number)), fallback);
}

function url(protocols: readonly string[], example: string) {
  return z.optional(
    text((value) => isUrl(value, protocols), `must be an address such as ${example}`),
  );
}

function oneOf<const Value extends string>(values: readonly Value[]) {
  const list = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  return z.enum(values, { error: `must be ${list}` });
}

function isSite(value: string): boolean {
  return isUrl(value, ['http:', 'https:']) && new URL(value).pathname === '/';
}

function isApi(value: string): boolean {
  if (!isUrl(value, ['http:', 'https:'])) return false;
  const { username, password, search, hash } = new URL(value);
  return username + password + search + hash === '';
}

const oneLine = text((value) => /^[^\r\n]+$/.test(value), 'must be one line');
const mailbox = z.optional(
  text((value) => /^[^\r\n]+@[^\r\n]+$/.test(value), 'must be a mail address'),
);
const onOrOff = z._default(oneOf(['on', 'off']), 'on');

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
  YIELD: z._default(oneOf(['pvgis', 'builtin']), 'pvgis'),
  PVGIS_URL: z.optional(text(isApi, `must be an address without a question, such as ${PVGIS}`)),
  SPOT_PRICES: z._default(oneOf(['eds', 'embedded']), 'embedded'),
  SPOT_PRICES_URL: z.optional(
    text(isApi, `must be an address without a question, such as ${ENERGI_DATA_SERVICE}`),
  ),
  ADRESSEVAELGER_TOKEN: z.optional(oneLine),
  ADRESSEVAELGER_URL: z.optional(
    text(isApi, `must be an address without a question, such as ${ADRESSEVAELGER}`),
  ),
  TRUSTED_PROXY: wholeNumber(0, 10, 0),
  MAIL: onOrOff,
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example:465'),
  MAIL_PER_HOUR: wholeNumber(LEAST_MAIL_PER_HOUR, MOST_PER_HOUR, 300),
  MAIL_FROM: mailbox,
  STAFF_EMAIL: mailbox,
  ...identityVariables,
  ...measuringVariables,
  ...googleVariables,
  ...backupVariables,
  ...blobVariables,
  ...metricsVariables,
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
  const problems: string[] = [
    ...contradictionsInMeasuring(given),
    ...contradictionsInMetrics(given),
    ...contradictionsInIdentity(given, given.APP_URL !== undefined),
    ...contradictionsInGoogle(given, given.APP_URL !== undefined),
    ...contradictionsInBlobs(given),
  ];
  if (given.PVGIS_URL !== undefined && given.YIELD === 'builtin') {
    problems.push('PVGIS_URL is set although YIELD=builtin; leave one of them out.');
  }
  if (given.SPOT_PRICES_URL !== undefined && given.SPOT_PRICES === 'embedded') {
    problems.push('SPOT_PRICES_URL is set without SPOT_PRICES=eds; set both or none.');
  }
  if (given.ADRESSEVAELGER_URL !== undefined && given.ADRESSEVAELGER_TOKEN === undefined) {
    problems.push('ADRESSEVAELGER_URL is set without ADRESSEVAELGER_TOKEN; set both or none.');
  }
  if (given.SMTP_URL !== undefined && given.MAIL === 'off') {
    problems.push('SMTP_URL is set although MAIL=off; leave one of them out.');
  }
  if (given.SMTP_URL !== undefined && given.MAIL === 'on') {
    if (given.MAIL_FROM === undefined) problems.push('MAIL_FROM is needed with SMTP_URL.');
    if (given.STAFF_EMAIL === undefined) problems.push('STAFF_EMAIL is needed with SMTP_URL.');
  }
  if (given.APP_URL !== undefined) {
    if (given.SESSION_SECRET === undefined) problems.push('SESSION_SECRET is needed with APP_URL.');
    if (given.SMTP_URL === undefined && given.MAIL === 'on') {
      problems.push('SMTP_URL is needed with APP_URL; or set MAIL=off to send no mail.');
    }
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
    yieldSource:
      given.YIELD === 'builtin'
        ? { kind: 'builtin' }
        : { kind: 'pvgis', url: given.PVGIS_URL ?? PVGIS },
    spotPrices:
      given.SPOT_PRICES === 'embedded'
        ? { kind: 'embedded' }
        : { kind: 'eds', url: given.SPOT_PRICES_URL ?? ENERGI_DATA_SERVICE },
    addresses:
      given.ADRESSEVAELGER_TOKEN === undefined
        ? { kind: 'embedded' }
        : {
            kind: 'adressevaelger',
            url: given.ADRESSEVAELGER_URL ?? ADRESSEVAELGER,
            token: given.ADRESSEVAELGER_TOKEN,
          },
    trustedProxyHops: given.TRUSTED_PROXY,
    mail: mailSettingsFrom(given),
    mailPerHour: given.MAIL_PER_HOUR,
    staffEmail: given.STAFF_EMAIL ?? LOCAL_STAFF,
    ...identitySettingsFrom(given),
    measuring: measuringSettingsFrom(given),
    google: googleSettingsFrom(given),
    backup: backupSettingsFrom(given),
    blobs: blobSettingsFrom(given),
    metrics: metricsSettingsFrom(given),
    logLevel: given.LOG_LEVEL,
  };
}

function mailSettingsFrom(given: Variables): MailSettings {
  if (given.MAIL === 'off') return { kind: 'off' };
  if (given.SMTP_URL === undefined || given.MAIL_FROM === undefined) return { kind: 'local' };
  return { kind: 'smtp', url: given.SMTP_URL, from: given.MAIL_FROM };
}

/** The same with secrets that come from files. */
export function readEnvironment(environment: Environment): Result<Settings, InvalidSettings> {
  const whole = withSecretFiles(environment);
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
