/** Nothing that is stored lies as deep, and what does would use the whole stack up when it is written as JSON. */
export const MOST_LEVELS = 50;

/** What no database keeps: the dotted path to a text, or the field that something lies too deep in. */
export type Unstorable = { readonly kind: 'not-text' | 'too-deep'; readonly field: string };

/** PostgreSQL keeps neither half of a pair of surrogates nor a NUL. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Looks through a value of JSON, without recursion, which one that is nested deeply would break. */
export function unstorableIn(whole: unknown): Unstorable | null {
  const open: [value: unknown, field: string, level: number][] = [[whole, '', 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, field, level] = next;
    if (typeof value === 'string' && !isStorableText(value)) return { kind: 'not-text', field };
    if (typeof value !== 'object' || value === null) continue;
    if (level > MOST_LEVELS) return { kind: 'too-deep', field: field.split('.', 1)[0] ?? '' };
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorableText(name)) return { kind: 'not-text', field };
      open.push([inner, field === '' ? name : `${field}.${name}`, level + 1]);
    }
  }
  return null;
}
