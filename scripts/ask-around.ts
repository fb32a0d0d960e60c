import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** One request of a mix, and its share of all requests. */
type Kind = {
  readonly name: string;
  readonly share: number;
  /** @param number counts requests, so that each can ask for something different */
  readonly ask: (number: number) => Asked;
};
type Asked = {
  readonly path: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
};

type Answered = { readonly name: string; readonly status: number; readonly ms: number };

const place = (number: number) =>
  `lat=${(55.2 + (number % 400) / 1000).toFixed(3)}&lon=${(9 + (number % 97) / 100).toFixed(2)}`;

/**
 * What a site like this is asked for on a good day, out of a hundred requests: first-time visitors
 * fetch half a dozen files with the page, most look around, many calculate, a few ask for a report
 * or write.
 * @param files addresses of scripts, fonts and pictures
 */
const realisticMix = (files: readonly string[]): readonly Kind[] => [
  { name: 'file', share: 54, ask: (number) => ({ path: files[number % files.length]! }) },
  { name: 'home', share: 9, ask: () => ({ path: '/da' }) },
  { name: 'guide', share: 4, ask: () => ({ path: '/da/guide' }) },
  { name: 'method', share: 5, ask: () => ({ path: '/en/calculator-info' }) },
  {
    name: 'addresses',
    share: 8,
    ask: (number) => ({ path: `/api/v1/addresses?q=${8000 + (number % 90)}` }),
  },
  {
    name: 'estimate',
    share: 8,
    ask: (number) => ({
      path: '/api/v1/estimate',
      json: { lat: 55 + (number % 1000) / 1000, lon: 9.5 },
    }),
  },
  {
    name: 'calculator',
    share: 6,
    ask: (number) => ({ path: `/da/calculator/solrig-calculator?${place(number)}` }),
  },
  {
    name: 'calculator data',
    share: 4,
    ask: (number) => ({ path: `/da/calculator/solrig-calculator.data?${place(number)}` }),
  },
  {
    name: 'report',
    share: 1,
    ask: (number) => ({ path: `/da/calculator/report?${place(number)}` }),
  },
  { name: 'message', share: 1, ask: (number) => ({ path: '/da/contact', form: message(number) }) },
];

const message = (number: number) => ({
  name: `Asker ${number}`,
  email: `asker-${number}@example.dk`,
  phone: '',
  topic: 'calculation',
  message: 'Kan det betale sig med et fladt tag?',
  idempotencyKey: randomUUID(),
});

/** The mix as one round, spread evenly: its nth request is the same in each run. */
function roundOf(mix: readonly Kind[]): readonly Kind[] {
  const rows = mix.flatMap((kind) =>
    Array.from({ length: kind.share }, (_, index) => ({ kind, at: (index + 0.5) / kind.share })),
  );
  return rows.toSorted((one, other) => one.at - other.at).map(({ kind }) => kind);
}

/** As browsers and proxies keep them open. */
const CONNECTIONS = 64;
const TICK_MS = 5;

const agentOf = (connections: number) => new Agent({ keepAlive: true, maxSockets: connections });

/**
 * Asks once, as a client with its own address; never retries.
 * @throws what the connection reports
 */
function askOnce(
  { url, agent }: { readonly url: string; readonly agent: Agent },
  kind: Kind,
  number: number,
): Promise<Answered> {
  const { path, json, form } = kind.ask(number);
  const body =
    json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json);
  const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      url + path,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'X-Forwarded-For': `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`,
          'Accept-Encoding': 'br',
          Cookie: 'solrig_locale=da',
          ...(body === undefined ? {} : { 'Content-Type': type, Origin: url }),
        },
      },
      (answer) => {
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            name: kind.name,
            status: answer.statusCode ?? 0,
            ms: performance.now() - started,
          }),
        );
        answer.resume();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

type Asking = {
  readonly stop: () => Promise<void>;
  readonly answered: readonly (Answered & { readonly atMs: number })[];
  /** Requests without an answer, or with one saying that the server failed. */
  readonly failed: readonly string[];
};

/**
 * Sends this many requests a second, whether answers come or not, until told to stop. Times count
 * from when a request was due, so that waiting in line counts too.
 * @param urls asked in turn
 * @param files requested with each of them
 */
export function askAround(
  urls: readonly string[],
  perSecond: number,
  files: readonly string[] = ['/share/da.png'],
): Asking {
  const round = roundOf(realisticMix(files));
  const agent = agentOf(CONNECTIONS);
  const answered: (Answered & { readonly atMs: number })[] = [];
  const failed: string[] = [];
  const running = new Set<Promise<void>>();
  const started = performance.now();
  let number = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
    for (; number < due; number++) {
      const kind = round[number % round.length]!;
      const dueMs = started + (number / perSecond) * 1000;
      const one = askOnce({ url: urls[number % urls.length]!, agent }, kind, number).then(
        (answer) => {
          const ms = performance.now() - dueMs;
          answered.push({ ...answer, ms, atMs: dueMs - started });
          if (answer.status >= 400) failed.push(`${kind.name} answered ${answer.status}`);
        },
        (error: NodeJS.ErrnoException) => {
          failed.push(`${kind.name}: ${error.code ?? error.message}`);
        },
      );
      running.add(one);
      void one.finally(() => running.delete(one));
    }
  }, TICK_MS);
  return {
    answered,
    failed,
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      agent.destroy();
    },
  };
}

/** @param share 0.99: this share of all took no longer [ms] */
export function quantileOf(answered: readonly Answered[], share: number): number {
  const sorted = answered.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
