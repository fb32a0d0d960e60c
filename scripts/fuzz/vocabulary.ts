import type { Vocabulary } from './odd-values.ts';

type Schema = Readonly<Record<string, unknown>>;

/**
 * The fields in a description of calls, with the words each allows and the limits of its number.
 */
export function vocabularyOf(description: unknown): Map<string, readonly string[]> {
  const known = new Map<string, readonly string[]>();
  const read = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { properties, ...rest } = part as Schema;
    for (const [name, schema] of Object.entries(properties ?? {}))
      known.set(name, [...new Set([...(known.get(name) ?? []), ...wordsOf(schema)])]);
    for (const inside of [...Object.values(rest), ...Object.values(properties ?? {})]) read(inside);
  };
  read(description);
  return known;
}

function wordsOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { enum: words = [], const: word, anyOf = [], minimum, maximum } = schema as Schema;
  const limits = [minimum, maximum].filter((limit) => typeof limit === 'number');
  return [
    ...[...(words as unknown[]), word].filter((one) => typeof one === 'string'),
    ...limits.flatMap((limit) => [-1, 0, 1].map((step) => String(limit + step))),
    ...(anyOf as unknown[]).flatMap(wordsOf),
  ];
}

/** The same plus the form fields that no call has. */
export function withNames(vocabulary: Vocabulary, names: readonly string[]): Vocabulary {
  return new Map([...names.map((name) => [name, []] as const), ...vocabulary]);
}
