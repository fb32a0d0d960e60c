import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerType } from '@hono/node-server';
import { bareHeaders } from './security-headers.ts';

/**
 * Gives the security headers to answers that never reach the app: to a host that is no host, to what is no
 * HTTP, to headers that are too large. The app's own answers replace them by theirs.
 */
export function coverBareAnswers(server: ServerType, deployed: boolean): void {
  const headers = Object.entries(bareHeaders(deployed));
  const cover = (_request: IncomingMessage, answer: ServerResponse) => {
    for (const [name, value] of headers) answer.setHeader(name, value);
  };
  server.prependListener('request', cover);
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const refuse = (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    socket.end(`HTTP/1.1 ${statusOf(error.code)}\r\n${lines}Connection: close\r\n\r\n`);
  };
  server.on('clientError', refuse);
}

function statusOf(code: string | undefined): string {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return '431 Request Header Fields Too Large';
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return '408 Request Timeout';
    default:
      return '400 Bad Request';
  }
}
