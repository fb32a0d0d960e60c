/**
 * Remembers what was computed for the latest few questions, so that a moved slider costs no new year.
 * @param compute gives the value; called once per remembered key
 * @param keyOf the same for questions with the same answer
 * @param mostKept keys that are remembered, those used last
 * @returns the same function with a memory; what it returns is shared and must not be changed
 */
export function rememberRecent<Question extends readonly unknown[], Value>(
  compute: (...question: Question) => Value,
  keyOf: (...question: Question) => string,
  mostKept: number,
): (...question: Question) => Value {
  const kept = new Map<string, { readonly value: Value }>();
  return (...question) => {
    const key = keyOf(...question);
    const known = kept.get(key) ?? { value: compute(...question) };
    kept.delete(key);
    kept.set(key, known);
    if (kept.size > mostKept) {
      const oldest = kept.keys().next().value;
      if (oldest !== undefined) kept.delete(oldest);
    }
    return known.value;
  };
}
