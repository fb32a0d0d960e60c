/** Some 300 bytes each. Most texts of a report stand in every report. */
const MOST_KEPT = 4000;

/** What was found out about a text, kept for the next report; an erasure ends the threads that keep it. */
export class Known<Value> {
  readonly #kept = new Map<string, Value>();

  get(text: string): Value | undefined {
    return this.#kept.get(text);
  }

  set(text: string, value: Value): Value {
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(text, value);
    return value;
  }
}
