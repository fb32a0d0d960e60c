/**
 * A value on its way to a page, as one text: some hundred values of their own take the router ten times as long to write and to
 * read.
 */
export type SentValue<Value> = { readonly json: string; readonly type?: Value };

// Whoever sends a value draws the page from that very value; and what was read once is not read again.
const values = new WeakMap<SentValue<unknown>, unknown>();

/** @param value that JSON can say */
export function sentValue<Value>(value: Value): SentValue<Value> {
  const sent: SentValue<Value> = { json: JSON.stringify(value) };
  values.set(sent, value);
  return sent;
}

/** The same object for the same sent one. */
export function receivedValue<Value>(sent: SentValue<Value>): Value {
  const known = values.get(sent);
  if (known !== undefined) return known as Value;
  const value = JSON.parse(sent.json) as Value;
  values.set(sent, value);
  return value;
}
