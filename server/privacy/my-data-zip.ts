import type { Services } from '../services.ts';
import { zipOfOwnData, type OwnData } from './my-data-files.ts';

/** Nobody took anything for so long: the line is dead, or the download was forgotten. */
export const STALLED_MS = 15_000;

type Making = {
  /** Since when a part lies ready for whoever fetches it; null: the next one is being made. */
  readySinceMs: number | null;
  readonly stop: () => void;
};

/** Whose file is being made here: drawing many reports is work, and one press is enough. */
const inTheMaking = new Map<string, Making>();

/**
 * One's own data as a zip, sent while it is made, and made no faster than it is fetched.
 * @returns null: one is on its way already
 */
export function myDataZip(services: Services, data: OwnData): ReadableStream<Uint8Array> | null {
  const { uid } = data.person;
  const nowMs = () => services.now().getTime();
  const earlier = inTheMaking.get(uid);
  if (earlier !== undefined) {
    const { readySinceMs } = earlier;
    if (readySinceMs === null || nowMs() - readySinceMs < STALLED_MS) return null;
    earlier.stop();
  }
  const work = new AbortController();
  const parts = zipOfOwnData(services, data, work.signal);
  const end = () => {
    if (inTheMaking.get(uid) === making) inTheMaking.delete(uid);
    work.abort();
  };
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const making: Making = {
    readySinceMs: null,
    stop() {
      end();
      void parts.return(undefined);
      controller?.error(new Error('stalled'));
    },
  };
  inTheMaking.set(uid, making);
  return new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    async pull(given) {
      making.readySinceMs = null;
      try {
        const { done, value } = await parts.next();
        if (work.signal.aborted) return;
        if (done !== true) {
          making.readySinceMs = nowMs();
          return given.enqueue(value);
        }
        end();
        given.close();
      } catch (error) {
        end();
        throw error;
      }
    },
    async cancel() {
      end();
      await parts.return(undefined);
    },
  });
}
