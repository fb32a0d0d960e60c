import type { Piscina } from 'piscina';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Settings } from '../env.ts';
import { isFree, keyOfAsker, type Asker } from './asker.ts';
import { Budgets } from './budgets.ts';
import { costMsOf } from './costs.ts';
import { FairLine } from './fair-line.ts';
import type { Kind, Task, Tasks } from './tasks.ts';
import { startThreads, usualThreads } from './threads.ts';
import type { WorkRefusal } from './work-refusal.ts';

/** Work above this cost never takes the last thread [ms]. */
const SLOW_MS = 100;
/**
 * Twenty times what the most expensive work takes on an idle machine: a thread that takes longer is
 * stuck.
 */
const LONGEST_MS = 60_000;
/** The same for a customer's PDF of 10 MB: some can be made to keep its reader busy for hours. */
const LONGEST_PDF_MS = 15_000;
/**
 * What may wait for one asker, and for each thread in all [ms of work]; anything after that would
 * wait too long.
 */
const MOST_WAITING_OF_ONE_MS = 10_000;
const MOST_WAITING_PER_THREAD_MS = 15_000;

/** Work that was aborted, or took too long. */
export class WorkFailed extends Error {
  override readonly name = 'WorkFailed';
}

export type WorkWish = {
  /**
   * One of many in a row, for a file being sent: single jobs go first. It is not refused but paid
   * for later: its asker's next request has to wait.
   */
  readonly isOneOfMany?: boolean;
  readonly signal?: AbortSignal;
};

export type WorkPool = {
  /** What each asker may still use. */
  readonly budgets: Budgets;
  /** How many jobs run at the same time. */
  readonly threads: number;
  /** Gets a thread ready while its work is still being prepared. */
  readonly wake: () => void;
  /**
   * Does work off the thread that answers people, in turn with other askers' work.
   * @throws WorkFailed, or the signal's reason if nobody wants it any more
   */
  readonly run: <K extends Kind>(
    asker: Asker,
    task: Task<K>,
    wish?: WorkWish,
  ) => Promise<Result<Tasks[K]['answer'], WorkRefusal>>;
  /**
   * Ends each thread as soon as it is free, and with it what it remembers of places and typeset
   * texts.
   */
  readonly forget: () => void;
  /** Ends the threads; unfinished work fails. */
  readonly close: () => Promise<void>;
};

/** Threads that remember the same things: when told to forget, each finishes what it is doing. */
type Crew = { readonly threads: Piscina; running: number };

type Job = {
  readonly task: Task;
  readonly costMs: number;
  /** Whose budget pays for it; null: nobody's. */
  readonly payer: string | null;
  readonly signal: AbortSignal | undefined;
  readonly done: (answer: never) => void;
  readonly failed: (error: unknown) => void;
};

type PoolParts = {
  /** Of the server that it works for. */
  readonly mode: Settings['mode'];
  readonly threads: number;
  /** A script other than this server's own work. */
  readonly thread: URL | undefined;
  readonly longestMs: number;
  readonly mostWaitingOfOneMs: number;
  readonly mostWaitingMs: number;
  readonly budgets: Budgets;
  /** Started by somebody else, who also ends them; null: the pool has its own threads. */
  readonly lent: Piscina | null;
};

