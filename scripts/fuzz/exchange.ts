import { connect } from 'node:net';

/** What came back; 'refused': nobody listens any more. */
export type Exchange = {
  readonly kind: 'answered' | 'closed' | 'refused' | 'hung';
  readonly bytes: Buffer;
};

const ANSWERS_WITHIN_MS = 20_000;
/** How long the sender of an incomplete request waits before closing its side. */
const PATIENCE_MS = 200;

/** Sends the bytes over their own connection and reads until the server closes it. */
export function exchange(port: number, bytes: Buffer, isWhole: boolean): Promise<Exchange> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const late = setTimeout(() => done('hung'), ANSWERS_WITHIN_MS);
    let ending: NodeJS.Timeout | undefined;
    function done(kind: Exchange['kind']) {
      clearTimeout(late);
      clearTimeout(ending);
      socket.destroy();
      const isAnswered = parts.length > 0 && kind !== 'hung';
      resolve({ kind: isAnswered ? 'answered' : kind, bytes: Buffer.concat(parts) });
    }
    socket.on('connect', () => {
      socket.write(bytes);
      // The server drops clients it takes for gone, so after a complete request the connection
      // stays open.
      if (!isWhole) ending = setTimeout(() => socket.end(), PATIENCE_MS);
    });
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () => done('closed'));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      done(error.code === 'ECONNREFUSED' ? 'refused' : 'closed'),
    );
  });
}
