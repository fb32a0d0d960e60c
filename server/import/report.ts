import type { Outcome } from './outcome.ts';
import { plainText } from './shown-id.ts';

type Told = { readonly write: boolean; readonly unread: readonly string[] };

/** What a run did, or would do: sums per collection, then every document that was refused, and why. */
export function importReport(outcomes: readonly Outcome[], { write, unread }: Told): string {
  const collections = [...new Set(outcomes.map(({ collection }) => collection))];
  const head = [
    write ? 'Import' : 'Dry run: nothing is stored. Add --write to import.',
    ...collections.map((name) =>
      sums(
        name,
        outcomes.filter(({ collection }) => collection === name),
      ),
    ),
    sums('all', outcomes),
    ...unread.map((name) => `${plainText(name)}: not a collection of the site; not read`),
  ];
  const explained = (result: Outcome['result']) =>
    outcomes
      .filter((outcome) => outcome.result === result && outcome.reason !== null)
      .map(({ collection, id, reason }) => `${collection}/${id}: ${String(reason)}`);
  return [
    ...head,
    ...section('Refused', explained('refused')),
    ...section('Imported without a result', explained('imported')),
    ...section('Fields that were not taken over', counted(outcomes)),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}

function sums(name: string, outcomes: readonly Outcome[]): string {
  const count = (wanted: Outcome['result']) =>
    outcomes.filter(({ result }) => result === wanted).length;
  return `${name}: ${outcomes.length} (${count('imported')} imported, ${count('already-here')} already here, ${count('refused')} refused)`;
}

function counted(outcomes: readonly Outcome[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { collection, leftOut } of outcomes) {
    for (const field of leftOut) {
      const line = `${collection} ${plainText(field)}`;
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  return [...counts].map(([line, count]) => `${line} (${count})`);
}
