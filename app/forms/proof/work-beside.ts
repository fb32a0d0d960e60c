/**
 * The work off the page's thread, so that typing never waits for it. Empty if a browser can't do
 * it.
 * @param token hashed with each number
 * @param bits zero bits the hash must begin with
 */
export function workBeside(token: string, bits: number): Promise<string> {
  const worker = new Worker(new URL('./work-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve) => {
    const end = (proof: string) => {
      worker.terminate();
      resolve(proof);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => end(data));
    worker.addEventListener('error', () => end(''));
    // A worker has no origin to name; the rule means windows.
    worker.postMessage({ token, bits }); // eslint-disable-line unicorn/require-post-message-target-origin
  });
}
