// npm run restore: restores what npm run backup wrote into an empty place.
import { readFileSync } from 'node:fs';
import { mayRestore, restoreBackup, type RestoreRefusal } from '../server/backup/restore-backup.ts';
import { settingsOfProcess } from '../server/env.ts';
import { keepRemoved } from '../server/admin/staff-removals.ts';
import { keepErased } from '../server/privacy/keep-erased.ts';
import { createServices } from '../server/services.ts';
import { isOutside, startFailureText } from '../server/start-failure.ts';
import { commandLine, fail, say, wrong } from './command-line.ts';

const HELP = `npm run restore -- --from <file> [options]

Puts a backup into an empty place: the database of DATABASE_URL, else DATA_DIR, whichever the backup came from. The whole file
is checked before anything is written, and every table after. Then the tables are brought up to date, and whoever was erased
since is erased again, and staff who were removed since are removed: put the newest erased.jsonl and removed-staff.jsonl
into DATA_DIR before. Sessions, codes and known browsers end; messages that waited are held until staff release them. SESSION_SECRET must be the one of the backup.

  --from <file>    the backup
  --key <file>     holds the private key of a sealed one (AGE-SECRET-KEY-1…)
  --dry-run        checks the file and the place, and writes nothing
  --help           this text

Ends with 0 when it was done, 2 when the command is wrong, 3 when the backup or the place is refused, 1 for all else.
`;
const REFUSED = 3;

const { values } = commandLine(HELP, {
  from: { type: 'string' },
  key: { type: 'string' },
  'dry-run': { type: 'boolean' },
});
const { from: path } = values;
if (path === undefined) wrong('Say which file: npm run restore -- --from <file>');
const settings = settingsOfProcess();
try {
  const privateKey = values.key === undefined ? null : readFileSync(values.key, 'utf8').trim();
  const isDry = values['dry-run'] === true;
  const done = await (isDry ? mayRestore : restoreBackup)(settings, { path, privateKey });
  if (!done.ok) fail(wordsOf(done.error), REFUSED);
  const { head, end } = done.value;
  const held = 'heldMessages' in done.value ? done.value.heldMessages : 0;
  for (const [table, { rows, sum }] of Object.entries(end.tables)) say(`${rows}\t${table}\t${sum}`);
  if (isDry) say(`Whole, made ${head.madeAt}. It could be restored here; nothing was written.`);
  else {
    const { erased, removed } = await bringUpToDate();
    say(`Restored as it was ${head.madeAt}; every table was equal.`);
    say(`Erased again: ${erased}. Staff removed again: ${removed}. Everybody is signed out.`);
    say(`Messages held until staff decide about them (Admin, Messages): ${held}.`);
    say(`Settings that were set there: ${head.settings.join(', ') || 'none'}.`);
  }
} catch (error) {
  if (!isOutside(error)) throw error;
  fail(`Not restored. ${startFailureText(error, settings)}`);
}

/** As a start does it. */
async function bringUpToDate() {
  const services = await createServices(settings);
  try {
    return { erased: await keepErased(services), removed: await keepRemoved(services) };
  } finally {
    await services.work.close();
    await services.db.destroy();
  }
}

function wordsOf(refusal: RestoreRefusal): string {
  switch (refusal.kind) {
    case 'damaged':
      return `This is no whole backup (${refusal.why}). Nothing was written.`;
    case 'sealed':
      return 'The backup is sealed: name the file of its private key with --key.';
    case 'newer-format':
      return 'The backup was made by a newer version of Solrig. Restore it with that version.';
    case 'newer':
      return `The backup was made by a newer version of Solrig: this one does not know ${refusal.unknown.join(', ')}. Restore it with that version.`;
    case 'not-empty':
      return `The place is not empty (${refusal.what}). Name an empty one with DATA_DIR or DATABASE_URL.`;
    case 'other-secret':
      return 'The backup was made with another SESSION_SECRET (locally: the file session-secret in DATA_DIR). With this one nobody who was erased would be recognised. Set the one it was made with.';
  }
}
