import type { EntryContext } from 'react-router';

/**
 * What the router draws a page of, with the data that it writes behind the page read beforehand: it would wait for
 * each piece of them while it draws.
 * @returns anew each time, because a page takes its stream of data even where it has been read
 */
export async function withDataRead(context: EntryContext): Promise<() => EntryContext> {
  const { serverHandoffStream } = context;
  if (serverHandoffStream === undefined) return () => context;
  const pieces: Uint8Array[] = [];
  for await (const piece of serverHandoffStream) pieces.push(piece);
  const value = Buffer.concat(pieces).toString();
  const data = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return () => ({
    ...context,
    serverHandoffStream: new ReadableStream(),
    renderMeta: { streamCache: { 0: data } },
  });
}
