import { readFileSync, writeFileSync } from 'node:fs';

// Funding links contain host names that the lockfile does not need; npm writes them back at every
// install.

type Lockfile = { packages: Record<string, { funding?: unknown }> };

const path = new URL('../package-lock.json', import.meta.url);
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile;
for (const entry of Object.values(lockfile.packages)) delete entry.funding;
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
