import type { EditionReader } from './publications.ts';

/**
 * What staff publish, read again only in another edition. The same object as long as nothing of it changes, so that
 * whoever has made something of it need not look into it.
 * @param edition of what is published
 * @param read the rows
 * @param make what is calculated with, of the rows
 */
export function byEdition<Rows, Value>(
  edition: EditionReader,
  read: () => Promise<Rows>,
  make: (rows: Rows) => Value,
): () => Promise<Value> {
  let known: { readonly edition: string; readonly text: string; readonly value: Value } | null =
    null;
  return async () => {
    const now = await edition();
    if (known?.edition === now) return known.value;
    const rows = await read();
    const text = JSON.stringify(rows);
    known = { edition: now, text, value: known?.text === text ? known.value : make(rows) };
    return known.value;
  };
}
