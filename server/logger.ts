import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './env.ts';

export type { Logger } from 'pino';

/**
 * Lines go out together, at the latest after this time: a write for each would be half the cost of a page
 * served from memory. What is under way is written when the process ends, unless it is killed.
 */
const FLUSH_MS = 250;
const BATCH_BYTES = 4096;

function stdoutInBatches(): DestinationStream {
  return pino.destination({ sync: false, minLength: BATCH_BYTES, periodicFlush: FLUSH_MS });
}

/**
 * JSON lines on stdout. Callers log codes, counts and ids; never a name, mail, phone, address, token or
 * query string. The redaction is the second fence, for a record that is logged whole by mistake.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const personal = ['name', 'email', 'phone', 'address', 'notes', 'recipient', 'token'];
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: personal.flatMap((field) => [field, `*.${field}`]), remove: true },
  };
  return pino(options, destination ?? stdoutInBatches());
}
