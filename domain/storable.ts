/**
 * Nothing stored is nested this deeply, and anything deeper would exhaust the stack when written as
 * JSON.
 */
export const MOST_LEVELS = 50;

/**
 * What no database can store: the dotted path to a text, or to the field that is nested too deeply.
 */
export type Unstorable = { readonly kind: 'not-text' | 'too-deep'; readonly field: string };

/** PostgreSQL stores neither an unpaired surrogate nor a NUL. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Walks a JSON value without recursion, which a deeply nested one would break. */
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
