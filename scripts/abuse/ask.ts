import { request, type Agent } from 'node:http';

export type Question = {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The client that asks, as the proxy's header names it. */
  readonly from: string;
};

export type Answer = { readonly status: number; readonly ms: number; readonly body: string };

/**
 * Asks over a real connection of this machine.
 * @returns status 0 where the server ended the connection without an answer
 */
export function ask(url: string, question: Question, agent: Agent): Promise<Answer> {
  const { path, method = 'GET', headers = {}, body, from } = question;
  const began = performance.now();
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const answered = (status: number) =>
      resolve({ status, ms: performance.now() - began, body: Buffer.concat(parts).toString() });
    const sent = request(url + path, {
      agent,
      method,
      headers: {
        Accept: 'text/html',
        'Accept-Encoding': 'br',
        Cookie: 'solrig_locale=da',
        Origin: url,
        'X-Forwarded-For': from,
        ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    });
    sent.on('response', (answer) => {
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => answered(answer.statusCode ?? 0));
      answer.on('error', () => answered(0));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server had just closed an idle connection: asked again on a new one, as a browser does.
      const isLate = sent.reusedSocket && error.code === 'ECONNRESET' && method === 'GET';
      if (isLate) resolve(ask(url, question, agent));
      else answered(0);
    });
    sent.end(body);
  });
}
