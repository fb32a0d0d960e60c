import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './env.ts';

export type { Logger } from 'pino';

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
  return destination === undefined ? pino(options) : pino(options, destination);
}
