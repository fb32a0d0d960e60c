// npm run move: moves the embedded database to PostgreSQL.
import { moveDatabase, type MoveRefusal } from '../server/backup/move-database.ts';
import { settingsOfProcess } from '../server/env.ts';
import { isOutside, startFailureText } from '../server/start-failure.ts';
import { commandLine, fail, say } from './command-line.ts';

const HELP = `DATABASE_URL=postgres://… npm run move -- [options]

Copies the embedded database of DATA_DIR into the empty PostgreSQL database of DATABASE_URL, compares every table, and says
how many rows each has and their checksum. Stop the server first: while one runs, nothing is moved. Broken off, start it
again: it goes on with the table that it stopped at. The embedded database stays as it is, marked as moved (moved.json), and
no server starts on it any more; files stay in DATA_DIR.

  --dry-run        says what would be copied, and writes nothing
  --help           this text

Ends with 0 when it was done, 2 when the command is wrong, 3 when a place is refused, 1 for all else.
`;
const REFUSED = 3;

const { values } = commandLine(HELP, { 'dry-run': { type: 'boolean' } });
const settings = settingsOfProcess();
const isDry = values['dry-run'] === true;
try {
  const moved = await moveDatabase(settings, {
    isDry,
    told: ({ name, rows, sum, wasThere }) =>
      say(`${rows}\t${name}\t${sum}${wasThere ? '\twas there' : ''}`),
  });
  if (!moved.ok) fail(wordsOf(moved.error), REFUSED);
  const rows = moved.value.reduce((sum, table) => sum + table.rows, 0);
  say(`${isDry ? 'Would move' : 'Moved'} ${rows} rows of ${moved.value.length} tables.`);
} catch (error) {
  if (!isOutside(error)) throw error;
  fail(`Not moved. ${startFailureText(error, settings)}`);
}

function wordsOf(refusal: MoveRefusal): string {
  switch (refusal.kind) {
    case 'no-target':
      return 'Set DATABASE_URL to the PostgreSQL database that everything is moved to.';
    case 'nothing-to-move':
      return `There is no embedded database in ${settings.dataDir}. Is DATA_DIR right?`;
    case 'server-runs':
      return `A server, or another move, uses ${settings.dataDir}. Stop it first: what it saves meanwhile would be lost.`;
    case 'in-use':
      return `The table ${refusal.table} of DATABASE_URL holds other rows. Name an empty database.`;
  }
}
