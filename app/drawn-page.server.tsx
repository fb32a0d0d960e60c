import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const DRAWN_WITHIN_MS = 5_000;
/** Written beside the page: a text that something is put before is put together once more. */
const DOCTYPE = '<!DOCTYPE html>';
/** React writes it where a part of the page was waiting, or failed. */
const LEFT_OUT = '<!--$!-->';

/**
 * A whole page as React writes it; its memory is lent until the next page is drawn. Where nothing has to be waited for
 * it is one text: in pieces, React writes each name and mark of it into the page by itself.
 * @param page made anew each time it is drawn
 */
export async function drawnPage(page: () => ReactElement): Promise<Buffer<ArrayBuffer>> {
  const drawn = drawnAtOnce(page());
  return drawn === null ? drawnInPieces(page()) : bytesOf(drawn);
}

/**
 * @returns null where a part has to be waited for, as the code of a late part when it is first shown, and where one
 * fails: the pieces tell why
 */
function drawnAtOnce(page: ReactElement): string | null {
  try {
    const drawn = renderToString(page);
    return drawn.includes(LEFT_OUT) ? null : drawn;
  } catch {
    return null;
  }
}

let written = Buffer.alloc(0);

/**
 * The same memory for every page, because allocating it anew for each keeps the garbage collector
 * running.
 */
function bytesOf(page: string): Buffer<ArrayBuffer> {
  // A character takes up to three bytes.
  const most = DOCTYPE.length + 3 * page.length;
  if (written.length < most) written = Buffer.alloc(2 * most);
  const from = written.write(DOCTYPE);
  return written.subarray(0, from + written.write(page, from));
}

function drawnInPieces(page: ReactElement): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      // The whole page is sent at once: nothing may wait for a script to put it in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error('render timed out')), DRAWN_WITHIN_MS);
    sink.on('close', () => clearTimeout(timer));
  });
}
