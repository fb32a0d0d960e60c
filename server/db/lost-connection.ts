/**
 * Why a connection is of no use any more. silent: nothing was answered in time. cut: the other end is gone, or ended it.
 * reader: what it leads to takes no writes, as a leader that has been replaced.
 */
export type Loss = 'silent' | 'cut' | 'reader';

/** The client's own words, where it has no code. */
export const SILENCE = 'Query read timeout';
const CUT = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
];
const CUT_SOCKET = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** SQLSTATE of a server that is ended, has broken off, or does not take connections yet. */
const ENDED = new Set(['57P01', '57P02', '57P03', '57P05']);
const CONNECTION_EXCEPTION = '08';
const READ_ONLY = '25006';

/** null: the connection is well, and what was asked was wrong. */
export function lossOf(error: unknown): Loss | null {
  if (!(error instanceof Error)) return null;
  if (error.message === SILENCE) return 'silent';
  if (CUT.some((words) => error.message.startsWith(words))) return 'cut';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === READ_ONLY) return 'reader';
  const isCut = CUT_SOCKET.has(code) || ENDED.has(code) || code.startsWith(CONNECTION_EXCEPTION);
  return isCut ? 'cut' : null;
}
