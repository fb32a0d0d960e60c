// npm run doctor: whether a server could run here, the state of the running one, and what to do.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { companyFindings } from '../server/doctor/company.ts';
import { fine, wrong, type Finding } from '../server/doctor/finding.ts';
import { backupFinding, databaseFindings, folderFindings } from '../server/doctor/inside.ts';
import { proxyFindings } from '../server/doctor/proxy.ts';
import { outsideFindings } from '../server/doctor/outside.ts';
import { signingFinding } from '../server/doctor/signing.ts';
import { readEnvironment } from '../server/env.ts';
import { commandLine } from './command-line.ts';

const HELP = `npm run doctor

Looks at settings, data folder, disk, database, clocks, outbox, backups, what is known about the company, outside services and the certificate, asks the server by
its public address whether it knows visitors apart behind its proxies, and says what is wrong and what to do. It changes nothing, and may run beside the server, with the server's own environment.

  --json           the same for programs
  --help           this text

Ends with 0 when all is well or only to be watched, 1 when something is wrong, 2 when the command is.
`;
const MARKS = { fine: 'ok   ', watch: 'watch', wrong: 'WRONG' } as const;

const { values } = commandLine(HELP, { json: { type: 'boolean' } });
const findings = await lookAround();
if (values.json === true) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
else for (const finding of findings) process.stdout.write(lineOf(finding));
process.exit(findings.some(({ level }) => level === 'wrong') ? 1 : 0);

async function lookAround(): Promise<readonly Finding[]> {
  const read = readEnvironment(process.env);
  if (!read.ok) {
    const todo = 'Correct it; the README lists all settings.';
    return read.error.problems.map((problem) => wrong('settings', problem, todo));
  }
  const settings = read.value;
  const looked = await Promise.all([
    folderFindings(settings),
    databaseFindings(settings),
    backupFinding(settings),
    companyFindings(settings),
    signingFinding(settings),
    outsideFindings(settings),
    proxyFindings(settings),
  ]);
  return [fine('settings', `right, ${settings.mode} mode`), pagesFinding(), ...looked.flat()];
}

function pagesFinding(): Finding {
  const built = join(import.meta.dirname, '..', 'build', 'server', 'index.js');
  return existsSync(built)
    ? fine('pages', 'built')
    : wrong('pages', 'not built', 'Run npm run build; npm start does it by itself.');
}

function lineOf(finding: Finding): string {
  const { level, what, says } = finding;
  const todo = finding.level === 'fine' ? '' : `\n${' '.repeat(24)}${finding.todo}`;
  return `${MARKS[level]}  ${what.padEnd(16)} ${says}${todo}\n`;
}
