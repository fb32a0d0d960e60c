// npm run import -- --from export.json [--write]: imports the former site's documents; see
// docs/import.md.
import { parseArgs } from 'node:util';
import { readEnvironment } from '../server/env.ts';
import { readExportFile, unknownCollections } from '../server/import/export-file.ts';
import { importExport } from '../server/import/import-export.ts';
import { importReport } from '../server/import/report.ts';
import { createServices } from '../server/services.ts';
import { startFailureText } from '../server/start-failure.ts';

/** The process's exit codes, for programs that run it. */
const REFUSED = 1;
const NOT_READ = 2;
const BROKEN_OFF = 3;

const { from, write } = asked();
if (from === undefined)
  end(NOT_READ, 'Say which file: npm run import -- --from export.json [--write]');
const file = readExportFile(from);
if (!file.ok) end(NOT_READ, file.error.reason);

const settings = readEnvironment(process.env);
if (!settings.ok) end(BROKEN_OFF, settings.error.problems.join('\n'));
const services = await createServices(settings.value).catch((error: unknown) =>
  end(BROKEN_OFF, startFailureText(error, settings.value)),
);
try {
  const outcomes = await importExport(services, file.value, { write });
  console.log(importReport(outcomes, { write, unread: unknownCollections(file.value) }));
  process.exitCode = outcomes.some(({ result }) => result === 'refused') ? REFUSED : 0;
} catch (error) {
  const { name, code } = error as NodeJS.ErrnoException;
  services.log.error({ code: code ?? name, stack: withoutMessage(error) }, 'import broken off');
  end(
    BROKEN_OFF,
    `The import broke off (${code ?? name}). What was stored before is whole; the next run goes on from there.`,
  );
} finally {
  await services.work.close();
  await services.db.destroy();
}

function asked(): { readonly from: string | undefined; readonly write: boolean } {
  const options = {
    from: { type: 'string' },
    write: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ options });
    return { from: values.from, write: values.write };
  } catch (error) {
    return end(NOT_READ, error instanceof Error ? error.message : String(error));
  }
}

/** Where it happened; the message may contain what somebody entered. */
function withoutMessage(error: unknown): string {
  const { stack = '' } = error instanceof Error ? error : {};
  return stack.slice(stack.indexOf('\n    at '));
}

function end(code: number, words: string): never {
  console.error(words);
  process.exit(code);
}
