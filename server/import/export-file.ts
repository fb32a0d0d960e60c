import { readFileSync, statSync } from 'node:fs';
import { fail, ok, type Result } from '../../domain/result.ts';
import { COLLECTIONS, type Collection } from '../field-names.ts';
import { isDocument } from './known-fields.ts';
import { plainExport } from './plain-values.ts';

/** It is read as a whole, which takes several times as much memory. */
const MOST_MB = 200;
const MB = 1024 * 1024;

/** Collections of the former site, each a map of ids to documents, and its users. docs/import.md describes it. */
export type ExportFile = { readonly users?: readonly unknown[] } & {
  readonly [Name in Collection]?: Readonly<Record<string, unknown>>;
};

export type UnreadableExport = { readonly kind: 'unreadable'; readonly reason: string };

type Reading<Value> = Result<Value, UnreadableExport>;

const refuse = (reason: string) => fail({ kind: 'unreadable' as const, reason });

export function readExportFile(path: string): Reading<ExportFile> {
  let bytes: Uint8Array;
  try {
    const mb = Math.ceil(statSync(path).size / MB);
    if (mb > MOST_MB)
      return refuse(`${path} has ${mb} MB; ${MOST_MB} MB are read at most. Split it.`);
    bytes = readFileSync(path);
  } catch (error) {
    return refuse(`${path} can't be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
  }
  try {
    // A file in another encoding would lose its letters without a word.
    return readExport(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse('The file is not UTF-8 text.');
  }
}

export function readExport(text: string): Reading<ExportFile> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    // The rest of the message shows a piece of the file.
    const [place = 'it ends too early or is something else'] =
      /line \d+ column \d+/.exec(String(error)) ?? [];
    return refuse(`The file is not JSON: ${place}.`);
  }
  if (!isDocument(content)) return refuse(`The file is ${kindOf(content)}, not one JSON object.`);
  const plain = plainExport(content);
  const { users } = plain;
  if (users !== undefined && !Array.isArray(users))
    return refuse(`"users" is ${kindOf(users)}, not a list of users.`);
  const names = Object.keys(COLLECTIONS).filter((name) => plain[name] !== undefined);
  for (const name of names) {
    if (!isDocument(plain[name]))
      return refuse(`"${name}" is ${kindOf(plain[name])}, not a map of ids to documents.`);
  }
  if (users === undefined && names.length === 0)
    return refuse('The file holds no users and none of the collections.');
  return ok(plain);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** What the file holds besides: not read. */
export function unknownCollections(file: ExportFile): readonly string[] {
  return Object.keys(file).filter((name) => name !== 'users' && !Object.hasOwn(COLLECTIONS, name));
}
