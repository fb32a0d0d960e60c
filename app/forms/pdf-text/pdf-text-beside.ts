import type { PdfTextAnswer } from './pdf-text-worker.ts';

/** As an offer's own files; a bill has less. */
const LARGEST_PDF_BYTES = 10_000_000;
/** Longer than a PDF of that size takes on a slow phone. */
const LONGEST_MS = 40_000;

export type PdfText =
  | { readonly kind: 'text'; readonly text: string }
  /** no-text: its pages are pictures. unreadable: damaged, with a password, or no PDF. */
  | { readonly kind: 'no-text' | 'unreadable' | 'too-large' };

/** The text of a PDF, read in this browser and off the page's thread: it goes nowhere. */
export async function pdfTextBeside(file: Blob): Promise<PdfText> {
  if (file.size > LARGEST_PDF_BYTES) return { kind: 'too-large' };
  const bytes = await file.arrayBuffer().catch(() => null);
  const text = bytes === null ? null : await textOf(bytes);
  if (text === null) return { kind: 'unreadable' };
  return /\p{L}{3}/u.test(text) ? { kind: 'text', text } : { kind: 'no-text' };
}

function textOf(bytes: ArrayBuffer): Promise<string | null> {
  const worker = new Worker(new URL('./pdf-text-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string | null>((resolve) => {
    const end = (text: string | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(text);
    };
    const timer = setTimeout(() => end(null), LONGEST_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<PdfTextAnswer | object>) => {
      // The library itself says that it is ready, since it would be a worker of its own in there.
      if ('text' in data) end(data.text);
    });
    worker.addEventListener('error', () => end(null));
    // A worker has no origin to name; the rule means windows.
    worker.postMessage(bytes, [bytes]);
  });
}
