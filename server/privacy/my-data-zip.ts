import type { Services } from '../services.ts';
import { zipOfOwnData, type OwnData } from './my-data-files.ts';

/** Nobody read anything for this long: the connection is dead, or the download was forgotten. */
export const STALLED_MS = 15_000;

type Making = {
  /** Since when a part has been ready to be fetched; null: the next one is being made. */
  readySinceMs: number | null;
  readonly stop: () => void;
};

/** Whose file is being made: drawing many reports is a lot of work, and one press is enough. */
const inTheMaking = new Map<string, Making>();

/**
 * The user's own data as a zip, made while it is sent and no faster than it is read.
 * @returns null: one is already being sent
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
