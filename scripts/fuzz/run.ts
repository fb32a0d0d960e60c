import { runDoubling, type DoublingReport } from './doubling.ts';
import { fuzzRequest } from './fuzz-request.ts';
import { openFuzzedSite } from './fuzzed-site.ts';
import { longRequests } from './long-requests.ts';
import { sendAll, type Sent } from './send-all.ts';
import { siteTargets } from './site-targets.ts';

export type FuzzWish = {
  readonly seed: number;
  readonly requests: number;
  /** The one request to send, to reproduce what a run found; null: all of them. */
  readonly only: number | null;
};

export type FuzzReport = Sent & {
  readonly requests: number;
  readonly targets: number;
  /** What the server wrote into its log as errors. */
  readonly errorLines: readonly string[];
  /** What a stranger can lengthen; null: one request was sent again. */
  readonly doubling: DoublingReport | null;
};

/** Of all that can be lengthened, so much is: 1 is all, 3 a third. */
export type Share = { readonly every: number };

/** Sends malformed requests to its own server and reports what it could not handle. */
export async function runFuzz(
  { seed, requests, only }: FuzzWish,
  { every }: Share = { every: 1 },
): Promise<FuzzReport> {
  const site = await openFuzzedSite();
  try {
    const found = await siteTargets(site);
    const source = { seed, site, ...found };
    const numbers = only === null ? { from: 0, until: requests } : { from: only, until: only + 1 };
    const request = (number: number) => fuzzRequest(source, number);
    const measured = { port: Number(new URL(site.url).port), mainMs: site.mainMs };
    const sent = await sendAll(measured, request, numbers);
    const lengthened = longRequests(site, found).filter((_, index) => index % every === 0);
    const doubling = only === null && sent.isAlive ? await runDoubling(measured, lengthened) : null;
    const health = await fetch(`${site.url}/healthz`).catch(() => null);
    return {
      ...sent,
      doubling,
      isAlive: sent.isAlive && health?.ok === true,
      requests: numbers.until - numbers.from,
      targets: source.targets.length,
      errorLines: site
        .said()
        .split('\n')
        .filter((line) => line.startsWith('{')),
    };
  } finally {
    await site.stop();
  }
}
