import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { threadScript } from './thread-script.ts';

/** Two even on one core: expensive work must leave a thread for the quick work of others. */
const LEAST_THREADS = 2;
const MOST_THREADS = 4;
/** A thread takes about 100 MB; the last one stays, so that nobody waits for it to start. */
const IDLE_MS = 60_000;
const LARGEST_HEAP_MB = 256;
/** More memory for short-lived objects makes nothing faster, and is never given back. */
const YOUNG_HEAP_MB = 24;

/** As many as there are cores, within limits. */
export const usualThreads = () =>
  Math.max(LEAST_THREADS, Math.min(MOST_THREADS, availableParallelism()));

/** Threads that have had no work yet. */
export function startThreads(script = threadScript(), threads = usualThreads()): Piscina {
  const filename = fileURLToPath(script);
  return new Piscina({
    filename,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    // The threads need none of the server's settings.
    env: { NODE_ENV: 'production' },
    // The reader of rasters looks into it for a worker of its own, and fails where there is nothing at all.
    workerData: {},
    // An import that would load the type stripper after all fails here, not now and then in V8.
    execArgv: filename.endsWith('.ts') ? [] : ['--no-strip-types'],
    resourceLimits: {
      maxOldGenerationSizeMb: LARGEST_HEAP_MB,
      maxYoungGenerationSizeMb: YOUNG_HEAP_MB,
    },
  });
}
