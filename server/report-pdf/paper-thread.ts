import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { PaperAnswer, PaperOrder } from './paper-pool.ts';
import { reportPdf } from './report-pdf.ts';

/** Behind the thread that answers people: where there are fewer cores than threads, it goes first. */
const NICE = 5;

// Elsewhere than on Linux it would be the whole server that steps back.
if (process.platform === 'linux') setPriority(NICE);

parentPort?.on('message', async ({ document, madeAt }: PaperOrder) => {
  const answer = await drawn(document, madeAt);
  parentPort?.postMessage(answer, answer.pdf === null ? [] : [answer.pdf.buffer]);
});

async function drawn(...[document, madeAt]: Parameters<typeof reportPdf>) {
  try {
    // A copy of its own can be handed over as it is.
    const pdf = new Uint8Array(await reportPdf(document, madeAt));
    return { pdf, failure: null } satisfies PaperAnswer;
  } catch (error) {
    const failure = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
    return { pdf: null, failure } satisfies PaperAnswer;
  }
}
