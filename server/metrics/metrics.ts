import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { REGISTER_NAMES, type RegisterName } from '../providers/roofs/port.ts';
import type { Kind } from '../work/tasks.ts';
import { routeName } from './route-name.ts';

const ANSWER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];
const QUERY_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

export type WorkOutcome = 'done' | 'busy' | 'too-often' | 'failed';

/** What is counted of a server. Nothing of it names a visitor. */
export type Metrics = {
  readonly answered: (request: {
    readonly method: string;
    readonly path: string;
    readonly status: number;
    readonly ms: number;
  }) => void;
  readonly worked: (kind: Kind, outcome: WorkOutcome, ms: number) => void;
  /** An answer of the yields' source outside: ok, or what was wrong. */
  readonly yielded: (outcome: string) => void;
  /** An answer of a register that roofs are found from. */
  readonly registerAnswered: (register: RegisterName, outcome: string) => void;
  readonly queried: (ms: number, isError: boolean) => void;
  /** What is looked up when somebody asks. */
  readonly watch: (watched: Watched) => void;
  /** In Prometheus' own text format. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

type Watched = {
  readonly db: Database;
  readonly now: () => Date;
  /** Whether the yields' source is left alone; null: nobody is asked. */
  readonly isYieldLeftAlone: (() => boolean) | null;
  readonly registersLeftAlone: () => readonly RegisterName[];
};

export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  const answers = new Histogram({
    name: 'solrig_http_request_seconds',
    help: 'Time to answer, by route, method and class of status',
    labelNames: ['route', 'method', 'status'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  const work = new Histogram({
    name: 'solrig_work_seconds',
    help: 'Estimates, reports and PDFs with their wait, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  const yields = new Counter({
    name: 'solrig_yield_answers_total',
    help: 'Answers of the source of yields outside',
    labelNames: ['outcome'],
    registers,
  });
  const registerAnswers = new Counter({
    name: 'solrig_roof_register_answers_total',
    help: 'Answers of the registers that roofs are found from, by register',
    labelNames: ['register', 'outcome'],
    registers,
  });
  const queries = new Histogram({
    name: 'solrig_database_query_seconds',
    help: 'Time of database queries',
    labelNames: ['outcome'],
    buckets: QUERY_SECONDS,
    registers,
  });
  return {
    answered({ method, path, status, ms }) {
      const labels = { route: routeName(path), method, status: `${Math.floor(status / 100)}xx` };
      answers.observe(labels, ms / 1000);
    },
    worked: (kind, outcome, ms) => work.observe({ kind, outcome }, ms / 1000),
    yielded: (outcome) => yields.inc({ outcome }),
    registerAnswered: (name, outcome) => registerAnswers.inc({ register: name, outcome }),
    queried: (ms, isError) => queries.observe({ outcome: isError ? 'error' : 'ok' }, ms / 1000),
    watch: (watched) => watch(register, watched),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

function watch(
  register: Registry,
  { db, now, isYieldLeftAlone, registersLeftAlone }: Watched,
): void {
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 10 });
  // What is open now, under names of things that only grow: promtool refuses them.
  for (const what of ['handles', 'requests', 'resources']) {
    register.removeSingleMetric(`nodejs_active_${what}_total`);
  }
  const breaker = new Gauge({
    name: 'solrig_yield_breaker_open',
    help: '1 while the source of yields outside is left alone',
    registers: [],
    collect() {
      this.set(isYieldLeftAlone?.() === true ? 1 : 0);
    },
  });
  const registerBreaker = new Gauge({
    name: 'solrig_roof_register_breaker_open',
    help: '1 while a register that roofs are found from is left alone',
    labelNames: ['register'],
    registers: [],
    collect() {
      const alone = registersLeftAlone();
      for (const name of REGISTER_NAMES) this.set({ register: name }, alone.includes(name) ? 1 : 0);
    },
  });
  const oldestMessage = new Gauge({
    name: 'solrig_outbox_oldest_seconds',
    help: 'How long the oldest message that is due waits to be sent',
    registers: [],
    async collect() {
      const at = now();
      const { oldest } = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.min('next_attempt_at').as('oldest'))
        .where('status', '=', 'pending')
        .where('next_attempt_at', '<=', at.toISOString())
        .executeTakeFirstOrThrow();
      this.set(oldest === null ? 0 : (at.getTime() - Date.parse(oldest)) / 1000);
    },
  });
  const messages = new Gauge({
    name: 'solrig_outbox_messages',
    help: 'Messages that wait, and that were given up',
    labelNames: ['status'],
    registers: [],
    async collect() {
      const rows = await db
        .selectFrom('outbox')
        .select(({ fn }) => ['status', fn.countAll().as('count')])
        .where('status', 'in', ['pending', 'dead'])
        .groupBy('status')
        .execute();
      for (const status of ['pending', 'dead'] as const) {
        this.set({ status }, Number(rows.find((row) => row.status === status)?.count ?? 0));
      }
    },
  });
  for (const gauge of [breaker, registerBreaker, oldestMessage, messages])
    register.registerMetric(gauge);
}
