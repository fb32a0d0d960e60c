// npm run backup: everything a server keeps, in one file, while it is running.
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { keepNewest } from '../server/backup/kept-backups.ts';
import { BACKUPS_FOLDER, engineOf, isThere } from '../server/backup/place.ts';
import { writeBackup } from '../server/backup/write-backup.ts';
import { PUBLIC_KEY } from '../server/backup-settings.ts';
import { settingNames, settingsOfProcess } from '../server/env.ts';
import { isOutside, startFailureText } from '../server/start-failure.ts';
import { commandLine, fail, say, wrong } from './command-line.ts';

const HELP = `npm run backup -- [options]

Writes database, uploaded files and who was erased, as they are now, into one file with a checksum; a server goes on
serving meanwhile. It reads the server's own settings (DATA_DIR, DATABASE_URL, SESSION_SECRET). Secrets are not in it: keep
SESSION_SECRET elsewhere, a backup can't be restored without it.

  --to <folder>    where to; BACKUP_DIR, else backups in DATA_DIR
  --key <age1…>    public key that the file is sealed with; else BACKUP_KEY, else it is not sealed
  --keep <number>  how many backups stay in the folder; else BACKUP_KEEP where BACKUP_DIR is set, else all
  --new-key        makes a pair of keys, shows it and does nothing else
  --dry-run        says what would be done, and does nothing
  --help           this text

With BACKUP_DIR set the server makes one every day. Ends with 0 when it was done, 2 when the command is wrong, 1 for all else.
`;

const { values } = commandLine(HELP, {
  to: { type: 'string' },
  key: { type: 'string' },
  keep: { type: 'string' },
  'new-key': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
});
if (values['new-key'] === true) {
  const identity = await generateX25519Identity();
  say(`public key, for BACKUP_KEY:       ${await identityToRecipient(identity)}`);
  say(`private key, not on this machine: ${identity}`);
  process.exit(0);
}
const settings = settingsOfProcess();
const folder = values.to ?? settings.backup.folder ?? join(settings.dataDir, BACKUPS_FOLDER);
const publicKey = values.key ?? settings.backup.publicKey;
if (publicKey !== null && !PUBLIC_KEY.test(publicKey)) wrong('--key is no public key (age1…).');
const kept = keptOf(values.keep);
if (!isThere(settings)) {
  fail(`There is no database in ${settings.dataDir}: nothing to back up. Is DATA_DIR right?`);
}
if (values['dry-run'] === true) {
  const sealed = publicKey === null ? 'not sealed' : `sealed for ${publicKey}`;
  say(`Would write a backup of the ${engineOf(settings)} database to ${folder}, ${sealed}.`);
  process.exit(0);
}
try {
  const started = performance.now();
  const { path, bytes, tables, files } = await writeBackup(settings, {
    folder,
    publicKey,
    settings: settingNames(process.env),
    now: new Date(),
  });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${path}: ${rows} rows, ${files} files, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds} s.`);
  if (kept !== null) {
    for (const name of await keepNewest(folder, kept)) say(`${join(folder, name)}: removed.`);
  }
} catch (error) {
  if (!isOutside(error)) throw error;
  fail(`No backup was made. ${startFailureText(error, settings)}`);
}

function keptOf(keep: string | undefined): number | null {
  if (keep === undefined) return settings.backup.folder === folder ? settings.backup.kept : null;
  if (!/^[1-9]\d*$/.test(keep)) wrong('--keep must be a whole number from 1.');
  return Number(keep);
}
