import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', 'server', 'db', 'migrations');
/** Until here nobody had two versions on one database. */
const LAST_BEFORE = '0028';
/**
 * What an older version still running may be using. A migration that removes it comes one version
 * after the last reader, and says so in a comment: "contracts: …".
 */
const TAKES_AWAY = [
  /\.dropColumn\(/,
  /\.dropTable\(/,
  /\.renameColumn\(/,
  /\.renameTo\(/,
  /\.setNotNull\(/,
  /\.addColumn\([^;]*?\.notNull\(\)(?![^;]*?\.defaultTo\()/,
  /\bdrop\s+(?:table|column)\b/i,
  /\brename\s+(?:to|column)\b/i,
];

/** What it removes from versions before it. */
function takenAway(source: string): readonly string[] {
  if (/\/\/ contracts: \S/.test(source)) return [];
  const up = source.slice(source.indexOf('async up'), /async down/.exec(source)?.index);
  // A column of a table it creates itself is used by nobody else.
  const changes = up.replaceAll(/createTable\([\s\S]*?\.execute\(/g, '');
  return TAKES_AWAY.flatMap((pattern) => pattern.exec(changes)?.[0] ?? []);
}

test('a migration adds, so that the previous version keeps working beside it', () => {
  const names = readdirSync(folder).filter((name) => name > LAST_BEFORE && name.endsWith('.ts'));
  const found = names.map((name) => [name, takenAway(readFileSync(join(folder, name), 'utf8'))]);
  expect(found.filter(([, taken]) => taken!.length > 0)).toEqual([]);
});

test.each([
  ['schema.alterTable("a").dropColumn("b").execute()', 1],
  ['schema.alterTable("a").addColumn("b", "text", (column) => column.notNull()).execute()', 1],
  [
    'schema.alterTable("a").addColumn("b", "text", (column) => column.notNull().defaultTo("")).execute()',
    0,
  ],
  ['schema.createTable("a").addColumn("b", "text", (column) => column.notNull()).execute()', 0],
  ['sql`alter table a rename column b to c`', 1],
  ['// contracts: nobody has read it since 0036\n schema.dropTable("a").execute()', 0],
])('%s', (change, count) => {
  expect(takenAway(`{ async up({ schema }) { ${change}; } }`)).toHaveLength(count);
});
