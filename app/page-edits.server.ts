/** Bytes of a page to be replaced by a text; an empty range inserts the text. */
export type PageEdit = {
  readonly from: number;
  readonly to: number;
  readonly text: string | Buffer;
};

/**
 * A page with all its edits made at once. It stays as the bytes React wrote: as one long text it
 * would be read and written again for each edit, which is the expensive part of sending it.
 */
export function editedPage(page: Buffer, edits: readonly PageEdit[]): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  let done = 0;
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    parts.push(page.subarray(done, from), typeof text === 'string' ? Buffer.from(text) : text);
    done = to;
  }
  parts.push(page.subarray(done));
  return Buffer.concat(parts);
}

/** What lies between two marks in a page, including the marks. */
export type Passage = { readonly from: number; readonly to: number };

/** Every passage between these marks; one without an end is skipped. */
export function passagesIn(page: Buffer, begin: string, end: string): readonly Passage[] {
  const passages: Passage[] = [];
  for (let from = page.indexOf(begin); from !== -1; from = page.indexOf(begin, from)) {
    const last = page.indexOf(end, from + begin.length);
    if (last === -1) break;
    passages.push({ from, to: last + end.length });
    from = last + end.length;
  }
  return passages;
}
