import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { routeName } from '../metrics/route-name.ts';
import type { SpanSender } from './span-sender.ts';
import { SPAN_KIND, type Attributes, type Span } from './span.ts';

type Trace = { readonly traceId: string; readonly spanId: string };
type Part = Pick<Span, 'name' | 'kind' | 'attributes' | 'hasFailed'> & { readonly ms: number };

/** What Node's fetch tells of a call: no more of it than whom it asks is read. */
type Call = { readonly origin?: unknown; readonly method?: unknown };
type Told = { readonly request: Call; readonly response?: { readonly statusCode: number } };

/** Requests, and what they waited for: database, calls outside, work. Its only identifiers are made here, and are nobody's. */
export class Tracing {
  readonly #sender: Pick<SpanSender, 'take' | 'stop'>;
  readonly #current = new AsyncLocalStorage<Trace>();
  readonly #calls = new WeakMap<Call, { trace: Trace; startMs: number; status: number }>();
  readonly #listeners: readonly (readonly [string, (told: unknown) => void])[];

  constructor(sender: Pick<SpanSender, 'take' | 'stop'>) {
    this.#sender = sender;
    this.#listeners = [
      ['undici:request:create', (told) => this.#callBegins((told as Told).request)],
      ['undici:request:headers', (told) => this.#callAnswers(told as Told)],
      ['undici:request:trailers', (told) => this.#callEnds((told as Told).request)],
      ['undici:request:error', (told) => this.#callEnds((told as Told).request)],
    ];
    for (const [channel, listener] of this.#listeners) subscribe(channel, listener);
  }

  /** @param work answers the request; its status is asked for afterwards */
  async request(
    { method, path }: { readonly method: string; readonly path: string },
    work: () => Promise<number>,
  ): Promise<void> {
    const trace = { traceId: idOf(16), spanId: idOf(8) };
    const started = performance.now();
    let status = 500;
    try {
      status = await this.#current.run(trace, work);
    } finally {
      const route = routeName(path);
      this.#take(trace, null, {
        name: `${method} ${route}`,
        kind: SPAN_KIND.server,
        ms: performance.now() - started,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
        },
        hasFailed: status >= 500,
      });
    }
  }

  /** A query that has just ended. Of its text only what it does and to which table: there may be values in it. */
  queried(text: string, ms: number, hasFailed: boolean): void {
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
    const table = /\b(?:from|into|update) "(\w+)"/i.exec(text)?.[1];
    const attributes: Attributes = {
      'db.operation.name': operation,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
    };
    const name = table === undefined ? operation : `${operation} ${table}`;
    this.#took({ name, kind: SPAN_KIND.client, attributes, ms, hasFailed });
  }

  /** Work off the thread that answers, with its wait. */
  worked(kind: string, outcome: string, ms: number): void {
    const attributes = { 'solrig.work.outcome': outcome };
    const hasFailed = outcome === 'failed';
    this.#took({ name: `work ${kind}`, kind: SPAN_KIND.internal, attributes, ms, hasFailed });
  }

  async stop(): Promise<void> {
    for (const [channel, listener] of this.#listeners) unsubscribe(channel, listener);
    await this.#sender.stop();
  }

  #took(part: Part): void {
    const trace = this.#current.getStore();
    if (trace !== undefined) this.#take({ ...trace, spanId: idOf(8) }, trace.spanId, part);
  }

  #take(ids: Trace, parentId: string | null, { ms, ...part }: Part): void {
    const endMs = performance.timeOrigin + performance.now();
    this.#sender.take({ ...ids, parentId, ...part, startMs: endMs - ms, endMs });
  }

  #callBegins(call: Call): void {
    const trace = this.#current.getStore();
    if (trace !== undefined)
      this.#calls.set(call, { trace, startMs: performance.now(), status: 0 });
  }

  #callAnswers({ request, response }: Told): void {
    const begun = this.#calls.get(request);
    if (begun !== undefined) begun.status = response?.statusCode ?? 0;
  }

  #callEnds(call: Call): void {
    const begun = this.#calls.get(call);
    if (begun === undefined) return;
    this.#calls.delete(call);
    const { trace, startMs, status } = begun;
    const method = String(call.method);
    const host = URL.parse(String(call.origin))?.hostname ?? 'unknown';
    this.#take({ ...trace, spanId: idOf(8) }, trace.spanId, {
      name: `${method} ${host}`,
      kind: SPAN_KIND.client,
      ms: performance.now() - startMs,
      attributes: {
        'http.request.method': method,
        'server.address': host,
        ...(status === 0 ? {} : { 'http.response.status_code': status }),
      },
      hasFailed: status === 0 || status >= 400,
    });
  }
}

const idOf = (bytes: number) => randomBytes(bytes).toString('hex');
