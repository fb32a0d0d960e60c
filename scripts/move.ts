// npm run move: the embedded database into PostgreSQL.
import { parseArgs } from 'node:util';
import { moveDatabase, type MoveRefusal } from '../server/backup/move-database.ts';
import { settingsOfProcess } from '../server/env.ts';
import { isOutside, startFailureText } from '../server/start-failure.ts';

const HELP = `DATABASE_URL=postgres://… npm run move -- [options]

Copies the embedded database of DATA_DIR into the empty PostgreSQL database of DATABASE_URL, compares every table, and says
how many rows each has and their checksum. Stop the server first; nobody can save anything meanwhile. Broken off, start it
again: it goes on with the table that it stopped at. The embedded database stays as it is; files stay in DATA_DIR.

  --dry-run        says what would be copied, and writes nothing
  --help           this text

Ends with 0 when it was done, 2 when the command is wrong, 3 when a place is refused, 1 for all else.
`;
const REFUSED = 3;

const { values } = asked();
if (values.help === true) {
  process.stdout.write(HELP);
  process.exit(0);
}
const settings = settingsOfProcess();
const isDry = values['dry-run'] === true;
try {
  const moved = await moveDatabase(settings, {
    isDry,
    told: ({ name, rows, sum, wasThere }) =>
      say(`${rows}\t${name}\t${sum}${wasThere ? '\twas there' : ''}`),
  });
  if (!moved.ok) {
    process.stderr.write(`${wordsOf(moved.error)}\n`);
    process.exit(REFUSED);
  }
  const rows = moved.value.reduce((sum, table) => sum + table.rows, 0);
  say(`${isDry ? 'Would move' : 'Moved'} ${rows} rows of ${moved.value.length} tables.`);
} catch (error) {
  if (!isOutside(error)) throw error;
  process.stderr.write(`Not moved. ${startFailureText(error, settings)}\n`);
  process.exit(1);
}

function wordsOf(refusal: MoveRefusal): string {
  switch (refusal.kind) {
    case 'no-target':
      return 'Set DATABASE_URL to the PostgreSQL database that everything is moved to.';
    case 'nothing-to-move':
      return `There is no embedded database in ${settings.dataDir}. Is DATA_DIR right?`;
    case 'in-use':
      return `The table ${refusal.table} of DATABASE_URL holds other rows. Name an empty database.`;
  }
}

function asked() {
  try {
    return parseArgs({ options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } } });
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function wrong(why: string): never {
  process.stderr.write(`${why}\n\n${HELP}`);
  process.exit(2);
}
