import { readFiles, type FilesToRead } from './read-files.ts';

// One question, one answer; whoever asks anew starts another worker and ends this one.
addEventListener('message', ({ data }: MessageEvent<FilesToRead>) => {
  void readFiles(data).then((read) => {
    // A worker answers the page that made it; the rule means windows.
    self.postMessage(read); // eslint-disable-line unicorn/require-post-message-target-origin
  });
});
