import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from './patroni-settings.ts';

const OPS = join(import.meta.dirname, '..', '..', 'ops');

/** ops/haproxy.cfg with the addresses of this cluster. */
export function haproxySettings(port: number, nodes: readonly Node[]): string {
  let settings = readFileSync(join(OPS, 'haproxy.cfg'), 'utf8').replace(':5000', `:${port}`);
  for (const { name, databasePort, restPort } of nodes) {
    const given = `server ${name} ${name}:5432 check port 8008`;
    if (!settings.includes(given)) throw new Error(`ops/haproxy.cfg has no ${name}.`);
    settings = settings.replace(
      given,
      `server ${name} 127.0.0.1:${databasePort} check port ${restPort}`,
    );
  }
  return settings;
}
