import type { EntryContext } from 'react-router';
import type { PageEdit } from './page-edits.server.ts';

type Literal = { readonly text: string; readonly written: string; readonly inPage: Buffer };

// Of the latest text that many pages carry: as the router writes it, and as that stands in a page.
let literal: Literal | null = null;

/** Stands in a page where the text belongs. Nothing in it is written otherwise, and no visitor can have sent it. */
const MARK = `"shared-text-${crypto.randomUUID()}"`;
const MARK_IN_PAGE = inScript(MARK);

type DataRead = {
  /** Anew each time, because a page takes its stream of data even where it has been read. */
  readonly context: () => EntryContext;
  readonly edits: (page: Buffer) => readonly PageEdit[];
};

/**
 * What the router draws a page of, with the data that it writes behind the page read beforehand: it would wait for
 * each piece of them while it draws.
 * @param shared a text among them that is the same in many pages: what is read, escaped, written and turned into bytes once for
 * all of them; null: there is none
 */
export async function withDataRead(
  context: EntryContext,
  shared: string | null,
): Promise<DataRead> {
  const { serverHandoffStream } = context;
  if (serverHandoffStream === undefined) return { context: () => context, edits: () => [] };
  const pieces: Uint8Array[] = [];
  for await (const piece of serverHandoffStream) pieces.push(piece);
  const written = Buffer.concat(pieces).toString();
  const { value, inPage } = withMark(written, shared);
  const data = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return {
    context: () => ({
      ...context,
      serverHandoffStream: new ReadableStream(),
      renderMeta: { streamCache: { 0: data } },
    }),
    edits(page) {
      if (inPage === null) return [];
      const from = page.lastIndexOf(MARK_IN_PAGE);
      return from === -1 ? [] : [{ from, to: from + MARK_IN_PAGE.length, text: inPage }];
    },
  };
}

function withMark(data: string, shared: string | null) {
  const plain = { value: data, inPage: null };
  if (shared === null) return plain;
  if (literal?.text !== shared) {
    const written = JSON.stringify(shared);
    literal = { text: shared, written, inPage: Buffer.from(inScript(written)) };
  }
  const { written, inPage } = literal;
  const at = data.indexOf(written);
  if (at === -1) return plain;
  return { value: data.slice(0, at) + MARK + data.slice(at + written.length), inPage };
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': String.raw`\u0026`,
  '>': String.raw`\u003e`,
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** A part of a text as the router writes it into a script. */
function inScript(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[&><\u2028\u2029]/g, (character) => ESCAPED[character]!);
}
