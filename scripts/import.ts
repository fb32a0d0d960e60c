// npm run import -- --from export.json [--write]: takes the former site's documents; docs/import.md says how.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { settingsOfProcess } from '../server/env.ts';
import { readExport, unknownCollections } from '../server/import/export-file.ts';
import { importExport } from '../server/import/import-export.ts';
import { importReport } from '../server/import/report.ts';
import { createServices } from '../server/services.ts';

const { values } = parseArgs({
  options: { from: { type: 'string' }, write: { type: 'boolean', default: false } },
});
if (values.from === undefined) {
  console.error('Say which file: npm run import -- --from export.json [--write]');
  process.exit(2);
}
const file = readExport(textOf(values.from));
if (!file.ok) {
  console.error(file.error.reason);
  process.exit(2);
}
const services = await createServices(settingsOfProcess());
const outcomes = await importExport(services, file.value, { write: values.write });
console.log(
  importReport(outcomes, { write: values.write, unread: unknownCollections(file.value) }),
);
await services.db.destroy();
// Who runs it from another program must see that something was refused.
process.exit(outcomes.some(({ result }) => result === 'refused') ? 1 : 0);

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    console.error(`${path} can't be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
    process.exit(2);
  }
}
