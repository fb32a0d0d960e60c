import type { Outcome } from './outcome.ts';

type Told = { readonly write: boolean; readonly unread: readonly string[] };

const WORDS = {
  imported: 'imported',
  'already-imported': 'there from an earlier run',
  'kept-without-result': 'kept without a result',
  refused: 'refused',
} as const satisfies Record<Outcome['result'], string>;

/** What a run did, or would do: sums per collection, then every document that was refused, and why. */
export function importReport(outcomes: readonly Outcome[], { write, unread }: Told): string {
  const collections = [...new Set(outcomes.map(({ collection }) => collection))];
  const lines = [
    write ? 'Import' : 'Dry run: nothing is stored. Add --write to import.',
    ...collections.map((collection) => sums(collection, outcomes)),
    ...unread.map((name) => `${name}: not a collection of the site; not read`),
  ];
  const explained = outcomes.filter(({ reason }) => reason !== null);
  if (explained.length > 0) {
    const shown = explained.map(
      ({ collection, id, result, reason }) =>
        `  ${collection}/${id}: ${WORDS[result]}: ${String(reason)}`,
    );
    lines.push('', 'Refused, or without a result:', ...shown);
  }
  const leftOut = counted(outcomes);
  if (leftOut.length > 0) lines.push('', 'Fields left out:', ...leftOut.map((line) => `  ${line}`));
  return lines.join('\n');
}

function sums(collection: string, outcomes: readonly Outcome[]): string {
  const own = outcomes.filter((outcome) => outcome.collection === collection);
  const parts = Object.entries(WORDS).flatMap(([result, word]) => {
    const count = own.filter((outcome) => outcome.result === result).length;
    return count === 0 ? [] : [`${count} ${word}`];
  });
  return `${collection}: ${own.length}, ${parts.join(', ')}`;
}

function counted(outcomes: readonly Outcome[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { collection, leftOut } of outcomes) {
    for (const field of leftOut) {
      const line = `${collection} ${field}`;
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  return [...counts].map(([line, count]) => `${line} (${count})`);
}