/** Threads are started when there is work. Work from several askers is done in fair turns. */
export function workPool({
  mode = 'deployed',
  threads = usualThreads(),
  thread: script,
  longestMs = LONGEST_MS,
  mostWaitingOfOneMs = MOST_WAITING_OF_ONE_MS,
  mostWaitingMs = MOST_WAITING_PER_THREAD_MS * threads,
  budgets = new Budgets(),
  lent = null,
}: Partial<PoolParts> = {}): WorkPool {
  const single = new FairLine<Job>();
  const ofMany = new FairLine<Job>();
  const mostSlow = Math.max(1, threads - 1);
  let running = 0;
  let runningSlow = 0;
  let current: Crew | null = null;
  const crews = new Set<Crew>();
  let isClosed = false;

  function crew(): Crew {
    if (current !== null) return current;
    current = { threads: lent ?? startThreads(script, threads), running: 0 };
    crews.add(current);
    return current;
  }

  /** Piscina's own close() ends threads that are still working as soon as others are done. */
  function endIfDone(former: Crew): void {
    if (former === current || former.running > 0) return;
    crews.delete(former);
    if (lent === null) void former.threads.destroy();
  }

  const canDo = ({ costMs }: Job) => costMs <= SLOW_MS || runningSlow < mostSlow;

  function goOn(): void {
    while (running < threads) {
      const job = single.take(canDo) ?? ofMany.take(canDo);
      if (job === undefined) return;
      void give(job);
    }
  }

  async function give({ task, costMs, payer, signal, done, failed }: Job): Promise<void> {
    const isSlow = costMs > SLOW_MS;
    running += 1;
    if (isSlow) runningSlow += 1;
    const limitMs = task.kind === 'pdf' ? Math.min(longestMs, LONGEST_PDF_MS) : longestMs;
    const tooLong = AbortSignal.timeout(limitMs);
    const mine = crew();
    mine.running += 1;
    try {
      done(
        (await mine.threads.run(task, { signal: tooLong, transferList: givenAway(task) })) as never,
      );
    } catch (error) {
      if (tooLong.aborted && payer !== null) budgets.owe(payer, limitMs);
      const why = tooLong.aborted ? 'took too long' : wordsOf(error);
      failed(signal?.aborted === true ? signal.reason : new WorkFailed(why));
    } finally {
      running -= 1;
      mine.running -= 1;
      endIfDone(mine);
      if (isSlow) runningSlow -= 1;
      goOn();
    }
  }

  function refusalOf(asker: Asker, key: string, costMs: number): WorkRefusal | null {
    const waitingMs = sumOf(single.all());
    const ownMs = sumOf(single.of(key));
    const isForFree = isFree(asker, { mode });
    if (!isForFree && ownMs > 0 && ownMs + costMs > mostWaitingOfOneMs) {
      return { kind: 'too-often', seconds: secondsOf(ownMs / mostSlow) };
    }
    if (waitingMs > 0 && waitingMs + costMs > mostWaitingMs) {
      return { kind: 'busy', seconds: secondsOf(waitingMs / threads) };
    }
    const waitSeconds = isForFree ? null : budgets.charge(key, costMs);
    return waitSeconds === null ? null : { kind: 'too-often', seconds: waitSeconds };
  }

  return {
    budgets,
    threads,
    wake: () => void crew(),
    run<K extends Kind>(
      asker: Asker,
      given: Task<K>,
      { isOneOfMany = false, signal }: WorkWish = {},
    ): Promise<Result<Tasks[K]['answer'], WorkRefusal>> {
      const task = given as Task;
      if (signal?.aborted) return Promise.reject(signal.reason);
      if (isClosed) return Promise.reject(new WorkFailed('closed'));
      const key = keyOfAsker(asker);
      const costMs = costMsOf(task);
      if (isOneOfMany) budgets.owe(key, costMs);
      const refusal = isOneOfMany ? null : refusalOf(asker, key, costMs);
      if (refusal !== null) return Promise.resolve(fail(refusal));
      const line = isOneOfMany ? ofMany : single;
      return new Promise((resolve, reject) => {
        const job: Job = {
          task,
          costMs,
          payer: isFree(asker, { mode }) ? null : key,
          signal,
          done(answer) {
            signal?.removeEventListener('abort', leave);
            resolve(ok(answer));
          },
          failed(error) {
            signal?.removeEventListener('abort', leave);
            reject(error);
          },
        };
        const leave = () => {
          if (line.remove(key, job)) job.failed(signal?.reason);
        };
        signal?.addEventListener('abort', leave, { once: true });
        line.push(key, job);
        goOn();
      });
    },
    forget() {
      const former = current;
      current = null;
      if (former !== null) endIfDone(former);
    },
    async close() {
      isClosed = true;
      for (const { failed } of [...single.all(), ...ofMany.all()]) failed(new WorkFailed('closed'));
      single.clear();
      ofMany.clear();
      if (lent !== null) return;
      await Promise.all([...crews].map(({ threads: ending }) => ending.destroy()));
    },
  };
}

/** A file's bytes go to the thread as they are: its sender needs them no more, and a copy would be as large. */
const givenAway = (task: Task): ArrayBuffer[] =>
  task.kind === 'picture' || task.kind === 'pdf' ? [task.order.bytes.buffer] : [];

const sumOf = (jobs: readonly Job[]) => jobs.reduce((sum, { costMs }) => sum + costMs, 0);
const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
}
