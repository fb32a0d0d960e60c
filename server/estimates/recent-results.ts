/**
 * Remembers the results of the latest keys. For sums that take long, come often with the same input (a
 * page's example, a form posted again) and depend on nothing but their key.
 */
export function recentResults<Value>(mostKept: number) {
  const kept = new Map<string, Value>();
  const set = (key: string, value: Value): void => {
    // A Map lists its keys by the moment of setting: set anew, a key is the latest again.
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  };
  const get = (key: string): Value | undefined => {
    const value = kept.get(key);
    if (value !== undefined) set(key, value);
    return value;
  };
  return { get, set };
}
