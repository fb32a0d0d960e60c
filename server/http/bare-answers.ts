import { ServerResponse, type IncomingMessage, type ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerType } from '@hono/node-server';
import { bareHeaders } from './security-headers.ts';

/**
 * Gives the security headers to every answer from its making, so that those have them too which Node gives
 * without asking the app: to a request without a host, to an expectation that nobody meets. The app's own
 * answers replace them by theirs.
 */
export function coveredAnswers(deployed: boolean): ServerOptions {
  const headers = Object.entries(bareHeaders(deployed));
  class CoveredAnswer extends ServerResponse {
    constructor(request: IncomingMessage) {
      super(request);
      for (const [name, value] of headers) this.setHeader(name, value);
    }
  }
  return { ServerResponse: CoveredAnswer as typeof ServerResponse };
}

/** The same for what is no request at all, and so has no answer that could be made for it: bytes that are no HTTP. */
export function coverRefusals(server: ServerType, deployed: boolean): void {
  const lines = Object.entries(bareHeaders(deployed))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
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
