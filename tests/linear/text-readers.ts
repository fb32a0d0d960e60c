import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An exported function whose first argument is a text, bytes, a form, or something not known yet. */
export type TextReader = {
  readonly file: string;
  readonly name: string;
  /** The types of its parameters, as written. */
  readonly types: readonly string[];
};

const ROOT = join(import.meta.dirname, '..', '..');
/** Not those that wait for something: they do more than read. */
const DECLARED = /^export (?:function (\w+)(?:<[^(]*>)?|const (\w+) = )\(/gm;
const IS_OUTSIDE =
  /^(?:readonly )?(?:string|Header|unknown|Uint8Array|Buffer|ArrayBuffer|FormData|URLSearchParams)\b/;
/** What touches the disk, a database or the page is no reader, and may not be called with any text. */
const DOES_MORE =
  /from 'node:(?:fs|fs\/promises|child_process|sqlite|worker_threads)'|from '(?:kysely|pg|react|sharp)'|\bdocument\.|\bwindow\.|process\.exit/;

/** All readers in these rooms. */
export function textReaders(rooms: readonly string[]): readonly TextReader[] {
  const files = globSync(`{${rooms.join(',')}}/**/*.ts`, { cwd: ROOT })
    .filter((file) => !/\.(?:test|d)\.ts$|\/testing\/|suite\.ts$/.test(file))
    .toSorted();
  return files.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    if (DOES_MORE.test(source)) return [];
    return [...source.matchAll(DECLARED)]
      .map((found) => ({
        file,
        name: found[1] ?? found[2]!,
        types: parameterTypes(source.slice(found.index + found[0].length)),
      }))
      .filter(({ types }) => IS_OUTSIDE.test(types[0] ?? ''));
  });
}

/** The types up to the bracket that closes the list; a parameter without one has its default. */
function parameterTypes(source: string): readonly string[] {
  const parameters: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at);
    if ('([{<'.includes(sign)) depth += 1;
    if (depth === 0 && (sign === ',' || sign === ')')) {
      parameters.push(source.slice(from, at));
      from = at + 1;
      if (sign === ')') break;
    }
    if (')]}'.includes(sign) || (sign === '>' && source.charAt(at - 1) !== '=')) depth -= 1;
  }
  return parameters
    .map((written) => written.trim())
    .filter((written) => written !== '')
    .map((written) => /^[^:]*?\??:\s*([\s\S]*?)(?:\s=\s[\s\S]*)?$/.exec(written)?.[1] ?? '');
}
