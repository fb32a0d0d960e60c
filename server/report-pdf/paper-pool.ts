import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ReportDocument } from '../../domain/report/report-document.ts';
import { PapersBusy } from './papers-busy.ts';

const THREAD = new URL('./paper-thread.ts', import.meta.url);
const MOST_THREADS = 4;
/** Many times what a drawing takes: a thread that is still at it is stuck. */
const LONGEST_MS = 20_000;
/** A thread holds some 100 MB. */
const IDLE_MS = 60_000;
/** Somebody waits for each: more than a few seconds' work is better refused. */
const MOST_WAITING = 100;
const LARGEST_HEAP_MB = 128;
/** More room for what is soon thrown away makes nothing faster, and is never given back. */
const YOUNG_HEAP_MB = 24;

export type PaperOrder = { readonly document: ReportDocument; readonly madeAt: Date };
export type PaperAnswer =
  | { readonly pdf: Uint8Array<ArrayBuffer>; readonly failure: null }
  | { readonly pdf: null; readonly failure: string };

/** A report that could not be drawn. */
export class PaperFailed extends Error {
  override readonly name = 'PaperFailed';
}

export type PaperPool = {
  /** How many are drawn at the same time. */
  readonly threads: number;
  /** Has so many threads get ready, while what they shall draw is still calculated. */
  readonly wake: (threads: number) => void;
  /**
   * Draws a report beside the thread that answers people.
   * @throws PapersBusy, PaperFailed, or the signal's reason where nobody wants it any more
   */
  readonly draw: (order: PaperOrder, wish?: PaperWish) => Promise<Uint8Array<ArrayBuffer>>;
  /** Ends each thread as soon as it is free: with it goes what it keeps of the texts that it has set. */
  readonly forget: () => void;
  /** Ends the threads; what was not drawn fails. */
  readonly close: () => Promise<void>;
};

export type PaperWish = {
  /** One of many in a row: whoever waits for a single one goes first. */
  readonly isOneOfMany?: boolean;
  readonly signal?: AbortSignal;
};

type Job = {
  readonly order: PaperOrder;
  readonly done: (pdf: Uint8Array<ArrayBuffer>) => void;
  readonly failed: (error: unknown) => void;
};
type Thread = {
  readonly worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | null;
  isLastJob: boolean;
};

/** Threads are started when there is something to draw, and end when there has been nothing for a while. */
export function paperPool({
  threads = Math.min(MOST_THREADS, availableParallelism()),
  thread: script = THREAD,
  longestMs = LONGEST_MS,
  mostWaiting = MOST_WAITING,
} = {}): PaperPool {
  const alone: Job[] = [];
  const ofMany: Job[] = [];
  const started = new Set<Thread>();

  function goOn(): void {
    for (;;) {
      const free = [...started].find(({ job }) => job === null);
      if (free === undefined && started.size >= threads) return;
      const job = alone.shift() ?? ofMany.shift();
      if (job === undefined) return;
      give(free ?? start(), job);
    }
  }

  function give(thread: Thread, job: Job): void {
    if (thread.timer !== null) clearTimeout(thread.timer);
    thread.job = job;
    thread.worker.ref();
    thread.timer = setTimeout(() => end(thread, 'took too long'), longestMs);
    thread.worker.postMessage(job.order, []);
  }

  function start(): Thread {
    const worker = new Worker(script, {
      name: 'papers',
      // Nothing of the server's own settings is needed there.
      env: { NODE_ENV: 'production' },
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: LARGEST_HEAP_MB,
        maxYoungGenerationSizeMb: YOUNG_HEAP_MB,
      },
    });
    const thread: Thread = { worker, job: null, timer: null, isLastJob: false };
    started.add(thread);
    worker.on('message', ({ pdf, failure }: PaperAnswer) => {
      const { job } = thread;
      thread.job = null;
      if (thread.isLastJob) end(thread, 'forgotten');
      else rest(thread);
      if (pdf === null) job?.failed(new PaperFailed(failure));
      else job?.done(pdf);
      goOn();
    });
    worker.on('error', (error) => end(thread, error instanceof Error ? error.name : 'unknown'));
    worker.on('exit', () => end(thread, 'ended'));
    return thread;
  }

  function rest(thread: Thread): void {
    if (thread.timer !== null) clearTimeout(thread.timer);
    // It keeps nobody from stopping.
    thread.worker.unref();
    thread.timer = setTimeout(() => end(thread, 'idle'), IDLE_MS).unref();
  }

  function end(thread: Thread, why: string): void {
    if (!started.delete(thread)) return;
    if (thread.timer !== null) clearTimeout(thread.timer);
    void thread.worker.terminate();
    thread.job?.failed(new PaperFailed(why));
    goOn();
  }

  return {
    threads,
    wake(wanted) {
      while (started.size < Math.min(wanted, threads)) rest(start());
    },
    draw: (order, { isOneOfMany = false, signal } = {}) =>
      new Promise((resolve, reject) => {
        const line = isOneOfMany ? ofMany : alone;
        if (signal?.aborted) return reject(signal.reason);
        if (line === alone && line.length >= mostWaiting) return reject(new PapersBusy());
        const job: Job = {
          order,
          done(pdf) {
            signal?.removeEventListener('abort', leave);
            resolve(pdf);
          },
          failed(error) {
            signal?.removeEventListener('abort', leave);
            reject(error);
          },
        };
        const leave = () => {
          const place = line.indexOf(job);
          if (place >= 0) line.splice(place, 1);
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', leave, { once: true });
        line.push(job);
        goOn();
      }),
    forget() {
      const knowing = [...started];
      for (const thread of knowing) {
        if (thread.job === null) end(thread, 'forgotten');
        else thread.isLastJob = true;
      }
    },
    async close() {
      for (const job of [...alone.splice(0), ...ofMany.splice(0)]) {
        job.failed(new PaperFailed('closed'));
      }
      const ending = [...started];
      for (const thread of ending) end(thread, 'closed');
      await Promise.all(ending.map(({ worker }) => worker.terminate()));
    },
  };
}
