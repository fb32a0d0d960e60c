import { ServerResponse, type IncomingMessage, type ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerType } from '@hono/node-server';
import { bareHeaders } from './security-headers.ts';

/**
 * Sets the security headers on every answer as it is created, so that answers Node gives without
 * asking the app have them too: to a request without a host, or to an expectation nobody meets. The
 * app's own answers replace them.
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

/**
 * The same for bytes that are not HTTP at all: there is no request, so no answer object to set
 * headers on.
 */
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
