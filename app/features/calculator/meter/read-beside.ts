import type { FilesToRead, ReadFiles } from './read-files.ts';

/** Longer than the largest file takes on a slow phone. */
const LONGEST_MS = 60_000;

/**
 * Reads files off the page's thread, so that no file holds up the page.
 * @throws Error the browser can't, or it takes more than a minute
 */
export function readBeside(question: FilesToRead): Promise<ReadFiles> {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ReadFiles>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      worker.terminate();
    };
    const giveUp = () => {
      end();
      reject(new Error('The file could not be read.'));
    };
    const timer = setTimeout(giveUp, LONGEST_MS);
    worker.addEventListener('error', giveUp);
    worker.addEventListener('message', ({ data }: MessageEvent<ReadFiles>) => {
      end();
      resolve(data);
    });
    // A worker has no origin to name; the rule means windows.
    worker.postMessage(question); // eslint-disable-line unicorn/require-post-message-target-origin
  });
}
