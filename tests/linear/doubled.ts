const RUNS = 7;
/** A linear reader takes twice as long; what is left allows for memory and other processes. */
const MOST_TIMES_AS_LONG = 2.6;
/** Below this nobody waits, whatever the shape of the curve. */
const UNFELT_MS = 5;

/** A short text that takes this long has no end in sight at full length. */
const HOPELESS_MS = 500;

/** What double the length costs. */
export type Doubled = { readonly onceMs: number; readonly twiceMs: number };
/** @returns the time that it took [ms] */
export type Work = (length: number) => number | Promise<number>;

/**
 * Work whose time grows faster than its length; null: it does not, or takes too little time to matter.
 * By the medians; and then, twice, by the shortest times from double to fourfold, because the work of others and a
 * collection of garbage lengthen some runs, but not all.
 */
export async function growsTooFast(length: number, work: Work): Promise<Doubled | null> {
  for (let part = 16; part > 1; part /= 4) {
    const ms = await work(length / part);
    if (ms > HOPELESS_MS) return { onceMs: ms, twiceMs: Infinity };
  }
  // Most takes no time at all: one run shows it.
  if ((await work(2 * length)) <= UNFELT_MS) return null;
  const found = await compared(length, work, Math.floor(RUNS / 2));
  if (found === null) return null;
  for (let round = 0; round < 2; round++)
    if ((await compared(2 * length, work, 0)) === null) return null;
  return found;
}

/** In turn, so that what slows this machine down for a while slows both. @param rank which of the sorted times counts */
async function compared(length: number, work: Work, rank: number): Promise<Doubled | null> {
  const once: number[] = [];
  const twice: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    once.push(await work(length));
    twice.push(await work(2 * length));
  }
  const ranked = (times: number[]) => times.toSorted((a, b) => a - b)[rank]!;
  const [onceMs, twiceMs] = [ranked(once), ranked(twice)];
  const isFelt = twiceMs > UNFELT_MS;
  return isFelt && twiceMs > MOST_TIMES_AS_LONG * onceMs ? { onceMs, twiceMs } : null;
}

export const inWords = ({ onceMs, twiceMs }: Doubled): string =>
  `${onceMs.toFixed(1)} ms, and ${twiceMs.toFixed(1)} ms for double the length`;
