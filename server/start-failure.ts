import { resolve } from 'node:path';
import { BucketAway } from './backup/bucket-files.ts';
import { NewerDatabase } from './db/migrate.ts';
import { PlaceTaken } from './db/place-in-use.ts';
import type { Settings } from './env.ts';
import { createLogger } from './logger.ts';

/** Why the server can't start, in words for whoever runs it. Holds no password of DATABASE_URL. */
export function startFailureText(error: unknown, settings: Settings): string {
  const { code, message, syscall } = toFailure(error);
  const isInWords = [NewerDatabase, BucketAway, PlaceTaken].some((kind) => error instanceof kind);
  if (isInWords) return message;
  const cause = code === '' ? message : code;
  if (syscall === 'listen') return `${listenText(code, settings)} (${cause})`;
  if (settings.databaseUrl !== null) {
    return `The database of DATABASE_URL does not answer or refuses: ${databaseWords(code, message)}.`;
  }
  return `The data folder ${resolve(settings.dataDir)} can't be used (${cause}). Make it a folder with room that this user may write to, or set DATA_DIR to another.`;
}

function listenText(code: string, { port, host }: Settings): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that one, or set PORT to another number.`;
  }
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Set PORT.`;
  return `Can't listen on ${host}, port ${port}. Set HOST to an address of this machine.`;
}

function databaseWords(code: string, message: string): string {
  // Where several addresses were tried, there is a code and no message.
  if (message === '') return code;
  return code === '' ? message : `${message} (${code})`;
}

type Failure = { readonly code: string; readonly message: string; readonly syscall: string };

function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { code: '', message: String(error), syscall: '' };
  const told = (name: string) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : '';
  };
  // SQLite's own code is the same for everything; its words tell more.
  const code = told('code') === 'ERR_SQLITE_ERROR' ? '' : told('code');
  return { code, message: error.message, syscall: told('syscall') };
}

/** Whether it comes from outside the program: anything else is a mistake of our own. */
export function isOutside(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  // Node names wrong arguments and the like ERR_…: those are ours.
  return code === 'ERR_SQLITE_ERROR' || (code !== undefined && !code.startsWith('ERR_'));
}

// The specification's own words (its section 8) for a database that is not there to be used.
const NOT_INITIALIZED = 'Firebase is not initialized.';

/** Ends the process on a failure of the outside world; a mistake of our own keeps its stack. */
export function endOnStartFailure(error: unknown, settings: Settings): never {
  if (!isOutside(error)) throw error;
  if (toFailure(error).syscall !== 'listen') {
    createLogger(settings.logLevel).error({ code: toFailure(error).code }, NOT_INITIALIZED);
  }
  process.stderr.write(`Solrig can't start:\n- ${startFailureText(error, settings)}\n`);
  process.exit(1);
}
