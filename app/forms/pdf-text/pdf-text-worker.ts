import { pdfText } from './pdf-text.ts';

export type PdfTextAnswer = { readonly text: string | null };

// One file, one answer. What can't be opened has no text.
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void pdfText(data)
    .catch(() => null)
    .then((text) => {
      const answer: PdfTextAnswer = { text };
      // A worker answers the page that made it; the rule means windows.
      self.postMessage(answer); // eslint-disable-line unicorn/require-post-message-target-origin
    });
});
