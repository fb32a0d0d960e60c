import { existsSync, readFileSync } from 'node:fs';
import { cleanFile } from '../../server/uploads/clean-file.ts';
import { workPool } from '../../server/work/work-pool.ts';
import { A_VISITOR } from '../database/offer-input.ts';

// A process of its own for each file: memory that another has left free would hide what this one takes.
const [warmUp, file] = process.argv.slice(2).map((path) => new Uint8Array(readFileSync(path)));
const work = workPool({ threads: 1 });

// The library's own code is loaded once.
await cleanFile({ work }, A_VISITOR, 'pdf', warmUp!);
const before = process.memoryUsage().rss;
const begun = performance.now();
const kept = await cleanFile({ work }, A_VISITOR, 'pdf', file!);
const ms = Math.round(performance.now() - begun);
const moreBytes = mostBytes() - before;
process.stdout.write(JSON.stringify({ said: kept.ok ? 'kept' : kept.error.kind, ms, moreBytes }));
await work.close();

/** The most memory that this process has had; on Linux the system's own count would begin with that of its parent. */
function mostBytes(): number {
  const ofLinux = /VmHWM:\s+(\d+) kB/.exec(
    existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '',
  );
  return Number(ofLinux?.[1] ?? process.resourceUsage().maxRSS) * 1024;
}
