import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '../http/app.ts';
import { createLogger } from '../logger.ts';
import { submitOffer } from '../offers/commands.ts';
import { testServices, type TestServices } from '../testing/services.ts';
import { whoOf } from '../use-case/who.ts';
import { offerInput } from '../../tests/database/offer-input.ts';
import { SpanSender } from './span-sender.ts';
import type { Span } from './span.ts';

type Sent = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code: number };
};
type Body = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Takes traces as a collector does. */
async function collector() {
  const bodies: string[] = [];
  const requests: IncomingMessage[] = [];
  const url = await listening(
    createServer(async (request, answer) => {
      requests.push(request);
      bodies.push(await text(request));
      answer.setHeader('Content-Type', 'application/json').end('{}');
    }),
  );
  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as Body).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { url, bodies, requests, spans };
}

const SECRET = {
  name: 'Vilhelmine Ravn',
  email: 'vilhelmine@ravn.dk',
  notes: 'Hunden hedder Buster',
};

function appOn({ services }: TestServices, outside: string) {
  return createApp({
    services,
    pages: async (_request, { services: own }) => {
      await fetch(`${outside}/search?text=Skovvej+12`);
      const who = whoOf(null, '203.0.113.7');
      const submitted = await submitOffer(own, who, { request: offerInput(SECRET) }, 'da');
      return Response.json(submitted, { status: submitted.ok ? 201 : 422 });
    },
    assets: new Map(),
    stillPages: null,
    readiness: { accepting: true },
  });
}

test('a request is a trace with what it waited for, and nothing of who asked', async () => {
  const taken = await collector();
  const outside = await listening(createServer((_request, answer) => void answer.end('[]')));
  const opened = await testServices({
    OTEL_EXPORTER_OTLP_ENDPOINT: taken.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=one%20of%20ours',
  });
  closing.push(() => opened.close());
  const path = '/da/contact?address=Skovvej+12';
  expect((await appOn(opened, outside).request(`http://localhost${path}`)).status).toBe(201);
  await opened.services.tracing?.stop();

  expect(taken.requests[0]?.url).toBe('/v1/traces');
  expect(taken.requests[0]?.headers['api-key']).toBe('one of ours');
  const [whole, ...others] = taken.spans().filter(({ parentSpanId }) => parentSpanId === undefined);
  expect(others).toEqual([]);
  expect(whole).toMatchObject({ name: 'GET /contact', status: { code: 0 } });
  const parts = taken.spans().filter(({ parentSpanId }) => parentSpanId === whole?.spanId);
  const names = parts.map(({ name }) => name);
  expect(names).toContain('insert offer_requests');
  expect(names).toContain('work estimate');
  expect(names).toContain('GET 127.0.0.1');
  for (const { traceId, spanId, startTimeUnixNano: from, endTimeUnixNano: to } of taken.spans()) {
    expect(traceId).toBe(whole?.traceId);
    expect([traceId.length, spanId.length]).toEqual([32, 16]);
    expect(BigInt(to) >= BigInt(from)).toBe(true);
  }
  const all = taken.bodies.join('\n');
  for (const hidden of [...Object.values(SECRET), 'Skovvej', '"8000"', '203.0.113', 'test-key']) {
    expect(all).not.toContain(hidden);
  }
});

test('without an endpoint nothing is traced', async () => {
  const opened = await testServices();
  closing.push(() => opened.close());
  expect(opened.services.tracing).toBeNull();
});

const SPAN: Span = {
  traceId: '0'.repeat(32),
  spanId: '0'.repeat(16),
  parentId: null,
  name: 'GET /offer',
  kind: 2,
  startMs: 0,
  endMs: 1,
  attributes: {},
  hasFailed: false,
};

test.each(['hangs', 'refuses', 'is not there'])(
  'a collector that %s holds nobody up, and what waits for it is bounded',
  async (how) => {
    const server = createServer((_request, answer) => {
      if (how === 'refuses') answer.writeHead(503).end();
    });
    const endpoint = how === 'is not there' ? 'http://127.0.0.1:9' : await listening(server);
    const pace = { everyMs: 20, answerWithinMs: 200, most: 600 };
    const sender = new SpanSender({ endpoint, headers: {} }, createLogger('silent'), pace);
    const started = performance.now();
    for (let count = 0; count < 5_000; count++) sender.take(SPAN);
    expect(performance.now() - started).toBeLessThan(200);
    expect(sender.waiting).toBeLessThanOrEqual(pace.most);
    await sender.stop();
    expect(performance.now() - started).toBeLessThan(3_000);
  },
);
