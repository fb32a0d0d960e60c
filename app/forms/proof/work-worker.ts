import { work } from './work.ts';

// One piece of work, one answer; the caller ends this worker.
addEventListener('message', ({ data }: MessageEvent<{ token: string; bits: number }>) => {
  void work(data.token, data.bits).then((proof) => {
    // A worker answers the page that made it; the rule means windows.
    self.postMessage(proof); // eslint-disable-line unicorn/require-post-message-target-origin
  });
});
