/** How slowly a body may come before it is given up. */
export type BodyPace = {
  /** Without a byte [ms]. */
  readonly silentMs: number;
  /** The rate is looked at over each stretch of so long [ms]. */
  readonly stretchMs: number;
  readonly bytesPerSecond: number;
};

/** Slower than the slowest mobile network that still opens the page. */
export const BODY_PACE: BodyPace = {
  silentMs: 30_000,
  stretchMs: 60_000,
  bytesPerSecond: 2 * 1024,
};

export class TooSlow extends Error {}

/**
 * The pieces of a body as they come.
 * @throws TooSlow once the pace is not kept; what the stream throws if its sender is gone
 */
export async function* pacedPieces(
  body: ReadableStream<Uint8Array>,
  pace: BodyPace,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  // Time in which nobody read on, because other bodies were before this one, is not its sender's.
  let [waitedMs, came] = [0, 0];
  try {
    for (;;) {
      const asked = performance.now();
      const { done, value } = await within(reader.read(), pace.silentMs);
      if (done) return;
      waitedMs += performance.now() - asked;
      came += value.length;
      yield value;
      if (waitedMs < pace.stretchMs) continue;
      if (came < (pace.bytesPerSecond * waitedMs) / 1000) throw new TooSlow();
      [waitedMs, came] = [0, 0];
    }
  } finally {
    reader.releaseLock();
  }
}

async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
